/// Expands states one after the other; each thread of a search has its own explorer.
struct Explorer {
    private let scope: Scope
    private let known: KnownStates
    /// The results so far.
    private(set) var tally = SearchTally()

    /// The number of steps after which an undisturbed run is assumed to be endless.
    private static let patience = 2_000

    init(_ scope: Scope, _ known: KnownStates) {
        self.scope = scope
        self.known = known
    }

    /// Checks a state; returns the new states that follow from it.
    mutating func expand(_ node: SearchNode) -> [SearchNode] {
        let choices = node.world.choices(scope, node.budget)
        tally.depth = max(tally.depth, node.way?.length ?? 0)
        if !choices.contains(where: \.isQuiet) { tally.resting += 1 }
        if node.world.isAtRest, let violation = node.world.violationAtRest() {
            tally.note(violation, node)
        }
        if !settles(node) {
            tally.note(Violation("I11", "without any fault, it never comes to rest"), node)
        }
        return choices.compactMap { follow(node, $0) }
    }

    private mutating func follow(_ node: SearchNode, _ action: SimulationEvent) -> SearchNode? {
        guard let child = node.after(action) else { return nil }
        tally.transitions += 1
        guard known.note(child.print, .met) else { return nil }
        if let violation = child.world.violation() { tally.note(violation, child) }
        return child
    }

    /// Returns whether a state comes to rest without further faults.
    ///
    /// The states on the path are marked when the result is known, so that each is visited once.
    private func settles(_ node: SearchNode) -> Bool {
        var node = node
        var way: [Fingerprint] = []
        while way.count < Self.patience {
            let print = node.print
            if known.has(print, .settles) { break }
            way.append(print)
            guard let action = node.world.quietChoice, let next = node.after(action) else { break }
            node = next
        }
        guard way.count < Self.patience else { return false }
        for print in way { known.note(print, .settles) }
        return true
    }
}
