/// The result of a search.
package struct SearchResult: Sendable {
    /// The number of different states.
    package let states: Int
    /// The number of steps between them.
    package let transitions: Int
    /// The length of the longest path.
    package let depth: Int
    /// The number of states at rest.
    package let statesAtRest: Int
    /// The first violation; nil without violations, and then every state was expanded.
    package let violation: Violation?
    /// A path to the violation.
    package let path: [SimulationEvent]

    init(states: Int, _ tally: SearchTally) {
        self.states = states
        transitions = tally.transitions
        depth = tally.depth
        statesAtRest = tally.statesAtRest
        violation = tally.found?.violation
        path = tally.found?.way ?? []
    }
}
