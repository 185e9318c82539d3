package import StoreModel

/// The store's row of one subscription, which repeats the transaction of its last period.
package struct SubscriptionAuditRecord: Hashable, Sendable {
    package var originalID: TransactionID
    /// The date of the original transaction.
    package var originalDate: Timestamp
    package var account: AccountName
    /// The group, of which a customer has one subscription at a time.
    package var groupID: String
    /// The country of the renewal price.
    package var storefront: String
    /// The product of the last period.
    package var productID: ProductID
    /// The transaction of the last period.
    package var transactionID: TransactionID
    /// The price paid for the last period.
    package var paid: Price
    /// The start of the last period.
    package var began: Timestamp
    /// The end of the last period.
    package var expires: Timestamp
    /// Whether its next due date is the one that its state requires, including its absence.
    package var hasExpectedDueDate: Bool

    /// Creates a value from its parts without validating them.
    package init(
        originalID: TransactionID, originalDate: Timestamp, account: AccountName, groupID: String,
        storefront: String, productID: ProductID, transactionID: TransactionID, paid: Price,
        began: Timestamp, expires: Timestamp, hasExpectedDueDate: Bool = true
    ) {
        self.originalID = originalID
        self.originalDate = originalDate
        self.account = account
        self.groupID = groupID
        self.storefront = storefront
        self.productID = productID
        self.transactionID = transactionID
        self.paid = paid
        self.began = began
        self.expires = expires
        self.hasExpectedDueDate = hasExpectedDueDate
    }
}
