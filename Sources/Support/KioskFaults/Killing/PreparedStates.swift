/// The initial state of each scenario, prepared once.
struct PreparedStates: Sendable {
    private var states: [String: Profile] = [:]

    init(_ program: String) async throws {
        for scenario in Scenario.all {
            states[scenario.name] = try await scenario.start(program)
        }
    }

    func copy(of scenario: Scenario) throws -> Profile {
        guard let state = states[scenario.name] else {
            throw Scenario.PreparationFailed(what: scenario.name)
        }
        return try state.copy()
    }
}
