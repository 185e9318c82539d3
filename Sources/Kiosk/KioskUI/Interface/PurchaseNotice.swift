package import PurchaseCore
package import StoreModel

/// How a purchase that was started here ended, for the person who waits for it.
package struct PurchaseNotice: Hashable, Sendable {
    /// The ways in which it can.
    package enum Ending: Hashable, Sendable {
        /// Charged, or free, and delivered; with the goods that came into the wallet, and those that paid off a debt.
        case bought([GoodAmount], paidOff: [GoodAmount] = [])
        /// It was on its way already, begun on another phone or before; not charged again.
        case same
        /// Nothing was charged: what was agreed to begins when what is paid is over.
        case arranged(SubscriptionTerms)
        /// It waits for somebody's approval.
        case pending
        /// The customer cancelled; not charged.
        case cancelled
        /// The store did not charge, for this reason.
        case declined(DeclineReason)
        /// The product cannot be bought; not charged.
        case unavailable(UnavailableReason)
        /// Charged, and set aside by the merchant.
        case quarantined
        /// No answer yet; it goes on by itself.
        case unknown
        /// Anything else, as a whole sentence that says whether money moved; may quote hostile text.
        case failed(String)
    }

    /// The device's id of the purchase.
    package var intentID: IntentID
    /// What was bought.
    package var productID: ProductID
    /// Its title; hostile text.
    package var title: String
    /// How it ended.
    package var ending: Ending

    /// Takes the parts as they are.
    package init(intentID: IntentID, productID: ProductID, title: String, ending: Ending) {
        self.intentID = intentID
        self.productID = productID
        self.title = title
        self.ending = ending
    }
}
