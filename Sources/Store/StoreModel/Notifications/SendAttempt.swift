/// One attempt to send a notification, as the App Store Server API tells it (`SendAttemptItem`).
package struct SendAttempt: Hashable, Sendable, Codable {
    /// When, by the store's clock.
    package let attemptDate: Timestamp
    /// How it ended.
    package let sendAttemptResult: SendAttemptResult

    /// Takes the parts as they are.
    package init(attemptDate: Timestamp, sendAttemptResult: SendAttemptResult) {
        self.attemptDate = attemptDate
        self.sendAttemptResult = sendAttemptResult
    }
}
