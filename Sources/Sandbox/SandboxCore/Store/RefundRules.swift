package import StoreModel

/// Decides what taking a transaction back, and letting it stand again, means; the arrows are rows of the table in <doc:Refunds>.
package enum RefundRules {
    /// The ruling on a refund of one transaction.
    package enum Decision: Hashable, Sendable {
        /// Money back; withdraw these transactions, which are the one asked for and all that refer to it.
        case refund(amount: Price, withdraw: [TransactionID])
        /// It was refunded at this moment.
        case repeated(Timestamp)
        /// It cost nothing: the first one, named here, is the one to refund.
        case refersTo(TransactionID)
        /// Somebody else of the family paid for it.
        case shared
        /// A better plan took its place, and its rest went back then.
        case upgraded
        /// The store withdrew it, and no money went back.
        case withdrawn
        /// Its price cannot be counted.
        case uncountable
    }

    /// The ruling on anything that moves no money by itself.
    package enum RevocationDecision: Hashable, Sendable {
        /// Do it to these transactions.
        case act([TransactionID])
        /// It was done before; the moment is that of a withdrawal.
        case repeated(Timestamp?)
        /// It cannot be; the text says why.
        case refused(String)
    }

    /// Rules on a transaction, given all transactions of the same account that refer to it.
    package static func decide(
        _ record: TransactionRecord, copies: [TransactionRecord]
    ) -> Decision {
        let transaction = record.transaction
        if transaction.ownershipType == .familyShared {
            return transaction.revocationDate.map { .repeated($0) } ?? .shared
        }
        if transaction.withdrawal != nil { return .withdrawn }
        if let before = transaction.revocationDate { return .repeated(before) }
        if transaction.isUpgraded == true { return .upgraded }
        guard !transaction.isCopy else { return .refersTo(transaction.originalID) }
        guard let amount = transaction.charge else { return .uncountable }
        return .refund(amount: amount, withdraw: all(record, copies) { !$0.isRevoked })
    }

    /// Whether a refund may be reversed now: the transaction stands again with all that refer to it.
    package static func reversal(
        of record: TransactionRecord, copies: [TransactionRecord]
    ) -> RevocationDecision {
        if let reason = foreign(record) { return .refused(reason) }
        guard record.isRevoked else {
            return record.transaction.revision > 0
                ? .repeated(nil) : .refused("It was not refunded: there is nothing to reverse.")
        }
        guard record.transaction.withdrawal == nil else {
            return .refused("It was revoked, and no money went back: there is nothing to reverse.")
        }
        return .act(all(record, copies) { $0.transaction.withdrawal == nil })
    }

    /// Whether it may be withdrawn without money.
    package static func revocation(
        of record: TransactionRecord, copies: [TransactionRecord]
    ) -> RevocationDecision {
        if let reason = foreign(record) { return .refused(reason) }
        if record.transaction.isUpgraded == true {
            return .refused("Another plan took the place of this period: nobody has it any more.")
        }
        guard let before = record.transaction.revocationDate else {
            return .act(all(record, copies) { !$0.isRevoked })
        }
        return record.transaction.withdrawal == .revoked
            ? .repeated(before) : .refused("It was refunded: nobody has it any more.")
    }

    /// Whether it may be deleted: with all that refer to it, whatever became of it before.
    package static func deletion(
        of record: TransactionRecord, copies: [TransactionRecord]
    ) -> RevocationDecision {
        if let reason = foreign(record) { return .refused(reason) }
        guard record.transaction.withdrawal != .deleted else {
            return .repeated(record.transaction.revocationDate)
        }
        return .act(all(record, copies) { _ in true })
    }

    /// Why it is not this account's own purchase; nil where it is.
    private static func foreign(_ record: TransactionRecord) -> String? {
        let transaction = record.transaction
        if transaction.isCopy {
            return
                "It cost nothing: it refers to \(transaction.originalID), which is the one to name."
        }
        guard transaction.ownershipType == .familyShared else { return nil }
        return "Somebody of the family bought it: name theirs, or let the account leave the family."
    }

    /// The one asked for first, and the others of which something is true.
    private static func all(
        _ record: TransactionRecord, _ copies: [TransactionRecord],
        where isMeant: (TransactionRecord) -> Bool
    ) -> [TransactionID] {
        let id = record.transaction.id
        return [id] + copies.filter(isMeant).map(\.transaction.id).filter { $0 != id }
    }
}
