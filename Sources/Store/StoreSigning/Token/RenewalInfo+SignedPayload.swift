package import StoreModel

extension RenewalInfo: SignedPayload {
    /// The claims that every renewal info has, and the claims of other payloads.
    package static var shape: PayloadShape {
        PayloadShape(
            own: ["autoRenewProductId", "autoRenewStatus", "originalTransactionId", "productId"],
            foreign: [
                "transactionId", "notificationType", "notificationUUID", "nonce", "verdict",
                "receiptType", "bundleId",
            ])
    }

    /// Rejects empty identifiers.
    package var fault: VerificationError? {
        let names = [
            originalTransactionID.rawValue, autoRenewProductID.rawValue, productID.rawValue,
        ]
        return names.allSatisfy { !$0.isEmpty } ? nil : .malformed
    }
}
