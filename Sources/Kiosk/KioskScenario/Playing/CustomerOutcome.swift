import PurchaseEngine
import Synchronization

/// What became of something that a customer has begun.
enum CustomerOutcome<Failure: Error> {
    case waiting, done
    case failed(Failure)
}

extension ScenarioPlayer {
    /// Begins something that a customer does, and says what had become of it when its time was over.
    func outcome<Failure: Error>(
        on device: ScenarioDevice,
        _ body: @escaping @Sendable (PurchaseEngine) async throws(Failure) -> Void
    ) throws -> CustomerOutcome<Failure> {
        let told = Told<Failure>()
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

/// Keeps what became of it.
private final class Told<Failure: Error>: Sendable {
    private let state = Mutex(CustomerOutcome<Failure>.waiting)

    var outcome: CustomerOutcome<Failure> {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
