package import TerminalGraphics

/// The keys that the user assigns to an action in place of its default keys.
package struct KeyChange: Hashable, Sendable {
    /// The action.
    package let action: Action
    /// The keys; if empty, the action remains available in the palette and in help.
    package let keys: [KeyPress]

    /// Creates a key change.
    package init(action: Action, keys: [KeyPress]) {
        self.action = action
        self.keys = keys
    }
}
