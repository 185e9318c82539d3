import TerminalGraphics

/// The plans of a group, of which one can be chosen.
struct PlanPicker: Hashable, Sendable {
    let groupID: String
    /// A position among the group's plans.
    var selected: Int
}

extension Model {
    /// A key in the list of plans: arrows move, Enter asks for the chosen one.
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
