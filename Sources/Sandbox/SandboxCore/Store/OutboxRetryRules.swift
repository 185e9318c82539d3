/// Decides when a refund is delivered again that the merchant could not apply.
package enum OutboxRetryRules {
    /// The maximum delay in milliseconds: five minutes.
    private static let longest: Int64 = 300_000

    /// Returns the delay after a failed attempt in milliseconds: one second after the first, then twice as long each
    /// time.
    ///
    /// - Parameter number: The number of the attempt, starting at 1.
    package static func wait(afterAttempt number: Int64) -> Int64 {
        min(longest, 1_000 << min(max(0, number - 1), 10))
    }
}
