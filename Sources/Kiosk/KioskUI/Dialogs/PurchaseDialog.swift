import KioskPresentation
package import PurchaseCore
package import StoreModel
import StoreText
import TerminalGraphics

/// The state of the purchase confirmation; its terms are the ones that are displayed.
struct PurchaseDialog: Sendable {
    /// The controls that can have the focus.
    enum Control: Int, Sendable { case cancel, restore, buy, quantity, outcome }

    var product: Product
    let isOwned: Bool
    /// The subscription terms that the customer agrees to; nil for other products.
    var terms: SubscriptionTerms?
    /// The offer that the customer selected; nil for the standard price or an introductory offer.
    var choice: OfferChoice?
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

    /// The controls in the order in which they are shown; Tab goes from the last one to the first one.
    var controls: [Control] {
        var controls: [Control] = product.type.quantities.count > 1 ? [.quantity] : []
        controls.append(.outcome)
        // Restore is offered even if the product is not owned here: it may be owned on another device, and restoring is
        // free.
        if product.type.isRestorable { controls.append(.restore) }
        return controls + [.cancel, .buy]
    }

    var total: Price? { terms?.price ?? product.price?.times(quantity) }

    /// Whether the product is owned forever, so that buying it again costs nothing.
    var isFree: Bool { isOwned && product.type == .nonConsumable }

    mutating func moveFocus(by step: Int) {
        focus = controls.cycled(from: focus, by: step)
    }

    /// Changes the quantity within its limits, unless the purchase was sent.
    mutating func changeQuantity(by step: Int) {
        guard !isSent else { return }
        let range = product.type.quantities
        quantity = min(max(quantity + step, range.lowerBound), range.upperBound)
    }

    /// Selects another outcome, unless the purchase was sent.
    mutating func changeOutcome(by step: Int) {
        if !isSent { outcome = outcome.moved(by: step) }
    }

    /// Applies Left and Right: changes the focused value, or moves the focus if a button has it.
    mutating func changeFocusedValue(by step: Int) {
        switch focus {
        case .quantity: changeQuantity(by: step)
        case .outcome: changeOutcome(by: step)
        case .cancel, .restore, .buy: moveFocus(by: step)
        }
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

// MARK: Input

extension PurchaseDialog: ConfirmationDialog {
    var overlay: Overlay { .buy(self) }

    func layout(in model: Model) -> DialogLayout {
        PurchaseDialogView(model: model, dialog: self).box
    }

    func handle(_ press: KeyPress, in model: inout Model) -> [Command] {
        switch press.key {
        case .escape: return leave(&model)
        case .enter, .character(" "): return pressButton(in: &model)
        case _ where refusal(in: model) != nil: break
        case .tab, .down: Self.edit(in: &model) { $0.moveFocus(by: 1) }
        case .backTab, .up: Self.edit(in: &model) { $0.moveFocus(by: -1) }
        case .left, .character("h"): Self.edit(in: &model) { $0.changeFocusedValue(by: -1) }
        case .right, .character("l"): Self.edit(in: &model) { $0.changeFocusedValue(by: 1) }
        case .character("+"): Self.edit(in: &model) { $0.changeQuantity(by: 1) }
        case .character("-"): Self.edit(in: &model) { $0.changeQuantity(by: -1) }
        case .character("o"): Self.edit(in: &model) { $0.changeOutcome(by: 1) }
        default: break
        }
        return []
    }

    func isButton(_ control: Control) -> Bool { control != .quantity && control != .outcome }

    func press(_ target: DialogTarget, in model: inout Model) -> [Command] {
        guard case .changeValue(let number, let step) = target,
            let control = Control(rawValue: number)
        else { return press(control: target, in: &model) }
        Self.edit(in: &model) {
            $0.focus = control
            $0.changeFocusedValue(by: step)
        }
        return []
    }

    func scroll(_ target: DialogTarget?, by step: Int, in model: inout Model) -> [Command] {
        switch target {
        case .changeValue(let number, _), .control(let number):
            guard let control = Control(rawValue: number), !isButton(control) else { return [] }
            return press(.changeValue(number, by: step), in: &model)
        case .key, .item, nil: return []
        }
    }

    mutating func markDrawn(at now: Timestamp, in model: Model) {
        // The dialog now shows only Cancel, so Enter must mean Cancel.
        if refusal(in: model) != nil { focus = .cancel }
        confirmationGuard.markDrawn(at: now)
    }

    /// Returns why the product cannot be bought any more; nil if it can, or if the purchase was already sent.
    func refusal(in model: Model) -> SafeText? {
        guard !isSent else { return nil }
        return model.blockedReason(product, choice: choice)
            ?? (total == nil ? model.formatter.text(.noPrice) : nil)
    }

    func pressButton(in model: inout Model) -> [Command] {
        if let refusal = refusal(in: model) {
            model.showToast(.info, refusal)
            guard focus != .cancel else { return leave(&model) }
            // The pressed control is not shown any more.
            Self.edit(in: &model) { $0.focus = .cancel }
            return []
        }
        switch focus {
        case .cancel: return leave(&model)
        case .quantity: Self.edit(in: &model) { $0.focus = .buy }
        case .outcome: Self.edit(in: &model) { $0.changeOutcome(by: 1) }
        case .restore:
            guard !isSent, model.mayConfirm(confirmationGuard) else { return [] }
            model.overlay = nil
            return [.log(.action("restore"))] + model.restore()
        case .buy:
            guard !isSent, model.mayConfirm(confirmationGuard) else { return [] }
            return confirm(in: &model)
        }
        return []
    }

    /// Sends the purchase once; returns no command if the product cannot be bought any more.
    func confirm(in model: inout Model) -> [Command] {
        guard !isSent, let intentID, refusal(in: model) == nil else { return [] }
        Self.edit(in: &model) { $0.isSent = true }
        model.dismissToasts(about: product.id)
        return [.engine(.buy(product, quantity: quantity, outcome: outcome, terms, intentID))]
    }

    /// Closes the dialog: this cancels a purchase that was not sent; one that was sent continues.
    func leave(_ model: inout Model) -> [Command] {
        model.overlay = nil
        return [.log(.action(isSent ? "close" : "cancel", detail: product.id.rawValue))]
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
