import StoreModel

/// The verdict of the team's server on a transaction.
///
/// `{"transactionId":…, "nonce":…, "verdict":"granted", "reason":…, "goods":[{"good":"gems","amount":60}]}`. The first
/// two values are those of the request. `goods` are the goods that the transaction grants to a device, identical in
/// every answer about it, and counted once. With `revoked` they are revoked, in full or by the share in
/// `revocationPercentage`. After a reversed refund, `already-granted` returns them.
struct TeamVerdict: Decodable {
    /// The decision.
    enum Decision: String, Decodable {
        /// The goods are granted now.
        case granted
        /// The goods were granted before, to this account.
        case alreadyGranted = "already-granted"
        /// The transaction is rejected permanently.
        case rejected
        /// The transaction was refunded, and its goods are revoked.
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
    let verdict: Decision
    let reason: String?
    let goods: [TeamGoodAmount]?

    /// The maximum length of a reason in characters; a longer one is truncated.
    private static let reasonLimit = 1000

    /// Returns the share that a refund revokes: the one that the store signed, or all if the store has not signed a
    /// refund yet.
    private static func share(of transaction: Transaction) -> Int {
        transaction.revocationDate == nil ? Transaction.fullShare : transaction.withdrawnShare
    }

    /// Returns the verdict if it belongs to the request and is valid.
    func verdict(on transaction: Transaction, nonce: String, at now: Timestamp) -> Verdict? {
        guard transactionId == transaction.id, self.nonce.utf8.elementsEqual(nonce.utf8),
            verdict != .rejected || (goods ?? []).isEmpty,
            let changes = TeamGoodAmount.changes(
                goods ?? [], by: transaction.id,
                takenBack: verdict == .revoked ? Self.share(of: transaction) : nil)
        else { return nil }
        return Verdict(
            nonce: nonce, transactionID: transaction.id, intentID: transaction.intentID,
            decision: verdict.decision, reason: reason.map { String($0.prefix(Self.reasonLimit)) },
            changes: changes, signedDate: now)
    }
}
