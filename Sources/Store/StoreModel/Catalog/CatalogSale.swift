/// A lower price for a while, as a catalog gives it.
public struct CatalogSale: Hashable, Sendable, Codable {
    /// What it costs while the sale is on.
    public let price: Price
    /// When it ends.
    public let ends: Timestamp

    /// Takes the parts as they are.
    public init(price: Price, ends: Timestamp) {
        self.price = price
        self.ends = ends
    }
}
