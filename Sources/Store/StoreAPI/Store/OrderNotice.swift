public import StoreModel

/// A notice of an ended order that its transactions do not report. The order ended without a transaction and is
/// reported until the device acknowledges it, or with the transaction of an earlier order, such as an approved change
/// of plan that starts with the next renewal.
public struct OrderNotice: Hashable, Sendable, Codable {
    /// The device's ID of the order.
    public let intentID: IntentID
    /// The outcome: cancelled, declined, or purchased with the transaction of another order.
    public let status: OrderStatus

    /// Creates a notice.
    public init(intentID: IntentID, status: OrderStatus) {
        self.intentID = intentID
        self.status = status
    }
}
