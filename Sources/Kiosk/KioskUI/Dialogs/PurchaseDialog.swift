import PurchaseCore
import StoreModel

/// The question before a purchase; its terms are those that are shown.
struct PurchaseDialog: Sendable {
    /// What can have the focus, from the buttons up.
    enum Control: Hashable, Sendable { case cancel, restore, buy, quantity, outcome }

    var product: Product
    let isOwned: Bool
    /// What is agreed to, for a subscription.
    var terms: SubscriptionTerms?
    var quantity = 1
    var outcome: Outcome
    var intentID: IntentID?
    var focus = Control.cancel
    var confirm = ConfirmGuard()
    var isSent = false
    var isChanged = false
    /// Whether a person answers it; otherwise it buys as soon as it has an id.
    let asks: Bool

    init(
        product: Product, outcome: Outcome, isOwned: Bool, terms: SubscriptionTerms? = nil,
        asks: Bool = true
    ) {
        self.asks = asks
        self.product = product
        self.terms = terms
        self.outcome = outcome
        self.isOwned = isOwned
    }

    var controls: [Control] {
        var controls: [Control] = [.cancel, .buy]
        // Also where it is not owned here: it may be owned on another phone, and that costs nothing to find out.
        if product.type.isRestorable { controls.append(.restore) }
        if product.type.quantities.count > 1 { controls.append(.quantity) }
        controls.append(.outcome)
        return controls
    }

    var total: Price? { terms?.price ?? product.price?.times(quantity) }

    /// Whether it is had for ever and costs nothing more.
    var isFree: Bool { isOwned && product.type == .nonConsumable }

    mutating func moveFocus(by step: Int) {
        focus = controls.turned(from: focus, by: step)
    }

    mutating func changeQuantity(by step: Int) {
        let range = product.type.quantities
        quantity = min(max(quantity + step, range.lowerBound), range.upperBound)
    }

    mutating func changeOutcome(by step: Int) {
        outcome = outcome.moved(by: step)
    }

    /// Takes what the catalog says now; asks again where that is not what was shown.
    mutating func take(_ newer: Product) {
        guard newer != product else { return }
        product = newer
        askAgain()
    }

    /// Takes what is agreed to now; asks again where that is not what was shown.
    mutating func take(_ newer: SubscriptionTerms?) {
        guard newer != terms else { return }
        terms = newer
        askAgain()
    }

    private mutating func askAgain() {
        quantity = min(quantity, product.type.quantities.upperBound)
        isChanged = true
        focus = .cancel
        confirm.reset()
    }
}
