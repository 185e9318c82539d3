import StoreModel

/// The order that a toast is about. The toast is dismissed once the order changes, because its text is outdated then.
struct ToastSubject: Hashable, Sendable {
    /// The intent ID on this device; nil for an unsolicited transaction.
    let intentID: IntentID?
    let productID: ProductID
}
