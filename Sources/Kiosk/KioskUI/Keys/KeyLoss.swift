package import TerminalGraphics

/// A default key that the user has assigned to another action.
package struct KeyLoss: Hashable, Sendable {
    /// The key.
    package let key: KeyPress
    /// The action that had the key.
    package let loser: Action
    /// The action that now has the key.
    package let winner: Action
    /// The remaining keys of the action that lost the key.
    package let left: [KeyPress]
}
