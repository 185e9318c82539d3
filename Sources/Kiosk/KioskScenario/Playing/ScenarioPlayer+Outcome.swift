import PurchaseEngine

extension ScenarioPlayer {
    /// Starts a customer's operation and returns its outcome at the end of the waiting time.
    func outcome<Failure: Error>(
        on device: ScenarioDevice,
        _ body: @escaping @Sendable (PurchaseEngine) async throws(Failure) -> Void
    ) throws -> CustomerOutcome<Failure> {
        let told = OutcomeBox<Failure>()
        try begin(on: device) { engine in
            do throws(Failure) {
                try await body(engine)
                told.outcome = .done
            } catch {
                told.outcome = .failed(error)
            }
        }
        return told.outcome
    }
}
