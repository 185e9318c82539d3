/// A price that is lower than usual, for a while.
public struct Sale: Hashable, Sendable, Codable {
    /// What it costs before and after.
    public let regularPrice: Price
    /// When the sale ends.
    public let ends: Timestamp

    /// Takes the parts as they are.
    public init(regularPrice: Price, ends: Timestamp) {
        self.regularPrice = regularPrice
        self.ends = ends
    }
}
