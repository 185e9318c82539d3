import SandboxCore
package import StoreModel

/// Simulated signatures: values instead of cryptography, since forgeries are not simulated.
package enum SimulatedSigning {
    /// Signs a transaction at a moment; the text depends on the moment, as that of a real signature does.
    package static func sign(_ transaction: Transaction, at now: Timestamp) -> SignedTransaction {
        let suffix = transaction.revocationDate == nil ? "" : "r"
        let text = "\(transaction.id)\(suffix)@\(now.milliseconds)"
        return SignedTransaction(
            transaction: transaction.changed { $0.signedDate = now }, jws: JWS(compact: text))
    }

    /// Returns whether a verifier accepts a signature at the time of its clock.
    package static func isValid(_ signed: SignedTransaction, at now: Timestamp) -> Bool {
        let date = signed.transaction.signedDate
        return date.milliseconds >= 0
            && date <= now.adding(milliseconds: VerificationRules.clockTolerance)
    }
}
