package import StoreModel

/// What a new transaction needs from outside: its time and its numbers.
package struct NewNumbers: Hashable, Sendable {
    /// The store's clock.
    package let now: Timestamp
    /// The id that is free for the next transaction.
    package let transactionID: TransactionID
    /// The customer-facing order number.
    package let orderID: OrderID

    /// Takes the parts as they are.
    package init(now: Timestamp, transactionID: TransactionID, orderID: OrderID) {
        self.now = now
        self.transactionID = transactionID
        self.orderID = orderID
    }
}
