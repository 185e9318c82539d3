package import StoreModel

/// Decides on the refund, the revocation and the reinstatement of transactions; the state transitions are rows of the
/// table in <doc:Refunds>.
package enum RefundRules {
    /// The decision on the refund of one transaction.
    package enum Decision: Hashable, Sendable {
        /// The amount is refunded, and these transactions are revoked: the requested one, and all that refer to it.
        case refund(amount: Price, withdraw: [TransactionID])
        /// The transaction was refunded before, at this moment.
        case repeated(Timestamp)
        /// The transaction is a free copy; this original transaction is the one to refund.
        case refersTo(TransactionID)
        /// Another member of the family paid for the transaction.
        case shared
        /// An upgrade replaced the transaction, and its remainder was refunded then.
        case upgraded
        /// The store withdrew the transaction without a refund.
        case withdrawn
        /// The price overflows 64 bits.
        case uncountable
    }

    /// The decision on a reversal, a revocation or a deletion.
    package enum RevocationDecision: Hashable, Sendable {
        /// These transactions are changed.
        case apply([TransactionID])
        /// The change was made before; the moment is that of a revocation or deletion.
        case repeated(Timestamp?)
        /// The change is refused; the text says why.
        case refused(String)
    }

    /// Decides on the refund of a transaction.
    ///
    /// - Parameter copies: The transactions of the same account that refer to it.
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

    /// Decides whether a refund can be reversed; the transaction and all that refer to it become valid again.
    package static func reversal(
        of record: TransactionRecord, copies: [TransactionRecord]
    ) -> RevocationDecision {
        if let reason = notPurchasedReason(record) { return .refused(reason) }
        guard record.isRevoked else {
            return record.transaction.revision > 0
                ? .repeated(nil)
                : .refused("The transaction was not refunded, so there is no refund to reverse.")
        }
        guard record.transaction.withdrawal == nil else {
            return .refused(
                "The transaction was revoked without a refund, so there is no refund to reverse.")
        }
        return .apply(all(record, copies) { $0.transaction.withdrawal == nil })
    }

    /// Decides whether a transaction can be revoked without a refund.
    package static func revocation(
        of record: TransactionRecord, copies: [TransactionRecord]
    ) -> RevocationDecision {
        if let reason = notPurchasedReason(record) { return .refused(reason) }
        if record.transaction.isUpgraded == true {
            return .refused(
                "Another plan replaced this period, so the transaction is already revoked.")
        }
        guard let before = record.transaction.revocationDate else {
            return .apply(all(record, copies) { !$0.isRevoked })
        }
        return record.transaction.withdrawal == .revoked
            ? .repeated(before)
            : .refused("The transaction was refunded, so it is already revoked.")
    }

    /// Decides whether a transaction can be deleted, with all that refer to it, regardless of earlier refunds.
    package static func deletion(
        of record: TransactionRecord, copies: [TransactionRecord]
    ) -> RevocationDecision {
        if let reason = notPurchasedReason(record) { return .refused(reason) }
        guard record.transaction.withdrawal != .deleted else {
            return .repeated(record.transaction.revocationDate)
        }
        return .apply(all(record, copies) { _ in true })
    }

    /// Returns why the transaction is not a purchase by this account; nil if it is one.
    private static func notPurchasedReason(_ record: TransactionRecord) -> String? {
        let transaction = record.transaction
        if transaction.isCopy {
            return
                "This transaction was free. Use transaction \(transaction.originalID), which was paid."
        }
        guard transaction.ownershipType == .familyShared else { return nil }
        return
            "Another member of the family bought this: use their transaction, or remove the account from the family."
    }

    /// Returns the ID of the requested transaction first, then those of its copies that match a condition.
    private static func all(
        _ record: TransactionRecord, _ copies: [TransactionRecord],
        where predicate: (TransactionRecord) -> Bool
    ) -> [TransactionID] {
        let id = record.transaction.id
        return [id] + copies.filter(predicate).map(\.transaction.id).filter { $0 != id }
    }
}
