/// What a search found.
package struct SearchResult: Sendable {
    /// How many different states.
    package let states: Int
    /// How many steps between them.
    package let transitions: Int
    /// How many steps the farthest state was away by the way on which it was met.
    package let depth: Int
    /// How many states are at rest.
    package let resting: Int
    /// The first rule that is broken; nil if none is, and then every state was looked at.
    package let violation: Violation?
    /// A way to it.
    package let way: [SimulationEvent]

    init(states: Int, _ tally: SearchTally) {
        self.states = states
        transitions = tally.transitions
        depth = tally.depth
        resting = tally.resting
        violation = tally.found?.violation
        way = tally.found?.way ?? []
    }
}
