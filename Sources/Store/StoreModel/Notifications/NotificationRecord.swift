/// A notification as the store keeps it.
package struct NotificationRecord: Hashable, Sendable {
    /// The same at every attempt.
    package let id: NotificationID
    /// What happened; nil where the store's file does not say it in any word that there is.
    package let kind: NotificationKind?
    /// What it is about; nil for a test.
    package let transactionID: TransactionID?
    /// When it happened, by the store's clock.
    package let at: Timestamp
    /// What was tried so far, oldest first.
    package let attempts: [SendAttempt]
    /// When it is tried next; nil where nothing is left to be done.
    package let nextAttempt: Timestamp?
    /// Whether it waits until an earlier one with the same first transaction is delivered or given up.
    package let isBehind: Bool
    /// Why it can never be sent, one sentence; nil where it can.
    package let fault: String?

    /// Takes the parts as they are.
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

    /// Whether the server has it.
    package var isDelivered: Bool { attempts.contains { $0.sendAttemptResult == .success } }

    /// Whether it was tried, and the server does not have it.
    package var hasFailed: Bool { !attempts.isEmpty && !isDelivered }
}
