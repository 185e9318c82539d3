package import StoreModel

/// A movement of money at the store, with its time.
package struct MoneyMovementAuditRecord: Hashable, Sendable {
    package let transactionID: TransactionID
    /// The store's name for it: `charge`, `refund`, or `reversal` of a refund.
    package let kind: String
    package let account: AccountName
    /// The amount; negative for a refund.
    package let amount: Price
    /// The time, by the store's clock.
    package let at: Timestamp

    /// Creates a value from its parts without validating them.
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
