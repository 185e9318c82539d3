public import StoreModel

/// Asks for goods to be given by hand.
public struct CompensationRequest: Hashable, Sendable, Codable {
    /// The order.
    public let order: OrderReference
    /// What to give, a positive amount; nil for what the order's product grants.
    public let goods: GoodAmount?
    /// Why: 1 to 1000 bytes; it is kept, and the player sees it.
    public let reason: String

    /// Takes the parts as they are.
    public init(order: OrderReference, goods: GoodAmount? = nil, reason: String) {
        self.order = order
        self.goods = goods
        self.reason = reason
    }
}
