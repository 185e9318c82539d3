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

    /// Why a signed form is not believed, in words for a history.
    func doubt(_ jws: JWS) -> String {
        do throws(VerificationError) {
            _ = try verified(jws)
        } catch {
            return Self.doubt(error, "the signature is not valid")
        }
        return "the signature is not valid"
    }

    /// A clock that is behind only its owner can set; all else is told as it is.
    static func doubt(_ error: VerificationError, _ otherwise: String) -> String {
        error == .signedInFuture
            ? "it is signed later than this device's clock says: set the clock" : otherwise
    }

    /// The verdict of an answer, with its signed form.
    ///
    /// - Throws: `VerificationError` if it is not signed by the merchant of this backend, or is one on another question,
    ///   transaction or order.
    func checked(
        _ reply: VerdictReply, nonce: String, _ transaction: Transaction
    ) throws(VerificationError) -> (Verdict, JWS) {
        guard case .signed(let jws) = reply, let verifier else { throw .untrusted }
        let verdict = try verifier.verifyVerdict(
            jws, nonce: nonce, transactionID: transaction.id, now: clock.now())
        guard verdict.intentID == transaction.intentID else { throw .wrongQuestion }
        return (verdict, jws)
    }
}
