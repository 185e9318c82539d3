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

extension PlanPicker: ListDialog {
    var overlay: Overlay { .plans(self) }

    /// Lays out two lines for each plan: name and price, and when the plan would start.
    func layout(in model: Model) -> DialogLayout {
        let formatter = model.formatter
        let width = DialogLayout.width(56, in: model.size)
        var block = TextBlock(width: width)
        for (index, plan) in model.plans(ofGroup: groupID).enumerated() {
            let isSelected = index == selected
            let ground: Role = isSelected ? .selection : .dialog
            let price = formatter.price(of: plan).clipped(to: width / 2)
            let name = formatter.sanitized(plan.displayName).fitted(
                to: max(width - price.width - 3, 0))
            block.add(line: [
                formatter.pointer(isSelected: isSelected),
                (name, Style(.text, on: ground, isSelected ? .bold : [])),
                (" " + price, Style(.price, on: ground)),
            ])
            block.addTarget(.item(index), width: width)
            let note = note(on: plan, in: model).clipped(to: width - 4)
            block.add(line: [(("    " + note).padded(to: width), Style(.muted, on: ground))])
            block.addTarget(.item(index), width: width)
        }
        return DialogLayout(
            formatter.text(.plansTitle), list: block, selectedLine: selected * 2 + 1, in: model)
    }

    func handle(_ press: KeyPress, in model: inout Model) -> [Command] {
        let last = model.plans(ofGroup: groupID).count - 1
        var picker = self
        switch press.key {
        case .escape:
            model.overlay = nil
            return []
        case .enter: return choose(selected, in: &model)
        default:
            let step = press.key.listStep(page: 5, hasLetters: true) ?? 0
            picker.selected = max(min(selected + step, last), 0)
        }
        model.overlay = picker.overlay
        return []
    }

    func press(_ target: DialogTarget, in model: inout Model) -> [Command] {
        if case .item(let index) = target { choose(index, in: &model) } else { [] }
    }

    /// Opens the purchase dialog for a plan, which displays the terms of the change.
    private func choose(_ index: Int, in model: inout Model) -> [Command] {
        let plans = model.plans(ofGroup: groupID)
        guard plans.indices.contains(index) else { return [] }
        model.overlay = nil
        if let reason = model.blockedReason(plans[index]) { return model.showToast(.info, reason) }
        return model.openPurchase(of: plans[index])
    }

    /// Returns when a plan would start; the purchase dialog displays the full terms.
    private func note(on plan: Product, in model: Model) -> SafeText {
        let formatter = model.formatter
        return switch model.terms(of: plan)?.kind {
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
