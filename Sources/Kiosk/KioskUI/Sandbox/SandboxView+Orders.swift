import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

/// The rows and details of the store's orders.
extension SandboxView {
    func draw(_ order: SandboxOrder, with pen: RowWriter, on canvas: inout Canvas) {
        let appearance = order.state.look
        pen.put(formatter.glyphs[appearance.glyph], appearance.role, on: &canvas)
        let age = SafeText(formatted: formatter.ages.string(since: order.at, now: model.storeNow))
        let price = formatter.price(order.charge)
        var right = pen.row.width - age.width
        pen.put(age, .muted, at: right, on: &canvas)
        right -= price.width + 2
        pen.put(price, .price, at: right, on: &canvas)
        let title = formatter.sanitized(model.title(of: order.productID))
        let whose: SafeText =
            order.account == model.context.account
            ? .empty : " · \(formatter.sanitized(order.account.rawValue))"
        pen.put((title + whose).clipped(to: max(right - 4, 0)), .text, at: 2, on: &canvas)
    }

    func add(_ order: SandboxOrder, to block: inout TextBlock) {
        block.add(
            formatter.sanitized(model.title(of: order.productID)), Style(.title, on: nil, .bold))
        let appearance = order.state.look
        block.add(
            formatter.marked(appearance.glyph, formatter.text(order.standing)),
            Style(appearance.role, on: nil, .bold))
        if let back = formatter.partialRefundText(of: order) { block.add(back) }
        block.addBlankLine()
        block.add(formatter.facts(of: order), column: 13)
        block.addBlankLine()
        block.add(formatter.text(order.state.help))
    }
}

extension SandboxOrder {
    /// Whether only a part of the charge was refunded.
    private var isPartlyRefunded: Bool {
        state == .refunded && refunded.map { $0.milliunits < charge.milliunits } ?? false
    }

    var standing: TextKey { isPartlyRefunded ? .chargedPartBack : state.look.word }

    /// The refunded amount; nil unless only a part was refunded.
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

/// The rows and details of planned faults.
extension SandboxView {
    func draw(_ fault: PlannedFault, with pen: RowWriter, on canvas: inout Canvas) {
        let appearance: (glyph: Glyph, role: Role) =
            fault.isSpent ? (.finished, .muted) : (.warning, .warning)
        pen.put(formatter.glyphs[appearance.glyph], appearance.role, on: &canvas)
        let mark =
            fault.isOfCatalog
            ? formatter.text(.faultOfCatalog).clipped(
                to: max(pen.row.width - 16, pen.row.width / 2))
            : formatter.glyphs[.multiply] + SafeText(number: fault.struck)
        let right = pen.row.width - mark.width
        pen.put(mark, .muted, at: right, on: &canvas)
        pen.put(
            formatter.sanitized("\(fault.plan)").clipped(to: max(right - 4, 0)),
            fault.isSpent ? .muted : .text, at: 2, on: &canvas)
    }

    func add(_ fault: PlannedFault, to block: inout TextBlock) {
        let plan = fault.plan
        block.add(
            formatter.sanitized("\(plan.call.rawValue) \(plan.fault)"),
            Style(.title, on: nil, .bold))
        block.add(formatter.sanitized("\(plan.moment)"))
        block.addBlankLine()
        let counts = SafeText(formatted: "\(fault.struck) / \(fault.met)")
        let facts = formatter.facts([
            // The faults of the catalog file are not counted.
            .labelStruck: fault.isOfCatalog ? nil : counts,
            .contextAccount: plan.account.map { formatter.sanitized($0.rawValue) },
            .contextDevice: plan.device.map { formatter.sanitized($0.rawValue) },
            .labelID: plan.productID.map { formatter.sanitized($0.rawValue) },
        ])
        block.add(facts, column: 13)
        block.addBlankLine()
        block.add(formatter.text(fault.isOfCatalog ? .faultOfCatalogHelp : .sandboxPlannedHelp))
    }
}
