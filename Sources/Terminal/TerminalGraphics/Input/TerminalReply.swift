/// What a terminal answered to a question of ours; never a key.
package enum TerminalReply: Hashable, Sendable {
    /// OSC 10 or 11: the terminal's own foreground or background.
    case foreground(RGB)
    case background(RGB)
    /// DECRPM: whether a private mode is known and can be set, such as 2026, synchronized output.
    case mode(Int, ModeState)
    /// DA1: the terminal's class and extensions, the end of a round of questions.
    case deviceAttributes([Int])
    /// CPR: where the cursor is.
    case cursor(Point)
    /// The terminal changed between dark and light (mode 2031).
    case colorScheme(dark: Bool)
    /// Kitty keyboard flags.
    case keyboardFlags(Int)
    /// A sequence that was understood as a reply but means nothing to us.
    case other

    /// The second number of a DECRPM answer.
    package enum ModeState: Hashable, Sendable {
        case unknown, set, reset, permanentlySet, permanentlyReset
    }
}
