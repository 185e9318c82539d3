package import StoreModel

/// A notification that a receiver was sent, with the result of its verification.
package struct ReceivedNotification: Sendable {
    /// The result of the verification.
    package enum Verification: Sendable {
        /// The notification is genuine; its signed parts are decoded.
        case genuine(NotificationPayload, SignedParts)
        /// The notification is not genuine; the text says why, as a sentence.
        case refused(String)
    }

    /// The decoded signed parts of a notification.
    package struct SignedParts: Sendable {
        /// The transaction.
        package var transaction: Transaction?
        /// The renewal info of the subscription.
        package var renewal: RenewalInfo?
        /// The app transaction.
        package var appTransaction: AppTransaction?
    }

    /// The result of the verification.
    package let verification: Verification
    /// The status of the response.
    package let responseStatus: Int
    /// Whether a notification with the same ID was received before, because it was sent again.
    package let isRepeated: Bool
}
