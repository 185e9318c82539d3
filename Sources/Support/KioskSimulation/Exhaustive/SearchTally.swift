/// The counts of a search or of one of its threads.
struct SearchTally: Sendable {
    /// The number of steps.
    var transitions = 0
    /// The number of states in which only actions of people and faults remain.
    var statesAtRest = 0
    /// The length of the longest path.
    var depth = 0
    /// The violation with the shortest known path.
    private(set) var found: (violation: Violation, way: [SimulationEvent])?

    mutating func record(_ violation: Violation, _ node: SearchNode) {
        keepShortest((violation, node.path?.actions ?? []))
    }

    mutating func add(_ other: SearchTally) {
        transitions += other.transitions
        statesAtRest += other.statesAtRest
        depth = max(depth, other.depth)
        if let more = other.found { keepShortest(more) }
    }

    private mutating func keepShortest(_ candidate: (violation: Violation, way: [SimulationEvent]))
    {
        if let found, found.way.count <= candidate.way.count { return }
        found = candidate
    }
}
