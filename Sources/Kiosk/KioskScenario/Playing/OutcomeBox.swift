import Synchronization

/// Keeps what became of something that a customer has begun, until somebody asks.
final class OutcomeBox<Failure: Error>: Sendable {
    private let state = Mutex(CustomerOutcome<Failure>.waiting)

    var outcome: CustomerOutcome<Failure> {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
