/// A product that the customer currently owns; never a consumable.
public struct Entitlement: Hashable, Sendable, Codable {
    /// The product.
    public let productID: ProductID
    /// The type of the product.
    public let type: ProductType
    /// The transaction on this device that proves the ownership.
    public let transactionID: TransactionID
    /// The original transaction of the ownership.
    public let originalID: TransactionID
    /// When the ownership began.
    public let since: Timestamp
    /// When it ends, for subscriptions.
    public let expires: Timestamp?
    /// Whether a restore returned it.
    public let isRestored: Bool
    /// Whether another member of the family bought it.
    public package(set) var isShared = false

    /// Creates a value from its parts without validating them.
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
