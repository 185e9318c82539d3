import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The menu of the steps by which the store's clock can be advanced; each line states what becomes due.
struct ClockMenu: Sendable {
    /// The position of the selection among the steps.
    var selected = 0
}

extension ClockMenu: ListDialog {
    var overlay: Overlay { .clockMenu(self) }

    /// Lays out two lines for each step: its key and name, and what becomes due.
    func layout(in model: Model) -> DialogLayout {
        let formatter = model.formatter
        var block = TextBlock(width: DialogLayout.width(52, in: model.size))
        for (index, step) in ClockStep.all.enumerated() {
            let isSelected = index == selected
            let ground: Role = isSelected ? .selection : .dialog
            let name = formatter.text(step.name).fitted(to: max(block.width - 5, 0))
            block.add(line: [
                formatter.pointer(isSelected: isSelected),
                (SafeText(untrusted: "\(step.key)  "), Style(.hintKey, on: ground)),
                (name, Style(.text, on: ground, isSelected ? .bold : [])),
            ])
            block.addTarget(.item(index), width: block.width)
            let due = model.dueText(of: step).clipped(to: max(block.width - 5, 0))
            block.add(line: [
                (("     " + due).padded(to: block.width), Style(.muted, on: ground))
            ])
            block.addTarget(.item(index), width: block.width)
        }
        return DialogLayout(
            formatter.text(.clockForwardTitle), list: block, selectedLine: selected * 2 + 1,
            in: model)
    }

    func handle(_ press: KeyPress, in model: inout Model) -> [Command] {
        let steps = ClockStep.all
        switch press.key {
        case .escape: model.overlay = nil
        case .enter: return choose(steps[selected], in: &model)
        case .character(let character):
            if let step = steps.first(where: { $0.key == character }) {
                return choose(step, in: &model)
            }
            fallthrough
        default:
            let step = press.key.listStep(page: 2, hasLetters: true) ?? 0
            Self.edit(in: &model) { $0.selected = max(min(selected + step, steps.count - 1), 0) }
        }
        return []
    }

    func press(_ target: DialogTarget, in model: inout Model) -> [Command] {
        guard case .item(let index) = target, ClockStep.all.indices.contains(index) else {
            return []
        }
        return choose(ClockStep.all[index], in: &model)
    }

    private func choose(_ step: ClockStep, in model: inout Model) -> [Command] {
        model.overlay = nil
        return model.confirmAdvance(step)
    }
}

extension Model {
    /// Returns what becomes due for this account with a step of the store's clock: its subscriptions, and the open
    /// purchases, which may be charged or expire.
    fileprivate func dueText(of step: ClockStep) -> SafeText {
        let due = subscriptionsDue(with: step)
        if let only = due.first, due.count == 1, engine.openCount == 0 {
            let name = formatter.sanitized(title(of: only.transaction.productID))
            return formatter.fact(name, future(of: only))
        }
        guard !due.isEmpty || engine.openCount > 0 else { return formatter.text(.clockMenuNothing) }
        return formatter.text(.clockMenuDue, String(due.count), String(engine.openCount))
    }

    private func subscriptionsDue(with step: ClockStep) -> [VerifiedSubscription] {
        let active = subscriptions.filter(\.isActive)
        let ends = active.compactMap(\.transaction.expiresDate)
        guard let until = storeTime(after: step) ?? ends.min() else { return [] }
        return active.filter { $0.transaction.expiresDate.map { $0 <= until } ?? false }
    }
}
