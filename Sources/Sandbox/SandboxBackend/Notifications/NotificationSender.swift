package import StoreModel

/// Sends notifications to the team's server.
package protocol NotificationSender: Sendable {
    /// Sends a notification as Apple does, and returns the result; takes a few seconds at most.
    ///
    /// - Parameter url: The URL from the store's file, which is not validated.
    func post(_ signedPayload: JWS, to url: String) async -> SendAttemptResult
}
