package import StoreModel

/// Decides when a notification is sent again after a failure.
package enum NotificationRetryRules {
    /// The delay after each failed attempt in milliseconds: 1, 12, 24, 48 and 72 hours (Apple, “Responding to App Store
    /// Server Notifications”).
    package static let production: [Int64] = [1, 12, 24, 48, 72].map { $0 * 3_600_000 }

    /// Returns the time of the next attempt; nil if it is not sent again.
    ///
    /// - Parameters:
    ///   - result: The result of the attempt.
    ///   - number: The number of the attempt, starting at 1.
    ///   - now: The store's time at the end of the attempt.
    package static func next(
        after result: SendAttemptResult, attempt number: Int, retry: NotificationRetry,
        now: Timestamp
    ) -> Timestamp? {
        guard result != .success, retry == .production, production.indices.contains(number - 1)
        else { return nil }
        return now.adding(milliseconds: production[number - 1])
    }
}
