/// Where a store sends its notifications.
package struct NotificationTarget: Hashable, Sendable {
    /// The team's server, as its people wrote it.
    package let url: String
    /// What happens after a failure.
    package let retry: NotificationRetry

    /// Takes the parts as they are.
    package init(url: String, retry: NotificationRetry) {
        self.url = url
        self.retry = retry
    }
}
