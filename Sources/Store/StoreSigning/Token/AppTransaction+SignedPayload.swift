package import StoreModel

extension AppTransaction: SignedPayload {
    /// The claims of Apple's `AppTransaction` that each payload has, and the claims of other payloads.
    package static var shape: PayloadShape {
        PayloadShape(
            own: ["receiptType", "receiptCreationDate", "bundleId", "appTransactionId"],
            foreign: ["transactionId", "productId", "notificationType", "verdict"])
    }

    /// The date of the receipt, which Apple's verifiers use as the signing date.
    package var signedDate: Timestamp { receiptCreationDate }

    /// Rejects an empty bundle id or an empty app transaction id.
    package var fault: VerificationError? {
        bundleID.rawValue.isEmpty || appTransactionID.isEmpty ? .malformed : nil
    }
}
