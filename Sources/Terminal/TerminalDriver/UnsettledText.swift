import TerminalGraphics

/// Text of which terminals disagree how many columns it takes, although each of its cells is sure.
///
/// A terminal of the old school gives every letter its own column. A newer one (Ghostty, foot,
/// WezTerm, kitty) looks for the clusters of UAX #29 and gives the whole of one a single place:
/// a vowel sign of Hindi, the second half of a conjunct, the sound mark of a half-width kana. And
/// emoji younger than the terminal are narrow to it. None of them takes more columns than our
/// cells do. So the driver blanks their cells, draws them in one piece, so that a terminal that can
/// shape them does, and places the cursor anew behind them.
enum UnsettledText {
    /// Whether a cell alone may be narrower on the terminal than it says.
    static func isUnsettled(_ text: String) -> Bool {
        guard let base = text.unicodeScalars.first, emoji.contains(base.value) else { return false }
        return ColumnWidth.isYoung(base)
    }

    /// Whether the second of two neighbouring cells may be drawn into the first.
    static func joins(_ left: String, _ right: String) -> Bool {
        guard let scalar = right.unicodeScalars.first, mayJoin(scalar.value) else { return false }
        return (left + right).count == 1
    }

    /// Where emoji and their like are, which a terminal's table may not have yet.
    private static let emoji: ClosedRange<UInt32> = 0x16FE0...0x1FFFF

    /// Keeps nearly all text away from the exact question, which costs a microsecond: Latin, Greek,
    /// Cyrillic, Hebrew, Arabic, lines, Chinese, Japanese and emoji never join the cell before.
    private static func mayJoin(_ value: UInt32) -> Bool {
        switch value {
        // Stems and flags of notes.
        case 0x1D165...0x1D172: true
        case ..<0x900, 0x2000...0xA67F, 0xE000...0xFF9D, 0xFFA0...0xFFFF, 0x16FE0...: false
        default: true
        }
    }
}
