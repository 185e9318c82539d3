/// The numbers of one order; each side issues its own.
public struct OrderNumbers: Hashable, Sendable, Codable {
    /// The device's id; nil for a restored transaction.
    public let intentID: IntentID?
    /// The merchant's order number.
    public let merchantOrder: MerchantOrder?
    /// The store's transaction id, if the order has a transaction of its own.
    public let transactionID: TransactionID?
    /// The store's customer-facing order number.
    public let orderID: OrderID?

    /// Creates a value from its parts without validating them.
    public init(
        intentID: IntentID?, merchantOrder: MerchantOrder? = nil,
        transactionID: TransactionID? = nil, orderID: OrderID? = nil
    ) {
        self.intentID = intentID
        self.merchantOrder = merchantOrder
        self.transactionID = transactionID
        self.orderID = orderID
    }

    /// The known numbers, the one that a customer most likely has first.
    public var all: [String] {
        [
            merchantOrder?.rawValue, orderID?.rawValue, transactionID?.rawValue,
            intentID?.rawValue,
        ].compactMap { $0 }
    }

    /// Returns whether both identify the same order.
    public func isSame(as other: OrderNumbers) -> Bool {
        if let intentID, let otherID = other.intentID { return intentID == otherID }
        guard let transactionID else { return false }
        return transactionID == other.transactionID
    }

    /// Returns the known numbers of both.
    public func merging(_ other: OrderNumbers) -> OrderNumbers {
        OrderNumbers(
            intentID: intentID ?? other.intentID,
            merchantOrder: merchantOrder ?? other.merchantOrder,
            transactionID: transactionID ?? other.transactionID,
            orderID: orderID ?? other.orderID)
    }
}
