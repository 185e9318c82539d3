package import TerminalGraphics

/// Why a person's keys can not be used.
package struct KeyConflict: Error, Hashable {
    /// The key that is wanted.
    package let key: KeyPress
    /// The actions that want it on the same screen, the one that came first before the other; for a fixed key the one
    /// that has it.
    package let actions: [Action]
    /// Whether it is a key that can not be taken away.
    package let isFixed: Bool
}
