package import StoreModel

extension NotificationPayload: SignedPayload {
    /// The claims that every notification has, and no other payload.
    package static var shape: PayloadShape { .notification }

    /// An id that is no UUID, a pair of types that is never sent, an unnamed app, or a token of no sandbox.
    package var fault: VerificationError? {
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
    /// A ``StoreModel/NotificationPayload``.
    static let notification = PayloadShape(
        own: ["notificationType", "notificationUUID", "version", "signedDate"],
        foreign: [
            "nonce", "verdict", "transactionId", "originalTransactionId", "bundleId", "productId",
            "autoRenewStatus", "autoRenewProductId", "receiptType", "deviceVerification",
        ])
}
