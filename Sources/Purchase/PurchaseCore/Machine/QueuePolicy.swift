public import StoreModel

/// The choices that the machine is run with.
public struct QueuePolicy: Hashable, Sendable {
    /// Whether a delivered transaction is finished without anybody asking.
    public let autoFinish: Bool
    /// For how long after the customer's confirmation an order may still be charged for the first time, in
    /// milliseconds; later the store is asked first, and an order that it never saw is closed.
    public let confirmWindow: Int64
    /// Goes into the jitter of every wait beside the order's id, so that devices do not ask in step.
    public let seed: String

    /// Takes the parts as they are; the window is 15 minutes unless told otherwise.
    public init(autoFinish: Bool = true, confirmWindow: Int64 = 900_000, seed: String = "") {
        self.autoFinish = autoFinish
        self.confirmWindow = confirmWindow
        self.seed = seed
    }

    /// The same choices with another seed.
    public func seeded(_ seed: String) -> QueuePolicy {
        QueuePolicy(autoFinish: autoFinish, confirmWindow: confirmWindow, seed: seed)
    }

    /// Whether an order may still be charged for the first time.
    ///
    /// One that was confirmed as long ahead as this is old, too: the clock that said so is not the one of today, and
    /// the order would stay young for years.
    public func isFresh(_ intent: Intent, now: Timestamp) -> Bool {
        now.since(intent.confirmedAt).magnitude <= confirmWindow.magnitude
    }

    /// The moment of the next try after `attempt` in vain; see ``Backoff/delay(attempt:seed:retryAfter:)``.
    public func nextTry(
        _ attempt: Int, of subject: String, retryAfter: Int64?, now: Timestamp
    ) -> Timestamp {
        now.adding(
            milliseconds: Backoff.delay(
                attempt: attempt, seed: seed + subject, retryAfter: retryAfter))
    }
}
