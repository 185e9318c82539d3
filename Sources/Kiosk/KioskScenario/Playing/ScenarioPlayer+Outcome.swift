import PurchaseEngine

extension ScenarioPlayer {
    /// Begins something that a customer does, and says what had become of it when its time was over.
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
