import Synchronization

/// Stores the outcome of a customer's operation until it is read.
final class OutcomeBox<Failure: Error>: Sendable {
    private let state = Mutex(CustomerOutcome<Failure>.waiting)

    var outcome: CustomerOutcome<Failure> {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
