import TerminalGraphics

/// The state of the list of plans of a subscription group.
struct PlanPicker: Hashable, Sendable {
    let groupID: String
    /// The position of the selection among the group's plans.
    var selected: Int
}

extension Model {
    /// Handles a key in the list of plans: arrows move the selection, Enter opens the purchase dialog.
    mutating func take(_ press: KeyPress, in picker: PlanPicker) -> [Command] {
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
