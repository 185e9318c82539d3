package import StoreModel

extension AppTransaction: SignedPayload {
    /// The claims of Apple's `AppTransaction` that each of ours has, and no other kind.
    package static var shape: PayloadShape {
        PayloadShape(
            own: ["receiptType", "receiptCreationDate", "bundleId", "appTransactionId"],
            foreign: ["transactionId", "productId", "notificationType", "verdict"])
    }

    /// The date of the receipt plays the part of the signing date in Apple's verifiers.
    package var signedDate: Timestamp { receiptCreationDate }

    /// An empty name.
    package var fault: VerificationError? {
        bundleID.rawValue.isEmpty || appTransactionID.isEmpty ? .malformed : nil
    }
}
