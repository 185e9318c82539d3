package import StoreModel

/// The tombstone of one transaction that the merchant judged.
package struct GrantFact: Hashable, Sendable {
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
