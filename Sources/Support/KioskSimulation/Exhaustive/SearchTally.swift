/// The counts of a search or of one of its threads.
struct SearchTally: Sendable {
    /// The number of steps.
    var transitions = 0
    /// The number of states in which only actions of people and faults remain.
    var resting = 0
    /// The length of the longest path.
    var depth = 0
    /// The violation with the shortest known path.
    private(set) var found: (violation: Violation, way: [SimulationEvent])?

    mutating func note(_ violation: Violation, _ node: SearchNode) {
        take((violation, node.way?.actions ?? []))
    }

    mutating func add(_ other: SearchTally) {
        transitions += other.transitions
        resting += other.resting
        depth = max(depth, other.depth)
        if let more = other.found { take(more) }
    }

    private mutating func take(_ more: (violation: Violation, way: [SimulationEvent])) {
        if let found, found.way.count <= more.way.count { return }
        found = more
    }
}
