package import StoreModel

extension NotificationPayload: SignedPayload {
    /// The claims that every notification has, and the claims of other payloads.
    package static var shape: PayloadShape { .notification }

    /// Rejects an id that is not a UUID, an unknown pair of type and subtype, an empty bundle id, and a token that is
    /// not from a sandbox.
    package var validationError: VerificationError? {
        guard UniqueID.isUUID(id.rawValue), !content.bundleID.rawValue.isEmpty,
            kind.type.forms.contains(kind.subtype)
        else { return .malformed }
        if case .externalPurchaseToken(let token) = content,
            !token.externalPurchaseID.hasPrefix("SANDBOX")
        {
            return .wrongEnvironment
        }
        return nil
    }
}

extension PayloadShape {
    /// The shape of a ``StoreModel/NotificationPayload``.
    static let notification = PayloadShape(
        requiredClaims: ["notificationType", "notificationUUID", "version", "signedDate"],
        forbiddenClaims: [
            "nonce", "verdict", "transactionId", "originalTransactionId", "bundleId", "productId",
            "autoRenewStatus", "autoRenewProductId", "receiptType", "deviceVerification",
        ])
}
