package import StoreModel

/// One movement of money at the store.
package struct ChargeAuditRecord: Hashable, Sendable {
    /// Which way.
    package enum Kind: String, Hashable, Sendable {
        /// From the customer.
        case charge
        /// Back to the customer.
        case refund
        /// From the customer again, since a refund was reversed.
        case reversal
    }

    /// For what.
    package var transactionID: TransactionID
    /// Which way.
    package var kind: Kind
    /// Whose money.
    package var account: AccountName
    /// How much; a refund is negative.
    package var amount: Price
    /// Its place among the movements of its transaction: 0 for the charge, and the revision that came of it for another one.
    package var number: Int

    /// Takes the parts as they are.
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
