package import TerminalGraphics

/// The keys that a person wants for an action, in the place of those that it has by default.
package struct KeyChange: Hashable, Sendable {
    /// What they do.
    package let action: Action
    /// The keys; none leaves the action to the palette and to help.
    package let keys: [KeyPress]

    /// Takes the parts as they are.
    package init(action: Action, keys: [KeyPress]) {
        self.action = action
        self.keys = keys
    }
}

/// Why a person's keys can not be used.
package struct KeyConflict: Error, Hashable {
    /// The key that is wanted.
    package let key: KeyPress
    /// The actions that want it on the same screen, the one that came first before the other; for a fixed key the one that has it.
    package let actions: [Action]
    /// Whether it is a key that can not be taken away.
    package let isFixed: Bool
}

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
