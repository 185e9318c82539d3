/// The point of a purchase at which the app is killed, in order; the raw values are stable words for `--json`.
package enum StagePoint: String, CaseIterable, Hashable, Sendable {
    /// The customer confirmed, and the purchase was not sent.
    case beforePurchase = "before-purchase"
    /// The store charged, and the app did not receive the answer.
    case afterPurchase = "after-purchase"
    /// The app received the transaction and has not sent a request about it.
    case received
    /// Before the app sends the transaction to the merchant for verification.
    case beforeVerify = "before-verify"
    /// The merchant granted the goods, and the app did not receive the verdict.
    case afterVerify = "after-verify"
    /// Before the app sends the finish to the store.
    case beforeFinish = "before-finish"
    /// The store recorded the finish, and the app did not receive the answer.
    case afterFinish = "after-finish"
    /// As ``received``; the app is then deleted and reinstalled on the same device.
    case appDeleted = "app-deleted"
    /// As ``received``; the device is then lost, and the customer signs in on a new one.
    case deviceLost = "device-lost"
}
