package import StoreModel

/// One step of a scenario with its expectations.
package struct ScenarioStep: Hashable, Sendable {
    /// The line in the file, counted from 1.
    package let line: Int
    /// The displayed text: the operation in the words of the file.
    package let text: String
    /// The operation.
    package let act: ScenarioOperation
    /// The device; nil for the first one.
    package let device: DeviceName?
    /// The expectations with their positions.
    let wanted: [LocatedExpectation]
    /// The time within which the expectations must be met, in milliseconds of the world.
    package let patience: Int64
    /// The column in the file, counted from 1.
    var column = 1
    /// Whether an impossible step is skipped instead of failing the scenario.
    var isOptional = false

    /// The position in the file.
    package var place: FileLocation { FileLocation(line: line, column: column) }

    /// The expectations.
    package var expectations: [Expectation] { wanted.map(\.expectation) }

    /// The longest duration of the step, in milliseconds of the world.
    var longest: Int64 {
        if case .wait(let time) = act { time + patience } else { patience }
    }

    /// Whether the step requires notifications to the team's server.
    var concernsTeamServer: Bool {
        switch act {
        case .teamServer: true
        case .server(let question): question.concernsNotifications
        default: asksNotifications
        }
    }

    /// Whether the step checks the notifications of the team's server.
    var asksNotifications: Bool {
        expectations.contains { if case .notifications = $0 { true } else { false } }
    }

    /// Returns a copy for one round of a repetition.
    func inRound(_ round: Int, of count: Int) -> ScenarioStep {
        ScenarioStep(
            line: line, text: "\(text) (round \(round) of \(count))", act: act, device: device,
            wanted: wanted, patience: patience, column: column, isOptional: isOptional)
    }
}
