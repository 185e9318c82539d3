package import StoreModel

/// Decides a full refund.
package enum RefundRules {
    /// The ruling on one transaction.
    package enum Ruling: Hashable, Sendable {
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
        /// Its price cannot be counted.
        case uncountable
    }

    /// Rules on a transaction, given all transactions of the same account that refer to it.
    package static func decide(
        _ record: TransactionRecord, copies: [TransactionRecord]
    ) -> Ruling {
        let transaction = record.transaction
        if let before = transaction.revocationDate { return .repeated(before) }
        if transaction.ownershipType == .familyShared { return .shared }
        if transaction.isUpgraded == true { return .upgraded }
        guard !transaction.isCopy else { return .refersTo(transaction.originalID) }
        guard let amount = transaction.unitPrice?.times(transaction.quantity) else {
            return .uncountable
        }
        let withdrawn = copies.filter { !$0.isRevoked }.map(\.transaction.id)
        return .refund(
            amount: amount, withdraw: [transaction.id] + withdrawn.filter { $0 != transaction.id })
    }
}
