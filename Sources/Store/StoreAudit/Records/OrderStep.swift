package import StoreModel

/// A step in the history of some order, with the ids by which the side that tells it knows the order.
package struct OrderStep: Hashable, Sendable {
    /// The device's id; nil where that side does not name it.
    package let intentID: IntentID?
    /// The store's id; nil where there is none, or that side does not name it.
    package let transactionID: TransactionID?
    /// On which phone it happened; nil for the other two sides.
    package let device: DeviceName?
    /// What happened.
    package let step: HistoryStep

    /// Takes the parts as they are.
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
