package import StoreModel

/// Notifications, and what stands signed inside them.
///
/// Whoever acts on a notification also has to remember its id: a genuine one may be sent again by anybody.
extension JWSVerifier {
    /// Reads a notification of an app.
    ///
    /// - Parameters:
    ///   - jws: What was received, from anybody.
    ///   - bundleID: The app that it must be about, compared byte by byte; nil for any.
    ///   - now: The time, to refuse what is signed in the future.
    /// - Throws: ``VerificationError`` for the first rule that it breaks.
    package func verifyNotification(
        _ jws: JWS, bundleID: BundleID?, now: Timestamp
    ) throws(VerificationError) -> NotificationPayload {
        let payload = try verify(jws, as: NotificationPayload.self, now: now)
        guard bundleID == nil || payload.content.bundleID == bundleID else { throw .wrongBundle }
        return payload
    }

    /// Reads what is said of a subscription's next renewal.
    ///
    /// - Throws: ``VerificationError`` for the first rule that it breaks.
    package func verifyRenewalInfo(
        _ jws: JWS, now: Timestamp
    ) throws(VerificationError) -> RenewalInfo {
        try verify(jws, as: RenewalInfo.self, now: now)
    }

    /// Reads what is said of a customer's copy of the app.
    ///
    /// - Throws: ``VerificationError`` for the first rule that it breaks.
    package func verifyAppTransaction(
        _ jws: JWS, bundleID: BundleID, now: Timestamp
    ) throws(VerificationError) -> AppTransaction {
        let payload = try verify(jws, as: AppTransaction.self, now: now)
        guard payload.bundleID == bundleID else { throw .wrongBundle }
        return payload
    }
}
