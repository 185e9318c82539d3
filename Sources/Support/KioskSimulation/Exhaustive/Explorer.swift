/// Expands states one after the other; each thread of a search has its own explorer.
struct Explorer {
    private let scope: Scope
    private let visited: VisitedStates
    /// The results so far.
    private(set) var tally = SearchTally()

    /// The number of steps after which an undisturbed run is assumed to be endless.
    private static let stepLimit = 2_000

    init(_ scope: Scope, _ visited: VisitedStates) {
        self.scope = scope
        self.visited = visited
    }

    /// Checks a state; returns the new states that follow from it.
    mutating func expand(_ node: SearchNode) -> [SearchNode] {
        let choices = node.world.choices(scope, node.budget)
        tally.depth = max(tally.depth, node.path?.length ?? 0)
        if !choices.contains(where: \.isUndisturbed) { tally.statesAtRest += 1 }
        if node.world.isAtRest, let violation = node.world.violationAtRest() {
            tally.record(violation, node)
        }
        if !comesToRest(node) {
            tally.record(Violation("I11", "without any fault, it never comes to rest"), node)
        }
        return choices.compactMap { follow(node, $0) }
    }

    private mutating func follow(_ node: SearchNode, _ action: SimulationEvent) -> SearchNode? {
        guard let child = node.after(action) else { return nil }
        tally.transitions += 1
        guard visited.insert(child.fingerprint, .visited) else { return nil }
        if let violation = child.world.violation() { tally.record(violation, child) }
        return child
    }

    /// Returns whether a state comes to rest without further faults.
    ///
    /// The states on the path are marked when the result is known, so that each is visited once.
    private func comesToRest(_ node: SearchNode) -> Bool {
        var node = node
        var path: [Fingerprint] = []
        while path.count < Self.stepLimit {
            let fingerprint = node.fingerprint
            if visited.contains(fingerprint, .comesToRest) { break }
            path.append(fingerprint)
            guard let action = node.world.undisturbedEvent, let next = node.after(action) else {
                break
            }
            node = next
        }
        guard path.count < Self.stepLimit else { return false }
        for fingerprint in path { visited.insert(fingerprint, .comesToRest) }
        return true
    }
}
