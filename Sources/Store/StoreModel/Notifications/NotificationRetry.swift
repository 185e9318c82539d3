/// What the store does after an attempt to send a notification has failed; the raw values are the words of `--notify-retry`.
package enum NotificationRetry: String, Codable, Hashable, Sendable, CaseIterable {
    /// Nothing, as Apple's sandbox does.
    case once
    /// It tries five more times, as Apple's store does.
    case production
}
