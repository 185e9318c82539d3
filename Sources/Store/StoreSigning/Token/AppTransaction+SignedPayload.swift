package import StoreModel

extension AppTransaction: SignedPayload {
    /// The claims of Apple's `AppTransaction` that each payload has, and the claims of other payloads.
    package static var shape: PayloadShape {
        PayloadShape(
            requiredClaims: ["receiptType", "receiptCreationDate", "bundleId", "appTransactionId"],
            forbiddenClaims: ["transactionId", "productId", "notificationType", "verdict"])
    }

    /// The date of the receipt, which Apple's verifiers use as the signing date.
    package var signedDate: Timestamp { receiptCreationDate }

    /// Rejects an empty bundle id or an empty app transaction id.
    package var validationError: VerificationError? {
        bundleID.rawValue.isEmpty || appTransactionID.isEmpty ? .malformed : nil
    }
}
