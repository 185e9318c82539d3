/// A key as a person names it, without its modifiers.
///
/// Ctrl-C is `.character("c")` with `control`; a key that a terminal cannot tell from another is
/// the plainer of the two (Ctrl-I is `.tab`, Ctrl-M is `.enter`).
package enum Key: Hashable, Sendable {
    case character(Character)
    case enter, escape, tab, backTab, backspace, delete, insert
    case up, down, left, right
    case home, end, pageUp, pageDown
    /// F1 is `.function(1)`.
    case function(Int)
}
