package import StoreModel

extension DetailedTransaction: SignedPayload {
    /// It is a transaction.
    package static var shape: PayloadShape { .transaction }
    /// That of the transaction.
    package var signedDate: Timestamp { transaction.signedDate }
    /// That of the transaction, or no UUID for a player: Apple's Swift library refuses the whole payload then.
    package var fault: VerificationError? {
        if let token = transaction.appAccountToken, !UniqueID.isUUID(token.rawValue) {
            return .malformed
        }
        return transaction.fault
    }
}
