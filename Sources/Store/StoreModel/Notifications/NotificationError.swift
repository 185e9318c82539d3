/// A notification that can never be sent, as the store's file stands.
package struct NotificationError: Hashable, Sendable {
    /// Which one.
    package let id: NotificationID
    /// Why, one sentence.
    package let reason: String

    /// Takes the parts as they are.
    package init(id: NotificationID, reason: String) {
        self.id = id
        self.reason = reason
    }
}
