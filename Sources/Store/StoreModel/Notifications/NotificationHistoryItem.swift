/// A notification with its attempts (App Store Server API, `NotificationHistoryResponseItem`).
package struct NotificationHistoryItem: Hashable, Sendable, Codable {
    /// The last payload, signed again with the date of that attempt.
    package let signedPayload: JWS
    /// The attempts, oldest first.
    package let sendAttempts: [SendAttempt]

    /// Creates a value from its parts without validating them.
    package init(signedPayload: JWS, sendAttempts: [SendAttempt]) {
        self.signedPayload = signedPayload
        self.sendAttempts = sendAttempts
    }
}
