/// A notification that cannot be created from the store's records and is therefore never sent.
package struct NotificationError: Hashable, Sendable {
    package let id: NotificationID
    /// Why it cannot be created, in one sentence.
    package let reason: String

    /// Creates a value from its parts without validating them.
    package init(id: NotificationID, reason: String) {
        self.id = id
        self.reason = reason
    }
}
