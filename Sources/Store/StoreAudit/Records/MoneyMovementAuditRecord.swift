package import StoreModel

/// Money that moved at the store, and when.
package struct MoneyMovementAuditRecord: Hashable, Sendable {
    /// For which transaction.
    package let transactionID: TransactionID
    /// The store's word for it: `charge`, `refund`, or `reversal` of a refund.
    package let kind: String
    /// Whose money.
    package let account: AccountName
    /// How much; negative for what went back.
    package let amount: Price
    /// When, by the store's clock.
    package let at: Timestamp

    /// Takes the parts as they are.
    package init(
        transactionID: TransactionID, kind: String, account: AccountName, amount: Price,
        at: Timestamp
    ) {
        self.transactionID = transactionID
        self.kind = kind
        self.account = account
        self.amount = amount
        self.at = at
    }
}
