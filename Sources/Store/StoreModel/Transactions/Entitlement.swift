/// Something that the customer owns now; a consumable never is.
public struct Entitlement: Hashable, Sendable, Codable {
    /// What is owned.
    public let productID: ProductID
    /// The kind of product.
    public let type: ProductType
    /// The transaction on this device that says so.
    public let transactionID: TransactionID
    /// The first transaction of the ownership.
    public let originalID: TransactionID
    /// Since when it is owned.
    public let since: Timestamp
    /// When it ends, for subscriptions.
    public let expires: Timestamp?
    /// Whether it came back by a restore.
    public let isRestored: Bool
    /// Whether somebody else of the family bought it.
    public package(set) var isShared = false

    /// Takes the parts as they are.
    public init(
        productID: ProductID, type: ProductType, transactionID: TransactionID,
        originalID: TransactionID, since: Timestamp, expires: Timestamp?, isRestored: Bool
    ) {
        self.productID = productID
        self.type = type
        self.transactionID = transactionID
        self.originalID = originalID
        self.since = since
        self.expires = expires
        self.isRestored = isRestored
    }
}
