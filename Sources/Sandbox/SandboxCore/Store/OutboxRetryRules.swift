/// Decides when a refund that the merchant could not settle is delivered again.
package enum OutboxRetryRules {
    /// The longest wait, in milliseconds: five minutes.
    private static let longest: Int64 = 300_000

    /// How long to wait after an attempt, in milliseconds: one second after the first, then twice as long each time.
    ///
    /// - Parameter number: Which attempt failed: 1 for the first.
    package static func wait(afterAttempt number: Int64) -> Int64 {
        min(longest, 1_000 << min(max(0, number - 1), 10))
    }
}
