/// A notification as the store keeps it.
package struct NotificationRecord: Hashable, Sendable {
    /// The id, the same for every attempt.
    package let id: NotificationID
    /// The type and subtype; nil if the store's file has an unknown word.
    package let kind: NotificationKind?
    /// The transaction that it concerns; nil for a test.
    package let transactionID: TransactionID?
    /// When the event happened, by the store's clock.
    package let at: Timestamp
    /// The attempts so far, oldest first.
    package let attempts: [SendAttempt]
    /// When the next attempt is due; nil if no further attempt is planned.
    package let nextAttempt: Timestamp?
    /// Whether it waits until an earlier one with the same original transaction is delivered or abandoned.
    package let isBehind: Bool
    /// Why it cannot be sent, in one sentence; nil if it can be sent.
    package let fault: String?

    /// Creates a value from its parts without validating them.
    package init(
        id: NotificationID, kind: NotificationKind?, transactionID: TransactionID?, at: Timestamp,
        attempts: [SendAttempt], nextAttempt: Timestamp?, isBehind: Bool = false,
        fault: String? = nil
    ) {
        self.id = id
        self.kind = kind
        self.transactionID = transactionID
        self.at = at
        self.attempts = attempts
        self.nextAttempt = nextAttempt
        self.isBehind = isBehind
        self.fault = fault
    }

    /// Whether the server received it.
    package var isDelivered: Bool { attempts.contains { $0.sendAttemptResult == .success } }

    /// Whether all attempts so far failed.
    package var hasFailed: Bool { !attempts.isEmpty && !isDelivered }
}
