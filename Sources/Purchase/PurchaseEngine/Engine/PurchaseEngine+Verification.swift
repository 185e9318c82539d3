import PurchaseCore
import StoreAPI
import StoreModel
import StoreSigning

/// Verifies everything signed that the engine receives; no mode skips the verification.
extension PurchaseEngine {
    /// Returns the verified transaction of a signed form.
    ///
    /// - Throws: `VerificationError` if the signature, the certificate chain or the content is invalid.
    func verified(_ jws: JWS) throws(VerificationError) -> SignedTransaction {
        guard let verifier else { throw .untrusted }
        return try verifier.verifyTransaction(
            jws, bundleID: journal.identity.bundleID, now: latestSignatureTime)
    }

    /// The latest time at which a valid signature can have been made. While the clock of a sandbox store runs fast,
    /// hours may pass there between a request and its answer.
    var latestSignatureTime: Timestamp {
        guard knownSubscriptions.clock.rate > StoreClock.real.rate else { return latestNow }
        let soon = clock.now().adding(milliseconds: Self.maximumAnswerTime)
        return max(latestNow, knownSubscriptions.clock.now(at: soon))
    }

    /// The longest time that an answer takes, in milliseconds.
    private static let maximumAnswerTime: Int64 = 10_000

    /// The later of the device's time and the store's time, as far as it is known. The clock of a sandbox store may be
    /// years ahead, which does not make its signatures invalid.
    var latestNow: Timestamp { max(clock.now(), knownSubscriptions.clock.now(at: clock.now())) }

    /// Verifies signed forms, each once.
    func checked(_ list: [JWS]) -> TransactionVerificationResults {
        TransactionVerificationResults(list) { jws throws(VerificationError) in try verified(jws) }
    }

    /// Verifies signed forms. If some are signed later than the known store time, the store's time is requested first.
    func checkedWithStoreTime(_ list: [JWS]) async -> TransactionVerificationResults {
        let checked = checked(list)
        guard checked.errors.contains(.signedInFuture) else { return checked }
        try? await refreshSubscriptions()
        return self.checked(list)
    }

    /// Returns the text of a verification error. Only a slow device clock gets its own text, because the user can
    /// correct it.
    static func verificationErrorText(_ error: VerificationError?, _ otherwise: String) -> String {
        error == .signedInFuture
            ? "its signing date is in the future: set this device's clock" : otherwise
    }

    /// Returns the verdict in an answer, with its signed form if the merchant signs.
    ///
    /// The journal's own kind of merchant determines whether a signature is required, never the answer: the backend's
    /// merchant cannot omit its signature.
    ///
    /// - Throws: `VerificationError` if the verdict is not signed by the merchant of this backend, or belongs to
    ///   another request, transaction or order.
    func checked(
        _ reply: VerdictReply, nonce: String, _ transaction: Transaction
    ) throws(VerificationError) -> (Verdict, JWS?) {
        let verdict: Verdict
        let proof: JWS?
        switch (journal.merchant, reply) {
        case (.backend, .signed(let jws)):
            guard let verifier else { throw .untrusted }
            verdict = try verifier.verifyVerdict(
                jws, nonce: nonce, transactionID: transaction.id, now: latestSignatureTime)
            proof = jws
        case (.team, .unsigned(let plain)):
            guard plain.nonce == nonce, plain.transactionID == transaction.id else {
                throw .wrongRequest
            }
            (verdict, proof) = (plain, nil)
        case (.backend, .unsigned), (.team, .signed): throw .untrusted
        }
        guard verdict.intentID == transaction.intentID else { throw .wrongRequest }
        return (verdict, proof)
    }
}
