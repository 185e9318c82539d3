import KioskTestSupport

extension Scenario {
    /// Runs the same command again: a purchase with the same intent id must not be charged again.
    ///
    /// - Returns: The violations; empty after a correct run, and for a command that must not be repeated.
    func repeated(_ command: [String], in profile: Profile) async throws -> [String] {
        guard isRepeatable else { return [] }
        let charges = try CustomerRecordCounts(of: profile).charges
        let again = try await profile.runOnDevice(Scenario.withLongTimeout(command))
        guard again.status == 0 else {
            return [
                "The repeated command exits with \(again.status): \(again.output)\(again.errors)"
            ]
        }
        let ledgers = try CustomerRecordCounts(of: profile)
        if command.contains(Scenario.intent), ledgers.charges > charges,
            try profile.number(
                profile.store,
                "SELECT count(*) FROM transactions WHERE intent_id = '\(Scenario.intent)'") != 1
        {
            return ["The repeated command charged again: \(ledgers)"]
        }
        // A device receives the changes that a sandbox command made at the store at its next start.
        return command.first == "sandbox"
            ? try await RecoveryCheck.violations(in: profile) : try Oracle.violations(in: profile)
    }
}
