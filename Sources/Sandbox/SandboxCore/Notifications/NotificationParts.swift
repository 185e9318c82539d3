package import StoreModel

/// The unsigned parts of a notification.
package struct NotificationParts: Sendable {
    /// The notification itself, without its signed parts.
    package var content: NotificationContent
    /// The transaction in it.
    package var transaction: Transaction?
    /// The renewal info of the subscription in it.
    package var renewal: RenewalInfo?
    /// The app transaction in it.
    package var appTransaction: AppTransaction?

    /// Creates parts that have only a content.
    init(_ content: NotificationContent) {
        self.content = content
    }
}
