package import StoreModel

/// The tombstone of one transaction that the merchant decided on.
package struct GrantAuditRecord: Hashable, Sendable {
    /// The environment of the transaction.
    package var environment: StoreEnvironment
    package var transactionID: TransactionID
    /// The original transaction of the ownership.
    package var originalID: TransactionID
    /// The account that received the goods.
    package var account: AccountName
    package var productID: ProductID
    package var type: ProductType
    /// Whether this transaction was credited.
    package var isCredited: Bool
    /// Whether its refund was settled, and not reversed afterwards.
    package var isRevoked: Bool
    /// The share of its goods that is taken back, in thousandths of a percent.
    package var withdrawnShare: Int
    /// The other columns of its row; nil if the record was not read from a file.
    package var details: Details?

    /// The purchase data that a grant repeats.
    package struct Details: Hashable, Sendable {
        /// The device's intent id; nil for a transaction without an order.
        package var intentID: IntentID?
        /// The revision that was settled last.
        package var revision: Int

        /// Creates a value from its parts without validating them.
        package init(intentID: IntentID?, revision: Int) {
            (self.intentID, self.revision) = (intentID, revision)
        }
    }

    /// Creates a value from its parts without validating them.
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
        withdrawnShare = isRevoked ? Transaction.fullShare : 0
    }
}
