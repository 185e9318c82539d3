/// One attempt to send a notification, as the App Store Server API reports it (`SendAttemptItem`).
package struct SendAttempt: Hashable, Sendable, Codable {
    /// The time, by the store's clock.
    package let attemptDate: Timestamp
    package let sendAttemptResult: SendAttemptResult

    /// Creates a value from its parts without validating them.
    package init(attemptDate: Timestamp, sendAttemptResult: SendAttemptResult) {
        self.attemptDate = attemptDate
        self.sendAttemptResult = sendAttemptResult
    }
}
