/// What a search, or a thread of it, has counted.
struct SearchTally: Sendable {
    /// Steps that were tried.
    var transitions = 0
    /// States in which nothing is to happen but what people do.
    var resting = 0
    /// How many steps the farthest state was away.
    var depth = 0
    /// The first rule that was broken, by the shortest way that was met.
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
