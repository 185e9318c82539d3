/// One measured thing: what it is, what came out, and what it should be.
struct Figure {
    let name: String
    let unit: String
    let sample: Sample
    var goal: Goal?
    /// Why there is no value, or how it was taken; empty where nothing is to be said.
    var note = ""

    /// A thing that could not be measured here, and why.
    static func missing(_ name: String, because reason: String) -> Figure {
        Figure(name: name, unit: "", sample: Sample([]), note: reason)
    }

    /// Whether the goal is met; nil without a goal or without a value.
    var isMet: Bool? {
        guard sample.count > 0 else { return nil }
        return goal.map { $0.isMet(by: sample) }
    }
}
