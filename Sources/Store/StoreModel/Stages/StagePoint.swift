/// Where on the way of a purchase the app is killed, in the order of the way; the raw values are stable words for `--json`.
package enum StagePoint: String, CaseIterable, Hashable, Sendable {
    /// The customer has confirmed; the purchase is not sent.
    case beforePurchase = "before-purchase"
    /// The store has charged; the app does not know.
    case afterPurchase = "after-purchase"
    /// The app has the transaction, and has asked nobody anything.
    case received
    /// Before the merchant is asked to verify it.
    case beforeVerify = "before-verify"
    /// The merchant has granted the goods; the app does not know.
    case afterVerify = "after-verify"
    /// Before the store is told that it is settled.
    case beforeFinish = "before-finish"
    /// The store has been told; the app does not know.
    case afterFinish = "after-finish"
    /// As ``received``; then the app is deleted and installed anew on the same device.
    case appDeleted = "app-deleted"
    /// As ``received``; then the device is lost, and the customer signs in on a new one.
    case deviceLost = "device-lost"
}
