package import StoreModel

extension RenewalInfo: SignedPayload {
    /// The claims that every renewal info has, and the claims of other payloads.
    package static var shape: PayloadShape {
        PayloadShape(
            requiredClaims: [
                "autoRenewProductId", "autoRenewStatus", "originalTransactionId", "productId",
            ],
            forbiddenClaims: [
                "transactionId", "notificationType", "notificationUUID", "nonce", "verdict",
                "receiptType", "bundleId",
            ])
    }

    /// Rejects empty identifiers.
    package var validationError: VerificationError? {
        let names = [
            originalTransactionID.rawValue, autoRenewProductID.rawValue, productID.rawValue,
        ]
        return names.allSatisfy { !$0.isEmpty } ? nil : .malformed
    }
}
