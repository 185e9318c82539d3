package import TerminalGraphics

/// A default key that a person gave to another action.
package struct KeyLoss: Hashable, Sendable {
    /// The key.
    package let key: KeyPress
    /// The action that had it.
    package let loser: Action
    /// The action that has it now.
    package let winner: Action
    /// The keys that the loser still has.
    package let left: [KeyPress]
}
