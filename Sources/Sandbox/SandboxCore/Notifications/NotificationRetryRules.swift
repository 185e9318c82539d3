package import StoreModel

/// Decides when a notification is sent again.
package enum NotificationRetryRules {
    /// How long after each failed attempt the next one is due, in milliseconds: 1, 12, 24, 48 and 72 hours (Apple,
    /// “Responding to App Store Server Notifications”).
    package static let production: [Int64] = [1, 12, 24, 48, 72].map { $0 * 3_600_000 }

    /// When the next attempt is due; nil where there is none.
    ///
    /// - Parameters:
    ///   - result: How the attempt ended.
    ///   - number: Which attempt it was: 1 for the first.
    ///   - now: The store's clock, when it ended.
    package static func next(
        after result: SendAttemptResult, attempt number: Int, retry: NotificationRetry,
        now: Timestamp
    ) -> Timestamp? {
        guard result != .success, retry == .production, production.indices.contains(number - 1)
        else { return nil }
        return now.adding(milliseconds: production[number - 1])
    }
}
