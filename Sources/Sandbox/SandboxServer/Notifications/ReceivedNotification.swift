package import StoreModel

/// What came to a receiver of notifications.
package struct ReceivedNotification: Sendable {
    /// What became of it.
    package enum Finding: Sendable {
        /// It is genuine, with what stands signed inside it.
        case genuine(NotificationPayload, Inside)
        /// It is not to be believed; a sentence says why.
        case refused(String)
    }

    /// What stands signed inside a notification.
    package struct Inside: Sendable {
        /// The transaction.
        package var transaction: Transaction?
        /// The subscription's next renewal.
        package var renewal: RenewalInfo?
        /// The customer's copy of the app.
        package var appTransaction: AppTransaction?
    }

    /// What became of it.
    package let finding: Finding
    /// The status that it was answered with.
    package let answered: Int
    /// Whether one with the same id has come before: a retry, or somebody sends it again.
    package let isRepeated: Bool
}
