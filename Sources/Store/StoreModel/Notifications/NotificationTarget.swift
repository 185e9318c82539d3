/// The destination of a store's notifications.
package struct NotificationTarget: Hashable, Sendable {
    /// The URL of the team's server, as it was typed.
    package let url: String
    /// The retry policy.
    package let retry: NotificationRetry

    /// Creates a value from its parts without validating them.
    package init(url: String, retry: NotificationRetry) {
        self.url = url
        self.retry = retry
    }
}
