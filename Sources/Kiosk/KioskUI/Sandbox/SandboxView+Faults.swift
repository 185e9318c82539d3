import StoreModel
import StoreText
import TerminalGraphics

/// The rows and details of planned faults.
extension SandboxView {
    func draw(_ fault: PlannedFault, with pen: RowWriter, on canvas: inout Canvas) {
        let look: (glyph: Glyph, role: Role) =
            fault.isSpent ? (.finished, .muted) : (.warning, .warning)
        pen.put(words.glyphs[look.glyph], look.role, on: &canvas)
        let mark =
            fault.isOfCatalog
            ? words.say(.faultOfCatalog).clipped(to: max(pen.row.width - 16, pen.row.width / 2))
            : words.glyphs[.multiply] + SafeText(number: fault.struck)
        let right = pen.row.width - mark.width
        pen.put(mark, .muted, at: right, on: &canvas)
        pen.put(
            words.quote("\(fault.plan)").clipped(to: max(right - 4, 0)),
            fault.isSpent ? .muted : .text, at: 2, on: &canvas)
    }

    func add(_ fault: PlannedFault, to block: inout TextBlock) {
        let plan = fault.plan
        block.add(
            words.quote("\(plan.call.rawValue) \(plan.fault)"), Style(.title, on: nil, .bold))
        block.add(words.quote("\(plan.moment)"))
        block.space()
        let counts = SafeText(formatted: "\(fault.struck) / \(fault.met)")
        let facts: [(Phrase, SafeText?)] = [
            // The faults of the catalog file are not counted.
            (.labelStruck, fault.isOfCatalog ? nil : counts),
            (.placeAccount, plan.account.map { words.quote($0.rawValue) }),
            (.placeDevice, plan.device.map { words.quote($0.rawValue) }),
            (.labelID, plan.productID.map { words.quote($0.rawValue) }),
        ]
        for (label, value) in facts {
            guard let value else { continue }
            block.add(label: words.say(label), value, column: 13)
        }
        block.space()
        block.add(words.say(fault.isOfCatalog ? .faultOfCatalogHelp : .sandboxPlannedHelp))
    }
}
