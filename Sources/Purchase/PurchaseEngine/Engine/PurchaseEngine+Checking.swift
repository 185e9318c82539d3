import StoreAPI
import StoreModel
import StoreSigning

/// Nothing unverified gets past here; there is no mode that skips it.
extension PurchaseEngine {
    /// The transaction that a signed form says.
    ///
    /// - Throws: `VerificationError` if the signature, the chain or the meaning is not valid.
    func verified(_ jws: JWS) throws(VerificationError) -> SignedTransaction {
        guard let verifier else { throw .untrusted }
        return try verifier.verifyTransaction(
            jws, bundleID: journal.identity.bundleID, now: clock.now())
    }

    /// The transaction that a signed form says, or nil if the signature, the chain or the meaning is not valid.
    func checked(_ jws: JWS) -> SignedTransaction? { try? verified(jws) }

    /// The verdict of an answer, or nil if it is not signed by the merchant of this backend.
    func checked(_ reply: VerdictReply, nonce: String, _ id: TransactionID) -> Verdict? {
        guard case .signed(let jws) = reply else { return nil }
        return try? verifier?.verifyVerdict(
            jws, nonce: nonce, transactionID: id, now: clock.now())
    }
}
