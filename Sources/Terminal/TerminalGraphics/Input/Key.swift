/// A key without its modifiers.
///
/// Ctrl-C is `.character("c")` with `control`. Of two keys that a terminal cannot distinguish, the plainer one is
/// reported (Ctrl-I is `.tab`, Ctrl-M is `.enter`).
package enum Key: Hashable, Sendable {
    case character(Character)
    case enter, escape, tab, backTab, backspace, delete, insert
    case up, down, left, right
    case home, end, pageUp, pageDown
    /// A function key; F1 is `.function(1)`.
    case function(Int)
}
