import PurchaseCore
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
            jws, bundleID: journal.identity.bundleID, now: latestSigned)
    }

    /// Until when something can have been signed: while a test store's clock runs fast, hours pass there between a question and
    /// its answer.
    var latestSigned: Timestamp {
        guard book.clock.rate > StoreClock.real.rate else { return latestNow }
        let soon = clock.now().adding(milliseconds: Self.answerTime)
        return max(latestNow, book.clock.now(at: soon))
    }

    /// How long an answer may be on its way, in milliseconds.
    private static let answerTime: Int64 = 10_000

    /// The later one of the device's time and of the store's, as far as that is known: a test store's clock may be years
    /// ahead, and what it signs is no forgery for that.
    var latestNow: Timestamp { max(clock.now(), book.clock.now(at: clock.now())) }

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

    /// The verdict of an answer, with its signed form where the merchant is one that signs.
    ///
    /// Which of the two counts is decided by the journal's own merchant and never by the answer: the backend's merchant
    /// cannot leave its signature out.
    /// - Throws: `VerificationError` if it is not signed by the merchant of this backend, or is one on another question,
    ///   transaction or order.
    func checked(
        _ reply: VerdictReply, nonce: String, _ transaction: Transaction
    ) throws(VerificationError) -> (Verdict, JWS?) {
        let verdict: Verdict
        let proof: JWS?
        switch (journal.merchant, reply) {
        case (.backend, .signed(let jws)):
            guard let verifier else { throw .untrusted }
            verdict = try verifier.verifyVerdict(
                jws, nonce: nonce, transactionID: transaction.id, now: latestSigned)
            proof = jws
        case (.team, .unsigned(let plain)):
            guard plain.nonce == nonce, plain.transactionID == transaction.id else {
                throw .wrongQuestion
            }
            (verdict, proof) = (plain, nil)
        case (.backend, .unsigned), (.team, .signed): throw .untrusted
        }
        guard verdict.intentID == transaction.intentID else { throw .wrongQuestion }
        return (verdict, proof)
    }
}
