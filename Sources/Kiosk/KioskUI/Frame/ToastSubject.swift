import StoreModel

/// The order that a toast is about: it says nothing true any more once that order has gone on.
struct ToastSubject: Hashable, Sendable {
    /// The device's id of it; nil for what came by itself.
    let intentID: IntentID?
    let productID: ProductID
}
