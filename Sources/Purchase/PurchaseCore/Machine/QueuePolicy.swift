public import StoreModel

/// The options of the state machine.
public struct QueuePolicy: Hashable, Sendable {
    /// Whether a delivered transaction is finished automatically.
    public let autoFinish: Bool
    /// How long after the customer's confirmation an order may be charged for the first time, in milliseconds. After
    /// that, the store is asked first, and an order that it never received is closed.
    public let confirmWindow: Int64
    /// A value that enters the jitter of every wait beside the order's ID, so that devices do not retry in step.
    public let seed: String

    /// Creates a policy; the default window is 15 minutes.
    public init(autoFinish: Bool = true, confirmWindow: Int64 = 900_000, seed: String = "") {
        self.autoFinish = autoFinish
        self.confirmWindow = confirmWindow
        self.seed = seed
    }

    /// Returns the same policy with another seed.
    public func seeded(_ seed: String) -> QueuePolicy {
        QueuePolicy(autoFinish: autoFinish, confirmWindow: confirmWindow, seed: seed)
    }

    /// Returns whether an order may still be charged for the first time.
    ///
    /// A confirmation that lies in the future by more than the window counts as old: the clock has been changed since,
    /// and the order would otherwise stay fresh for years.
    public func isFresh(_ intent: Intent, now: Timestamp) -> Bool {
        now.since(intent.confirmedAt).magnitude <= confirmWindow.magnitude
    }

    /// Returns the moment of the next attempt after `attempt` failed ones; see
    /// ``Backoff/delay(attempt:seed:retryAfter:)``.
    public func nextAttempt(
        _ attempt: Int, of subject: String, retryAfter: Int64?, now: Timestamp
    ) -> Timestamp {
        now.adding(
            milliseconds: Backoff.delay(
                attempt: attempt, seed: seed + subject, retryAfter: retryAfter))
    }
}
