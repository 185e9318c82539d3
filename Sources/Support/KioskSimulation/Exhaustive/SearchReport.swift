/// What a search found.
package struct SearchReport: Sendable {
    /// What was searched.
    package let scope: Scope
    /// How many different states.
    package let states: Int
    /// How many steps between them.
    package let transitions: Int
    /// How many steps the farthest state is away.
    package let depth: Int
    /// How many states are at rest.
    package let resting: Int
    /// Whether every state was looked at.
    package let isWhole: Bool
    /// The first rule that is broken; nil if none is.
    package let violation: Violation?
    /// The shortest way to it.
    package let way: [Action]
}
