import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The state of the list of plans of a subscription group.
struct PlanPicker: Hashable, Sendable {
    let groupID: String
    /// The position of the selection among the group's plans.
    var selected: Int
}

extension Model {
    /// Handles a key in the list of plans: arrows move the selection, Enter opens the purchase dialog.
    mutating func handle(_ press: KeyPress, in picker: PlanPicker) -> [Command] {
        let last = plans(ofGroup: picker.groupID).count - 1
        var picker = picker
        switch press.key {
        case .escape:
            overlay = nil
            return []
        case .enter: return choosePlan(picker.selected, ofGroup: picker.groupID)
        case .up, .backTab, .character("k"): picker.selected = max(picker.selected - 1, 0)
        case .down, .tab, .character("j"): picker.selected = max(min(picker.selected + 1, last), 0)
        case .home: picker.selected = 0
        case .end: picker.selected = max(last, 0)
        default: break
        }
        overlay = .plans(picker)
        return []
    }
}

// MARK: View

/// The view of the list of plans, with each plan's price and start.
struct PlanPickerView {
    let model: Model
    let picker: PlanPicker
    private var formatter: DisplayFormatter { model.formatter }

    var box: DialogLayout {
        let width = DialogLayout.width(56, in: model.size)
        let (list, chosen) = list(width: width)
        var box = DialogLayout(
            formatter.text(.plansTitle), inside: Size(width: width, height: list.lines.count),
            hints: [
                DialogHint.ofList(formatter, .hintMove),
                DialogHint(.enter, "Enter", .hintChoose, formatter),
                DialogHint(.escape, "Esc", .hintCancel, formatter),
            ], in: model.size, formatter: formatter)
        let top = Scroll.top(
            0, selected: chosen + 1, count: list.lines.count, height: box.inside.height)
        box.parts = [(list, box.inside, top)]
        return box
    }

    /// Returns two lines for each plan, and the index of the first line of the selected plan.
    private func list(width: Int) -> (TextBlock, Int) {
        var block = TextBlock(width: width)
        for (index, plan) in model.plans(ofGroup: picker.groupID).enumerated() {
            let isSelected = index == picker.selected
            let ground: Role = isSelected ? .selection : .dialog
            let pointer = isSelected ? formatter.glyphs[.pointer] : " "
            let price = formatter.price(of: plan).clipped(to: width / 2)
            let name = formatter.sanitized(plan.displayName).fitted(
                to: max(width - price.width - 3, 0))
            block.add(line: [
                (pointer + " ", Style(.cursor, on: ground)),
                (name, Style(.text, on: ground, isSelected ? .bold : [])),
                (" " + price, Style(.price, on: ground)),
            ])
            block.addTarget(.plan(index), width: width)
            let note = note(on: plan).clipped(to: width - 4)
            block.add(line: [(("    " + note).padded(to: width), Style(.muted, on: ground))])
            block.addTarget(.plan(index), width: width)
        }
        return (block, picker.selected * 2)
    }

    /// Returns when a plan would start; the purchase dialog displays the full terms.
    private func note(on plan: Product) -> SafeText {
        switch model.terms(of: plan)?.kind {
        case .active: formatter.text(.planHad)
        case .changesLater(_, let moment):
            moment.map {
                formatter.fact(
                    formatter.text(.planLater), SafeText(formatted: formatter.times.day($0)))
            } ?? formatter.text(.planLater)
        case .resumes: formatter.text(.hintResume)
        case .begins, .changesNow, .replaces, .recovers: formatter.text(.planNow)
        case nil: model.blockedReason(plan) ?? formatter.text(.noPrice)
        }
    }
}
