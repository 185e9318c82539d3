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
