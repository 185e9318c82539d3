/// The token with which a server requests the result of a test (Apple's `testNotificationToken`): the notification's
/// id, `_` and the time of the request in milliseconds.
package struct TestNotificationToken: Hashable, Sendable {
    package let id: NotificationID
    /// When the test was requested.
    package let at: Timestamp

    /// Creates a value from its parts without validating them.
    package init(id: NotificationID, at: Timestamp) {
        self.id = id
        self.at = at
    }

    /// Parses a token; nil for a text that is not a valid token.
    package init?(text: String) {
        let parts = text.split(separator: "_", omittingEmptySubsequences: false)
        guard parts.count == 2, UniqueID.isUUID(String(parts[0])),
            let time = Int64(parts[1]), String(time) == parts[1]
        else { return nil }
        self.init(id: NotificationID(String(parts[0])), at: Timestamp(milliseconds: time))
    }

    /// The text of the token.
    package var text: String { "\(id)_\(at.milliseconds)" }
}
