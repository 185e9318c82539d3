package import TerminalGraphics

/// The error for user-defined keys that conflict.
package struct KeyConflict: Error, Hashable {
    /// The conflicting key.
    package let key: KeyPress
    /// The actions that claim the key on the same screen, in the order of their definition; for a fixed key, the action
    /// that owns it.
    package let actions: [Action]
    /// Whether the key is fixed and cannot be reassigned.
    package let isFixed: Bool
}
