import PurchaseCore
import StoreAudit
import StoreModel
import StoreSigning

/// Verifies stored signatures again, and each transaction only once, although it is stored in several places.
struct StoredSignatureVerifier {
    let verifier: JWSVerifier?
    private var cache: [SignedTransaction: VerificationResult] = [:]

    /// A time late enough to accept any signature, because a wrong clock does not make a stored signature invalid.
    private static let latestTime = Timestamp(milliseconds: 253_402_300_799_999)

    init(verifier: JWSVerifier?) {
        self.verifier = verifier
    }

    /// Returns the proof of the signed form in a record; nil for a record without one.
    mutating func verification(in event: JournalEvent) -> VerificationResult? {
        switch event {
        case .transactionReceived(let signed, _), .revoked(let signed), .reinstated(let signed):
            verification(of: signed)
        case .verified(_, let verdict, let jws): jws.map { verification(of: verdict, $0) }
        case .revocationSettled(let id, let changes, let jws):
            jws.map { verification(of: id, changes, $0) }
        default: nil
        }
    }

    /// Returns whether the signed form matches the value stored beside it.
    mutating func verification(of signed: SignedTransaction) -> VerificationResult {
        // The key contains both parts, because the same signed form may be stored beside another transaction, which it
        // does not prove.
        if let proof = cache[signed] { return proof }
        let proof = verification { verifier throws(VerificationError) in
            let read = try verifier.verifyTransaction(
                signed.jws, bundleID: signed.transaction.bundleID, now: Self.latestTime)
            return read.transaction == signed.transaction
        }
        cache[signed] = proof
        return proof
    }

    private func verification(of verdict: Verdict, _ jws: JWS) -> VerificationResult {
        verification { verifier throws(VerificationError) in
            let read = try verifier.verifyVerdict(
                jws, nonce: verdict.nonce, transactionID: verdict.transactionID,
                now: Self.latestTime)
            return read == verdict
        }
    }

    private func verification(
        of id: TransactionID, _ changes: [VerdictChange], _ jws: JWS
    ) -> VerificationResult {
        verification { verifier throws(VerificationError) in
            let read = try verifier.verifyStoredVerdict(
                jws, transactionID: id, now: Self.latestTime)
            return read.changes == changes
        }
    }

    private func verification(
        _ matches: (JWSVerifier) throws(VerificationError) -> Bool
    ) -> VerificationResult {
        guard let verifier else { return .unchecked }
        do throws(VerificationError) {
            let same = try matches(verifier)
            return same ? .verified : .invalid("the values stored with it are different")
        } catch {
            return .invalid(error.message)
        }
    }
}
