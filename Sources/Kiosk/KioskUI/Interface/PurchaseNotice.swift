package import PurchaseCore
package import StoreModel

/// The result of a purchase that was started here, for the interface.
package struct PurchaseNotice: Hashable, Sendable {
    /// The result of a purchase.
    package enum Ending: Hashable, Sendable {
        /// Delivered, and charged unless free; with the goods added to the wallet, and those that paid off a debt.
        case bought([GoodAmount], paidOff: [GoodAmount] = [])
        /// Already in progress, from another device or an earlier attempt; not charged again.
        case same
        /// Not charged now: the agreed terms start when the paid period ends.
        case arranged(SubscriptionTerms)
        /// Awaits approval.
        case pending
        /// Cancelled by the customer; not charged.
        case cancelled
        /// Declined by the store; not charged.
        case declined(DeclineReason)
        /// The product cannot be bought; not charged.
        case unavailable(UnavailableReason)
        /// Charged, and quarantined by the merchant.
        case quarantined
        /// Not answered yet; the engine retries automatically.
        case unknown
        /// Any other failure, as a full sentence that states whether money moved; may quote untrusted text.
        case failed(String)
    }

    /// The purchase's intent ID on this device.
    package var intentID: IntentID
    /// The bought product.
    package var productID: ProductID
    /// The product's title; untrusted text.
    package var title: String
    /// The result.
    package var ending: Ending

    /// Creates a notice.
    package init(intentID: IntentID, productID: ProductID, title: String, ending: Ending) {
        self.intentID = intentID
        self.productID = productID
        self.title = title
        self.ending = ending
    }
}
