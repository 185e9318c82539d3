public import StoreModel

/// An order that came to an end without a transaction and that the device has not acknowledged.
public struct OrderNotice: Hashable, Sendable, Codable {
    /// The device's id of the purchase.
    public let intentID: IntentID
    /// How it ended: cancelled or declined.
    public let status: OrderStatus

    /// Takes the parts as they are.
    public init(intentID: IntentID, status: OrderStatus) {
        self.intentID = intentID
        self.status = status
    }
}
