package import StoreModel

/// Sends notifications to the team's server.
package protocol NotificationSender: Sendable {
    /// Posts one as Apple does, and says how that ended; takes a few seconds at most.
    ///
    /// - Parameter url: As it stands in the store's file, which may be anything.
    func post(_ signedPayload: JWS, to url: String) async -> SendAttemptResult
}
