package import StoreModel

/// Verification of notifications and of the payloads inside them.
///
/// A caller that acts on a notification must also remember its id, since a genuine one can be replayed.
extension JWSVerifier {
    /// Verifies a notification of an app.
    ///
    /// - Parameters:
    ///   - jws: The received token, untrusted.
    ///   - bundleID: The required app, compared byte by byte; nil for any.
    ///   - now: The current time, to reject a payload signed in the future.
    /// - Throws: ``VerificationError`` for the first violated rule.
    package func verifyNotification(
        _ jws: JWS, bundleID: BundleID?, now: Timestamp
    ) throws(VerificationError) -> NotificationPayload {
        let payload = try verify(jws, as: NotificationPayload.self, now: now)
        guard bundleID == nil || payload.content.bundleID == bundleID else { throw .wrongBundle }
        return payload
    }

    /// Verifies the info on a subscription's next renewal.
    ///
    /// - Throws: ``VerificationError`` for the first violated rule.
    package func verifyRenewalInfo(
        _ jws: JWS, now: Timestamp
    ) throws(VerificationError) -> RenewalInfo {
        try verify(jws, as: RenewalInfo.self, now: now)
    }

    /// Verifies the info on a customer's copy of the app.
    ///
    /// - Throws: ``VerificationError`` for the first violated rule.
    package func verifyAppTransaction(
        _ jws: JWS, bundleID: BundleID, now: Timestamp
    ) throws(VerificationError) -> AppTransaction {
        let payload = try verify(jws, as: AppTransaction.self, now: now)
        guard payload.bundleID == bundleID else { throw .wrongBundle }
        return payload
    }
}
