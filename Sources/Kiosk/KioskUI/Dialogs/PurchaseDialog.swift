package import PurchaseCore
package import StoreModel

/// The state of the purchase confirmation; its terms are the ones that are displayed.
struct PurchaseDialog: Sendable {
    /// The controls that can have the focus.
    enum Control: Hashable, Sendable { case cancel, restore, buy, quantity, outcome }

    var product: Product
    let isOwned: Bool
    /// The subscription terms that the customer agrees to; nil for other products.
    var terms: SubscriptionTerms?
    var quantity = 1
    var outcome: Outcome
    var intentID: IntentID?
    var focus = Control.cancel
    var confirmationGuard = ConfirmationGuard()
    var isSent = false
    var isChanged = false
    /// Whether the user must confirm; otherwise the purchase is sent as soon as it has an intent ID.
    let requiresConfirmation: Bool

    init(
        product: Product, outcome: Outcome, isOwned: Bool, terms: SubscriptionTerms? = nil,
        requiresConfirmation: Bool = true
    ) {
        self.requiresConfirmation = requiresConfirmation
        self.product = product
        self.terms = terms
        self.outcome = outcome
        self.isOwned = isOwned
    }

    var controls: [Control] {
        var controls: [Control] = [.cancel, .buy]
        // Restore is offered even if the product is not owned here: it may be owned on another device, and restoring is
        // free.
        if product.type.isRestorable { controls.append(.restore) }
        if product.type.quantities.count > 1 { controls.append(.quantity) }
        controls.append(.outcome)
        return controls
    }

    var total: Price? { terms?.price ?? product.price?.times(quantity) }

    /// Whether the product is owned forever, so that buying it again costs nothing.
    var isFree: Bool { isOwned && product.type == .nonConsumable }

    mutating func moveFocus(by step: Int) {
        focus = controls.cycled(from: focus, by: step)
    }

    mutating func changeQuantity(by step: Int) {
        let range = product.type.quantities
        quantity = min(max(quantity + step, range.lowerBound), range.upperBound)
    }

    mutating func changeOutcome(by step: Int) {
        outcome = outcome.moved(by: step)
    }

    /// Adopts the current product of the catalog; requires a new confirmation if it differs from the displayed one.
    mutating func apply(_ newer: Product) {
        guard newer != product else { return }
        product = newer
        askAgain()
    }

    /// Adopts the current terms; requires a new confirmation if they differ from the displayed ones.
    mutating func apply(_ newer: SubscriptionTerms?) {
        guard newer != terms else { return }
        terms = newer
        askAgain()
    }

    private mutating func askAgain() {
        quantity = min(quantity, product.type.quantities.upperBound)
        isChanged = true
        focus = .cancel
        confirmationGuard.reset()
    }
}

// MARK: Result

/// The result of a purchase that was started here, for the interface.
package struct PurchaseNotice: Hashable, Sendable {
    /// The result of a purchase.
    package enum Kind: Hashable, Sendable {
        /// Delivered, and charged unless free; with the goods added to the wallet, and those that paid off a debt.
        case bought([GoodAmount], paidOff: [GoodAmount] = [])
        /// Already in progress, from another device or an earlier attempt; not charged again.
        case alreadyInProgress
        /// Not charged now: the agreed terms start when the paid period ends.
        case scheduled(SubscriptionTerms)
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
        case unanswered
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
    package var kind: Kind

    /// Creates a notice.
    package init(intentID: IntentID, productID: ProductID, title: String, kind: Kind) {
        self.intentID = intentID
        self.productID = productID
        self.title = title
        self.kind = kind
    }
}
