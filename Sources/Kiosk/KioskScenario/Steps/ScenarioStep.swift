package import StoreModel

/// One step of a scenario, and what has to be so after it.
package struct ScenarioStep: Hashable, Sendable {
    /// Its line in the file, counted from 1.
    package let line: Int
    /// As it is told: the act in the file's words.
    package let text: String
    /// What happens.
    package let act: ScenarioOperation
    /// On which device; nil for the first one.
    package let device: DeviceName?
    /// What has to be so, each with its place.
    let wanted: [LocatedExpectation]
    /// Within how many milliseconds of the world's time.
    package let patience: Int64
    /// Its column in the file, counted from 1.
    var column = 1
    /// Whether the step is skipped when it cannot be done, instead of failing the scenario.
    var isOptional = false

    /// Where it stands in the file.
    package var place: FileLocation { FileLocation(line: line, column: column) }

    /// What has to be so.
    package var expectations: [Expectation] { wanted.map(\.expectation) }

    /// How long it may take, in milliseconds of the world.
    var longest: Int64 {
        if case .wait(let time) = act { time + patience } else { patience }
    }

    /// Whether the store tells the team's server something in it, or it asks what it was told.
    var concernsTeamServer: Bool {
        switch act {
        case .teamServer: true
        case .server(let question): question.concernsNotifications
        default: asksNotifications
        }
    }

    /// Whether it is expected what the team's server was told.
    var asksNotifications: Bool {
        expectations.contains { if case .notifications = $0 { true } else { false } }
    }

    /// The same in one round of several.
    func inRound(_ round: Int, of count: Int) -> ScenarioStep {
        ScenarioStep(
            line: line, text: "\(text) (round \(round) of \(count))", act: act, device: device,
            wanted: wanted, patience: patience, column: column, isOptional: isOptional)
    }
}
