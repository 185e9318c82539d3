import StoreModel

/// What the team's server says of a transaction.
///
/// `{"transactionId":…, "nonce":…, "verdict":"granted", "reason":…, "goods":[{"good":"gems","amount":60}]}`. The first two
/// are the question's own. `goods` is what the transaction is worth on a device, the same in every answer about it: they
/// are counted once, and taken back with `revoked`: all of them, or the share that `revocationPercentage` says. After a reversed
/// refund `already-granted` gives them back.
struct TeamVerdict: Decodable {
    /// The decision.
    enum Word: String, Decodable {
        /// Granted now.
        case granted
        /// Granted before, for this account.
        case alreadyGranted = "already-granted"
        /// Never.
        case rejected
        /// Refunded, and taken back.
        case revoked

        var decision: Verdict.Decision {
            switch self {
            case .granted: .accepted
            case .alreadyGranted: .alreadyGranted
            case .rejected: .rejected
            case .revoked: .revoked
            }
        }
    }

    let transactionId: TransactionID
    let nonce: String
    let verdict: Word
    let reason: String?
    let goods: [Goods]?

    /// How many characters of a reason are kept.
    private static let reasonLimit = 1000

    /// How much a refund takes back: what the store signed, and all where it has signed no refund yet.
    private static func share(of transaction: Transaction) -> Int {
        transaction.revocationDate == nil ? Transaction.whole : transaction.withdrawnShare
    }

    /// The verdict, if this is one on that question.
    func verdict(on transaction: Transaction, nonce: String, at now: Timestamp) -> Verdict? {
        guard transactionId == transaction.id, self.nonce.utf8.elementsEqual(nonce.utf8),
            verdict != .rejected || (goods ?? []).isEmpty,
            let changes = Goods.changes(
                goods ?? [], by: transaction.id,
                takenBack: verdict == .revoked ? Self.share(of: transaction) : nil)
        else { return nil }
        return Verdict(
            nonce: nonce, transactionID: transaction.id, intentID: transaction.intentID,
            decision: verdict.decision, reason: reason.map { String($0.prefix(Self.reasonLimit)) },
            changes: changes, signedDate: now)
    }
}
