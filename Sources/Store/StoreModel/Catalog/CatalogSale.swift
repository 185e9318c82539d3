/// A temporarily reduced price, as a catalog gives it.
public struct CatalogSale: Hashable, Sendable, Codable {
    /// The price during the sale.
    public let price: Price
    /// The end of the sale.
    public let ends: Timestamp

    /// Creates a value from its parts without validating them.
    public init(price: Price, ends: Timestamp) {
        self.price = price
        self.ends = ends
    }
}
