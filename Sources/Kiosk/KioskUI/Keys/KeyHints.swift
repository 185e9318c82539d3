import StoreModel
import PurchaseCore
import StoreText
import TerminalGraphics

/// The key hints in the footer, with their rectangles, for drawing and hit testing.
struct KeyHints {
    let items: [(binding: KeyBinding, rect: Rect)]

    /// Chooses the hints that fit as a whole; the least important ones are dropped first.
    init(_ model: Model) {
        let row = model.layout.hints
        var left = row.width - 2
        var chosen: [KeyBinding] = []
        for hint in model.keys.hints(on: model.screen) where model.hasEffect(hint.action) {
            let width = Self.width(of: hint, model) + (chosen.isEmpty ? 0 : 2)
            guard !row.isEmpty, width <= left else { continue }
            left -= width
            chosen.append(hint)
        }
        var x = row.x + 1
        items = (chosen.filter { $0.action != .help } + chosen.filter { $0.action == .help }).map {
            let width = Self.width(of: $0, model)
            defer { x += width + 2 }
            return ($0, Rect(x: x, y: row.y, width: width, height: 1))
        }
    }

    func action(at point: Point) -> Action? {
        items.first { $0.rect.contains(point) }?.binding.action
    }

    private static func width(of hint: KeyBinding, _ model: Model) -> Int {
        hint.shortName(model.formatter.glyphs.set).width + 1 + model.hintText(hint).width
    }
}

extension Model {
    /// Returns the footer's text for a key binding.
    func hintText(_ hint: KeyBinding) -> SafeText {
        // In the detail, a second Enter opens the receipt.
        let goesOn = hint.action == .open && screen == .activity && activity.isDetailOpen
        return goesOn ? formatter.text(.hintReceipt) : hint.text(formatter)
    }

    /// Returns whether an action has an effect in the current state, so that its key is worth a hint.
    func hasEffect(_ action: Action) -> Bool {
        switch action {
        case .buy: shop.selectedRow != nil && observerReason == nil
        case .filter:
            switch screen {
            case .shop: shop.catalog != nil
            case .log: !log.events.isEmpty
            default: !engine.snapshot.rows.isEmpty
            }
        case .receiptBefore: receiptSubject(movedBy: -1) != nil
        case .receiptAfter: receiptSubject(movedBy: 1) != nil
        case .valueBefore, .valueAfter: canTurn
        case .approve: sandbox.order.map(SandboxSection.waiting.includes) ?? false
        case .decline: [.pending, .interrupted].contains(sandbox.order?.state)
        case .refund: sandbox.order.map(canRefund) ?? false
        case .cancelRenewal: librarySubscription.map { isPossible(.cancel, $0) } ?? false
        case .resume: librarySubscription.map { isPossible(.resume, $0) } ?? false
        case .agreeToPrice: librarySubscription.map { isPossible(.agreeToPrice, $0) } ?? false
        case .changePlan: subscriptionForPlans != nil
        case .clearFault: sandbox.fault.map { !$0.isOfCatalog } ?? false
        case .buyOutside: sandbox.product?.type != nil
        case .openOffer: lowBalanceOffer != nil
        case .failRenewals, .expire, .newPrice, .extend: sandbox.subscription != nil
        case .clockNext, .clockDay, .clockMonth, .clockYear, .clockFreeze, .clockFaster,
            .clockSlower:
            screen == .sandbox || !subscriptions.isEmpty
        case .save: screen == .receipt ? shownReceipt != nil : log.count > 0
        case .follow: !log.events.isEmpty
        case .restore: shop.catalog != nil && observerReason == nil
        case .finish: activityRow.map(canFinish) ?? false
        case .copy:
            switch screen {
            case .receipt: shownReceipt != nil
            case .log: log.selectedEvent != nil
            default: activityRow != nil
            }
        case .spend: !engine.snapshot.wallet.balances.isEmpty
        case .back: isInDetail || filter?.text != nil || isInReceipt
        case .open: isInDetail ? canOpenReceipt : canOpen
        default: true
        }
    }

    /// Whether Esc leaves the receipt for the previous screen.
    private var isInReceipt: Bool { screen == .receipt && receipt.subject != nil }

    private var canOpenReceipt: Bool { screen == .activity && activityRow?.transactionID != nil }

    private var canOpen: Bool {
        switch screen {
        case .shop: shop.selectedRow != nil
        case .activity: activityRow != nil
        case .library: libraryTransactionIndex != nil
        case .receipt: false
        case .sandbox: sandbox.selectedRow != nil
        case .log: log.selectedEvent != nil
        }
    }

    /// Whether Left and Right change the selected row of the Sandbox screen.
    private var canTurn: Bool {
        switch sandbox.selectedRow {
        case .control(let kind): kind.isChangeable
        case .product: true
        default: false
        }
    }
}
