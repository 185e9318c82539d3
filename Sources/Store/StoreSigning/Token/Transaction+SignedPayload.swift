package import StoreModel

extension Transaction: SignedPayload {
    /// The claims of Apple's `JWSTransactionDecodedPayload` that each transaction has.
    package static var shape: PayloadShape { .transaction }

    /// A quantity other than 1...10, an empty id, or a price that cannot be counted.
    package var fault: VerificationError? {
        guard (1...10).contains(quantity) else { return .invalidQuantity }
        let names = [id.rawValue, originalID.rawValue, bundleID.rawValue, productID.rawValue]
        guard names.allSatisfy({ !$0.isEmpty }), price >= 0, unitPrice?.times(quantity) != nil
        else {
            return .malformed
        }
        return nil
    }
}
