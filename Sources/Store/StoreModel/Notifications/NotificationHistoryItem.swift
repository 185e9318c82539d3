/// A notification with what became of it (App Store Server API, `NotificationHistoryResponseItem`).
package struct NotificationHistoryItem: Hashable, Sendable, Codable {
    /// What was sent last, signed anew with the date of that attempt.
    package let signedPayload: JWS
    /// Oldest first.
    package let sendAttempts: [SendAttempt]

    /// Takes the parts as they are.
    package init(signedPayload: JWS, sendAttempts: [SendAttempt]) {
        self.signedPayload = signedPayload
        self.sendAttempts = sendAttempts
    }
}
