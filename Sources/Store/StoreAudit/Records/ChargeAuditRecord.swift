package import StoreModel

/// One movement of money at the store.
package struct ChargeAuditRecord: Hashable, Sendable {
    /// The direction of a movement.
    package enum Kind: String, Hashable, Sendable {
        /// From the customer.
        case charge
        /// Back to the customer.
        case refund
        /// From the customer again, since a refund was reversed.
        case reversal
    }

    package var transactionID: TransactionID
    /// The direction.
    package var kind: Kind
    package var account: AccountName
    /// The amount; negative for a refund.
    package var amount: Price
    /// The number among the movements of its transaction: 0 for the charge, otherwise the revision that caused it.
    package var number: Int

    /// Creates a value from its parts without validating them.
    package init(
        transactionID: TransactionID, kind: Kind, account: AccountName, amount: Price
    ) {
        self.transactionID = transactionID
        self.kind = kind
        self.account = account
        self.amount = amount
        number = kind == .charge ? 0 : 1
    }
}
