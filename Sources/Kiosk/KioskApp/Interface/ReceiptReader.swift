import StoreAPI
import KioskUI
import PurchaseEngine
import StoreModel
import StoreSigning
import StoreText

/// Takes a signed transaction apart and checks it anew, as if it had just arrived.
struct ReceiptReader {
    let session: DriverSession

    /// What there is to show of a transaction; nil where this device has no signed form of it.
    func facts(_ id: TransactionID) async -> ReceiptFacts? {
        let engine = session.engine
        guard let signed = try? await engine.receipt(id),
            let contents = try? TokenContents(signed.jws)
        else { return nil }
        let verdict = try? await engine.verdict(on: id)
        let now = await engine.judgedAt()
        return ReceiptFacts(
            transactionID: id,
            algorithm: contents.header.first { $0.name == "alg" }?.value ?? "",
            fields: fields(contents), certificates: contents.chain.map(certificate),
            refusal: refusal { verifier throws(VerificationError) in
                _ = try verifier.verifyTransaction(
                    signed.jws, bundleID: session.backend.identity.bundleID, now: now)
            },
            judgement: verdict.flatMap(\.self).map { judgement($0, id, now) },
            compact: signed.jws.compact)
    }

    /// In the order in which a person reads them; what kiosk does not know comes last.
    private func fields(_ contents: TokenContents) -> [ReceiptFacts.Field] {
        let order = Messages.fieldOrder
        let place = { (name: String) in order.firstIndex(of: name) ?? order.count }
        return contents.payload.sorted { (place($0.name), $0.name) < (place($1.name), $1.name) }
            .map { ReceiptFacts.Field(name: $0.name, value: $0.value) }
    }

    private func certificate(_ link: TokenContents.Link) -> ReceiptFacts.Certificate {
        ReceiptFacts.Certificate(
            subject: link.subject, validity: link.validFrom...max(link.validFrom, link.validUntil),
            fingerprint: link.fingerprint)
    }

    private func judgement(
        _ signed: SignedVerdict, _ id: TransactionID, _ now: Timestamp
    ) -> ReceiptFacts.Judgement {
        let isGenuine = signed.jws.map { jws in
            refusal { verifier throws(VerificationError) in
                _ = try verifier.verifyStoredVerdict(jws, transactionID: id, now: now)
            } == nil
        }
        return ReceiptFacts.Judgement(
            decision: signed.verdict?.decision, reason: signed.verdict?.reason ?? "",
            at: signed.verdict?.signedDate, isGenuine: isGenuine)
    }

    /// Why a check fails; nil where it does not.
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
