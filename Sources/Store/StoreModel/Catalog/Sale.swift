/// A temporarily reduced price.
public struct Sale: Hashable, Sendable, Codable {
    /// The price before and after the sale.
    public let regularPrice: Price
    /// When the sale ends.
    public let ends: Timestamp

    /// Creates a value from its parts without validating them.
    public init(regularPrice: Price, ends: Timestamp) {
        self.regularPrice = regularPrice
        self.ends = ends
    }
}
