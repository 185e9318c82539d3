/// A measured value with its name, unit and goal.
struct Figure {
    let name: String
    let unit: String
    let sample: Sample
    var goal: Goal?
    /// Why the value is missing, or how it was measured; may be empty.
    var note = ""

    /// Returns a figure that could not be measured here, with the reason.
    static func missing(_ name: String, because reason: String) -> Figure {
        Figure(name: name, unit: "", sample: Sample([]), note: reason)
    }

    /// Whether the goal is met; nil without a goal or without a value.
    var isMet: Bool? {
        guard sample.count > 0 else { return nil }
        return goal.map { $0.isMet(by: sample) }
    }
}
