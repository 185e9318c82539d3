package import StoreModel

/// One subscription as the store's row of it says, which repeats the transaction that paid its last period.
package struct SubscriptionAuditRecord: Hashable, Sendable {
    /// Its first transaction.
    package var originalID: TransactionID
    /// When that was made.
    package var originalDate: Timestamp
    /// Whose it is.
    package var account: AccountName
    /// The group of which a customer has one subscription at a time.
    package var groupID: String
    /// The country whose prices it is renewed at.
    package var storefront: String
    /// The product that is paid for.
    package var productID: ProductID
    /// The transaction that paid the last period.
    package var transactionID: TransactionID
    /// What was paid for it.
    package var paid: Price
    /// When the period began.
    package var began: Timestamp
    /// When it is over.
    package var expires: Timestamp
    /// Whether the moment at which it is looked at next is the one that its state leads to, or none.
    package var isDueRight: Bool

    /// Takes the parts as they are.
    package init(
        originalID: TransactionID, originalDate: Timestamp, account: AccountName, groupID: String,
        storefront: String, productID: ProductID, transactionID: TransactionID, paid: Price,
        began: Timestamp, expires: Timestamp, isDueRight: Bool = true
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
        self.isDueRight = isDueRight
    }
}
