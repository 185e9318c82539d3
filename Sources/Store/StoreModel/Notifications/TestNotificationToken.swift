/// What a server asks for the result of a test with (Apple's `testNotificationToken`): the notification's id, `_` and the
/// moment of the request in milliseconds.
package struct TestNotificationToken: Hashable, Sendable {
    /// The notification.
    package let id: NotificationID
    /// When it was asked for.
    package let at: Timestamp

    /// Takes the parts as they are.
    package init(id: NotificationID, at: Timestamp) {
        self.id = id
        self.at = at
    }

    /// Reads a token; nil for a text that was never one.
    package init?(text: String) {
        let parts = text.split(separator: "_", omittingEmptySubsequences: false)
        guard parts.count == 2, UniqueID.isUUID(String(parts[0])),
            let time = Int64(parts[1]), String(time) == parts[1]
        else { return nil }
        self.init(id: NotificationID(String(parts[0])), at: Timestamp(milliseconds: time))
    }

    /// The token as it is sent.
    package var text: String { "\(id)_\(at.milliseconds)" }
}
