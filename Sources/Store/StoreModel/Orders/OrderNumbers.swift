/// All the numbers that one order has; each side makes its own.
public struct OrderNumbers: Hashable, Sendable, Codable {
    /// The device's id; nil for a restored transaction.
    public let intentID: IntentID?
    /// The merchant's number.
    public let merchantOrder: MerchantOrder?
    /// The store's transaction, if the order has one of its own.
    public let transactionID: TransactionID?
    /// The store's customer-facing number.
    public let orderID: OrderID?

    /// Takes the parts as they are.
    public init(
        intentID: IntentID?, merchantOrder: MerchantOrder? = nil,
        transactionID: TransactionID? = nil, orderID: OrderID? = nil
    ) {
        self.intentID = intentID
        self.merchantOrder = merchantOrder
        self.transactionID = transactionID
        self.orderID = orderID
    }

    /// The numbers that there are, the one that a person is most likely to have first.
    public var all: [String] {
        [
            merchantOrder?.rawValue, orderID?.rawValue, transactionID?.rawValue,
            intentID?.rawValue,
        ].compactMap { $0 }
    }

    /// Whether both name the same order.
    public func isSame(as other: OrderNumbers) -> Bool {
        if let intentID, let otherID = other.intentID { return intentID == otherID }
        guard let transactionID else { return false }
        return transactionID == other.transactionID
    }

    /// The numbers of both.
    public func merging(_ other: OrderNumbers) -> OrderNumbers {
        OrderNumbers(
            intentID: intentID ?? other.intentID,
            merchantOrder: merchantOrder ?? other.merchantOrder,
            transactionID: transactionID ?? other.transactionID,
            orderID: orderID ?? other.orderID)
    }
}
