package import StoreModel

/// The tombstone of one transaction that the merchant judged.
package struct GrantAuditRecord: Hashable, Sendable {
    /// Where the transaction was made.
    package var environment: StoreEnvironment
    /// The transaction.
    package var transactionID: TransactionID
    /// The first transaction of the ownership.
    package var originalID: TransactionID
    /// To whom its goods went.
    package var account: AccountName
    /// What.
    package var productID: ProductID
    /// The kind of product.
    package var type: ProductType
    /// Whether this one paid out.
    package var isCredited: Bool
    /// Whether the refund was settled, and not reversed since.
    package var isRevoked: Bool
    /// How much of its goods is taken back, in thousandths of a percent.
    package var withdrawnShare: Int
    /// What else its row says; nil where it comes from no file.
    package var details: Details?

    /// The purchase that it repeats.
    package struct Details: Hashable, Sendable {
        /// The device's id of the purchase; nil for what no order led to.
        package var intentID: IntentID?
        /// Which of the store's words was settled last.
        package var revision: Int

        /// Takes the parts as they are.
        package init(intentID: IntentID?, revision: Int) {
            (self.intentID, self.revision) = (intentID, revision)
        }
    }

    /// Takes the parts as they are.
    package init(
        environment: StoreEnvironment = .sandbox, transactionID: TransactionID,
        originalID: TransactionID, account: AccountName, productID: ProductID, type: ProductType,
        isCredited: Bool, isRevoked: Bool = false
    ) {
        self.environment = environment
        self.transactionID = transactionID
        self.originalID = originalID
        self.account = account
        self.productID = productID
        self.type = type
        self.isCredited = isCredited
        self.isRevoked = isRevoked
        withdrawnShare = isRevoked ? Transaction.whole : 0
    }
}
