public import StoreModel

/// An order that came to an end which no transaction names: without one, until the device has acknowledged it, or with an
/// earlier order's, such as an approved change of plan that begins with the next renewal.
public struct OrderNotice: Hashable, Sendable, Codable {
    /// The device's id of the purchase.
    public let intentID: IntentID
    /// How it ended: cancelled, declined, or purchased with a transaction that was made for another order.
    public let status: OrderStatus

    /// Takes the parts as they are.
    public init(intentID: IntentID, status: OrderStatus) {
        self.intentID = intentID
        self.status = status
    }
}
