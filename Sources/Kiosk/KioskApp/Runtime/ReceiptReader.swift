import KioskPresentation
import StoreAPI
import PurchaseEngine
import StoreModel
import StoreSigning
import StoreText

/// Decodes a stored transaction and verifies it again.
struct ReceiptReader {
    let session: DeviceSession

    /// The reason why a receipt cannot be shown.
    struct Failure: Error { let reason: String }

    /// Returns the details of a transaction, or nil if this device does not have its signed form.
    ///
    /// - Throws: ``Failure`` if the journal cannot be read or the signed form cannot be decoded.
    func facts(_ id: TransactionID) async throws(Failure) -> ReceiptDetails? {
        let engine = session.engine
        let (receipt, verdict): (SignedTransaction?, SignedVerdict?)
        do throws(JournalError) {
            (receipt, verdict) = (try await engine.receipt(id), try await engine.verdict(on: id))
        } catch {
            throw Failure(reason: error.message)
        }
        guard let signed = receipt else { return nil }
        let contents = try contents(of: signed.jws)
        let now = await engine.signatureTime()
        return ReceiptDetails(
            transactionID: id,
            algorithm: contents.header.first { $0.name == "alg" }?.value ?? "",
            fields: fields(contents), certificates: contents.chain.map(certificate),
            verificationFailure: refusal { verifier throws(VerificationError) in
                _ = try verifier.verifyTransaction(
                    signed.jws, bundleID: session.backend.identity.bundleID, now: now)
            },
            verdict: verdict.map { judgement($0, id, now) },
            compactJWS: signed.jws.compact)
    }

    private func contents(of jws: JWS) throws(Failure) -> TokenContents {
        do {
            return try TokenContents(jws)
        } catch {
            throw Failure(reason: "\(error)")
        }
    }

    /// Sorts the fields in reading order; fields that kiosk does not know come last.
    private func fields(_ contents: TokenContents) -> [ReceiptDetails.Field] {
        let order = LocalizedTexts.fieldOrder
        let rank = { (name: String) in order.firstIndex(of: name) ?? order.count }
        return contents.payload.sorted { (rank($0.name), $0.name) < (rank($1.name), $1.name) }
            .map { ReceiptDetails.Field(name: $0.name, value: $0.value) }
    }

    private func certificate(_ link: TokenContents.Link) -> ReceiptDetails.Certificate {
        ReceiptDetails.Certificate(
            subject: link.subject, validity: link.validFrom...max(link.validFrom, link.validUntil),
            fingerprint: link.fingerprint)
    }

    private func judgement(
        _ signed: SignedVerdict, _ id: TransactionID, _ now: Timestamp
    ) -> ReceiptDetails.MerchantVerdict {
        let isGenuine = signed.jws.map { jws in
            refusal { verifier throws(VerificationError) in
                _ = try verifier.verifyStoredVerdict(jws, transactionID: id, now: now)
            } == nil
        }
        return ReceiptDetails.MerchantVerdict(
            decision: signed.verdict?.decision, reason: signed.verdict?.reason ?? "",
            at: signed.verdict?.signedDate, isSignatureValid: isGenuine)
    }

    /// Returns why a check fails, or nil if it succeeds.
    private func refusal(
        _ check: (JWSVerifier) throws(VerificationError) -> Void
    ) -> String? {
        do throws(VerificationError) {
            let verifier = try JWSVerifier(
                rootBase64: session.backend.identity.rootCertificate)
            try check(verifier)
            return nil
        } catch {
            return error.description
        }
    }
}
