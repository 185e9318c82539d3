import SandboxCore
package import StoreModel

/// The signed forms of the simulated store: values instead of signatures, since forging is not what is simulated.
package enum Token {
    /// Signs a transaction at a moment: another moment makes another text, as a real signature does.
    package static func sign(_ transaction: Transaction, at now: Timestamp) -> SignedTransaction {
        let mark = transaction.revocationDate == nil ? "" : "r"
        let text = "\(transaction.id)\(mark)@\(now.milliseconds)"
        return SignedTransaction(
            transaction: transaction.changed { $0.signedDate = now }, jws: JWS(compact: text))
    }

    /// Whether a checker whose clock shows `now` believes what was signed.
    package static func isBelieved(_ signed: SignedTransaction, at now: Timestamp) -> Bool {
        let date = signed.transaction.signedDate
        return date.milliseconds >= 0
            && date <= now.adding(milliseconds: VerificationRules.clockTolerance)
    }
}
