package import StoreModel

/// What a notification is made of, before anything of it is signed.
package struct NotificationParts: Sendable {
    /// The notification itself, but for what is signed inside it.
    package var content: NotificationContent
    /// The transaction inside it.
    package var transaction: Transaction?
    /// The subscription's next renewal inside it.
    package var renewal: RenewalInfo?
    /// The customer's copy of the app inside it.
    package var appTransaction: AppTransaction?

    /// Takes the one part that each notification has.
    init(_ content: NotificationContent) {
        self.content = content
    }
}
