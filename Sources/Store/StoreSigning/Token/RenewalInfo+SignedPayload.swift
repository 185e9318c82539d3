package import StoreModel

extension RenewalInfo: SignedPayload {
    /// The claims that every renewal info has, and no other payload.
    package static var shape: PayloadShape {
        PayloadShape(
            own: ["autoRenewProductId", "autoRenewStatus", "originalTransactionId", "productId"],
            foreign: [
                "transactionId", "notificationType", "notificationUUID", "nonce", "verdict",
                "receiptType", "bundleId",
            ])
    }

    /// An empty name.
    package var fault: VerificationError? {
        let names = [
            originalTransactionID.rawValue, autoRenewProductID.rawValue, productID.rawValue,
        ]
        return names.allSatisfy { !$0.isEmpty } ? nil : .malformed
    }
}
