import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

extension SandboxView {
    func draw(_ order: SandboxOrder, with pen: RowRenderer, on canvas: inout Canvas) {
        let age = SafeText(formatted: formatter.ages.string(since: order.at, now: model.storeNow))
        let ends = [(formatter.price(order.charge), Role.price), (age, .muted)]
        draw(
            order.state.appearance, title(of: order.productID, order.account), ends: ends,
            with: pen, on: &canvas)
    }

    func add(_ order: SandboxOrder, to block: inout TextBlock) {
        addHead(
            title(of: order.productID), order.state.appearance, formatter.text(order.standing),
            to: &block)
        if let back = formatter.partialRefundText(of: order) { block.add(back) }
        addFacts(formatter.facts(of: order), help: order.state.help, to: &block)
    }
}

extension SandboxOrder {
    /// Whether only a part of the charge was refunded.
    private var isPartlyRefunded: Bool {
        state == .refunded && refunded.map { $0.milliunits < charge.milliunits } ?? false
    }

    var standing: TextKey { isPartlyRefunded ? .chargedPartBack : state.look.word }

    fileprivate var partBack: Price? { isPartlyRefunded ? refunded : nil }
}

extension DisplayFormatter {
    /// Returns the facts about an order besides its title and state, the price first.
    func facts(of order: SandboxOrder) -> [Fact] {
        facts([
            .labelPrice: price(order.charge), .dialogQuantity: SafeText(number: order.quantity),
            .contextAccount: sanitized(order.account.rawValue),
            .contextDevice: sanitized(order.device.rawValue),
            .logTransaction: order.transactionID.map { sanitized($0.rawValue) },
            .logPurchase: order.intentID.map { sanitized($0.rawValue) },
            .labelID: sanitized(order.productID.rawValue),
        ])
    }

    /// Returns the text about a partial refund; nil unless only a part was refunded.
    func partialRefundText(of order: SandboxOrder) -> SafeText? {
        order.partBack.map { part in
            text(.sandboxBackOf, prices.string(part), prices.string(order.charge))
        }
    }
}

extension SandboxOrder.State {
    /// The text that describes what can be done with an order.
    fileprivate var help: TextKey {
        switch self {
        case .pending: .sandboxWaitingHelp
        case .interrupted: .sandboxInterruptedHelp
        case .stuck: .sandboxStuckHelp
        case .unfinished, .finished, .declined, .cancelled, .refunded, .revoked, .deleted:
            .sandboxPaidHelp
        }
    }

    fileprivate var appearance: (glyph: Glyph, role: Role) { (look.glyph, look.role) }

    /// The glyph, color and text of an order's state.
    var look: (glyph: Glyph, role: Role, word: TextKey) {
        switch self {
        case .pending: (.deferred, .stateDeferred, .stageAwaitingApproval)
        case .interrupted: (.deferred, .stateDeferred, .orderInterrupted)
        case .stuck: (.unknown, .stateUnknown, .orderStuck)
        case .unfinished: (.purchased, .statePurchased, .sandboxUnfinished)
        case .finished: (.finished, .stateFinished, .stateFinished)
        case .declined: (.failed, .stateFailed, .stageDeclined)
        case .cancelled: (.cancelled, .stateCancelled, .stageCancelled)
        case .refunded: (.refunded, .stateRefunded, .stageRefunded)
        case .revoked: (.refunded, .stateRefunded, .stepWithdrawn)
        case .deleted: (.refunded, .stateRefunded, .stepDeleted)
        }
    }
}

// MARK: Faults

extension SandboxView {
    func draw(_ fault: PlannedFault, with pen: RowRenderer, on canvas: inout Canvas) {
        let mark =
            fault.isOfCatalog
            ? formatter.text(.faultOfCatalog).clipped(
                to: max(pen.row.width - 16, pen.row.width / 2))
            : formatter.glyphs[.multiply] + SafeText(number: fault.struck)
        draw(
            fault.isSpent ? (.finished, .muted) : (.warning, .warning),
            formatter.sanitized("\(fault.plan)"), fault.isSpent ? .muted : .text,
            ends: [(mark, .muted)], with: pen, on: &canvas)
    }

    func add(_ fault: PlannedFault, to block: inout TextBlock) {
        let plan = fault.plan
        block.add(
            formatter.sanitized("\(plan.call.rawValue) \(plan.fault)"),
            Style(.title, on: nil, .bold))
        block.add(formatter.sanitized("\(plan.moment)"))
        let counts = SafeText(formatted: "\(fault.struck) / \(fault.met)")
        let facts = formatter.facts([
            // The faults of the catalog file are not counted.
            .labelStruck: fault.isOfCatalog ? nil : counts,
            .contextAccount: plan.account.map { formatter.sanitized($0.rawValue) },
            .contextDevice: plan.device.map { formatter.sanitized($0.rawValue) },
            .labelID: plan.productID.map { formatter.sanitized($0.rawValue) },
        ])
        addFacts(
            facts, help: fault.isOfCatalog ? .faultOfCatalogHelp : .sandboxPlannedHelp, to: &block)
    }
}
