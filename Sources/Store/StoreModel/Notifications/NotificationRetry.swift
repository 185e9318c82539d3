/// The retry policy after a failed attempt to send a notification; the raw values are the words of `--notify-retry`.
package enum NotificationRetry: String, Codable, Hashable, Sendable, CaseIterable {
    /// Does not retry, as Apple's sandbox.
    case once
    /// Retries five times, as Apple's store.
    case production
}
