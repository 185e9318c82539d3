public import StoreModel

/// A request to grant goods manually.
public struct CompensationRequest: Hashable, Sendable, Codable {
    /// The order.
    public let order: OrderReference
    /// The goods to grant, a positive amount; nil for the goods of the order's product.
    public let goods: GoodAmount?
    /// The reason, 1 to 1000 bytes; it is stored and displayed to the player.
    public let reason: String

    /// Creates a request.
    public init(order: OrderReference, goods: GoodAmount? = nil, reason: String) {
        self.order = order
        self.goods = goods
        self.reason = reason
    }
}
