/// A terminal's reply to a query; never a key.
package enum TerminalReply: Hashable, Sendable {
    /// OSC 10 or 11: the terminal's own foreground or background colour.
    case foreground(RGB)
    case background(RGB)
    /// DECRPM: whether the terminal has a private mode and can set it, such as 2026, synchronized output.
    case mode(Int, ModeState)
    /// DA1: the terminal's class and extensions; marks the end of a series of queries.
    case deviceAttributes([Int])
    /// CPR: the position of the cursor.
    case cursor(Point)
    /// The terminal changed between dark and light (mode 2031).
    case colorScheme(dark: Bool)
    /// The flags of the kitty keyboard protocol.
    case keyboardFlags(Int)
    /// A reply whose content is not used.
    case other

    /// The second number of a DECRPM reply.
    package enum ModeState: Hashable, Sendable {
        case unknown, set, reset, permanentlySet, permanentlyReset
    }
}
