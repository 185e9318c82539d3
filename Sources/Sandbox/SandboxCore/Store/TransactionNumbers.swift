package import StoreModel

/// The time and the numbers for a new transaction.
package struct TransactionNumbers: Hashable, Sendable {
    /// The store's time.
    package let now: Timestamp
    /// A free transaction ID.
    package let transactionID: TransactionID
    /// The customer-facing order number.
    package let orderID: OrderID

    /// Creates numbers from their parts.
    package init(now: Timestamp, transactionID: TransactionID, orderID: OrderID) {
        self.now = now
        self.transactionID = transactionID
        self.orderID = orderID
    }
}
