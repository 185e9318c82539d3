package import StoreModel

/// A step in the history of an order, with the ids that the recording side has for the order.
package struct OrderStep: Hashable, Sendable {
    /// The device's intent id; nil if that side does not record it.
    package let intentID: IntentID?
    /// The store's transaction id; nil if it does not exist or that side does not record it.
    package let transactionID: TransactionID?
    /// The device on which it happened; nil for store and merchant.
    package let device: DeviceName?
    package let step: HistoryStep

    /// Creates a value from its parts without validating them.
    package init(
        intentID: IntentID?, transactionID: TransactionID?, device: DeviceName? = nil,
        step: HistoryStep
    ) {
        self.intentID = intentID
        self.transactionID = transactionID
        self.device = device
        self.step = step
    }
}
