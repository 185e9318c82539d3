import PurchaseCore
import StoreAudit
import StoreModel
import StoreSigning

/// Verifies stored signatures again, and each transaction only once, although it is stored in several places.
struct SignatureCheck {
    let verifier: JWSVerifier?
    private var known: [SignedTransaction: Proof] = [:]

    /// A time late enough to accept any signature, because a wrong clock does not make a stored signature invalid.
    private static let late = Timestamp(milliseconds: 253_402_300_799_999)

    init(verifier: JWSVerifier?) {
        self.verifier = verifier
    }

    /// Returns the proof of the signed form in a record; nil for a record without one.
    mutating func proof(in event: JournalEvent) -> Proof? {
        switch event {
        case .transactionReceived(let signed, _), .revoked(let signed), .reinstated(let signed):
            proof(of: signed)
        case .verified(_, let verdict, let jws): jws.map { proof(of: verdict, $0) }
        case .revocationSettled(let id, let changes, let jws):
            jws.map { proof(of: id, changes, $0) }
        default: nil
        }
    }

    /// Returns whether the signed form matches the value stored beside it.
    mutating func proof(of signed: SignedTransaction) -> Proof {
        // The key contains both parts, because the same signed form may be stored beside another transaction, which it
        // does not prove.
        if let proof = known[signed] { return proof }
        let proof = proof { verifier throws(VerificationError) in
            let read = try verifier.verifyTransaction(
                signed.jws, bundleID: signed.transaction.bundleID, now: Self.late)
            return read.transaction == signed.transaction
        }
        known[signed] = proof
        return proof
    }

    private func proof(of verdict: Verdict, _ jws: JWS) -> Proof {
        proof { verifier throws(VerificationError) in
            let read = try verifier.verifyVerdict(
                jws, nonce: verdict.nonce, transactionID: verdict.transactionID, now: Self.late)
            return read == verdict
        }
    }

    private func proof(
        of id: TransactionID, _ changes: [VerdictChange], _ jws: JWS
    ) -> Proof {
        proof { verifier throws(VerificationError) in
            let read = try verifier.verifyStoredVerdict(jws, transactionID: id, now: Self.late)
            return read.changes == changes
        }
    }

    private func proof(
        _ isSame: (JWSVerifier) throws(VerificationError) -> Bool
    ) -> Proof {
        guard let verifier else { return .unchecked }
        do throws(VerificationError) {
            let same = try isSame(verifier)
            return same ? .verified : .refused("the values stored with it are different")
        } catch {
            return .refused(error.message)
        }
    }
}
