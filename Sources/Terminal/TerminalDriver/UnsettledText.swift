import TerminalGraphics

/// Text whose total width differs between terminals, although the width of each of its cells is certain.
///
/// An older terminal gives each letter its own column. A newer one (Ghostty, foot, WezTerm, kitty) finds the clusters
/// of UAX #29 and draws a whole cluster in the space of one: a vowel sign of Hindi, the second half of a conjunct, the
/// sound mark of a half-width kana. Emoji newer than the terminal are narrow on it. None of these uses more columns
/// than the canvas's cells. So the driver blanks their cells, draws them together, so that a terminal that can shape
/// them does so, and repositions the cursor after them.
enum UnsettledText {
    /// Returns whether a single cell may be narrower on the terminal than it declares.
    static func isUnsettled(_ text: String) -> Bool {
        guard let base = text.unicodeScalars.first, emoji.contains(base.value) else { return false }
        return ColumnWidth.isYoung(base)
    }

    /// Returns whether the second of two neighbouring cells may be drawn into the first.
    static func joins(_ left: String, _ right: String) -> Bool {
        guard let scalar = right.unicodeScalars.first, mayJoin(scalar.value) else { return false }
        return (left + right).count == 1
    }

    /// The range of emoji and similar symbols, which a terminal's width table may not include yet.
    private static let emoji: ClosedRange<UInt32> = 0x16FE0...0x1FFFF

    /// Excludes nearly all text from the exact check, which costs a microsecond: Latin, Greek, Cyrillic, Hebrew,
    /// Arabic, lines, Chinese, Japanese and emoji never join the previous cell.
    private static func mayJoin(_ value: UInt32) -> Bool {
        switch value {
        // Stems and flags of musical notes.
        case 0x1D165...0x1D172: true
        case ..<0x900, 0x2000...0xA67F, 0xE000...0xFF9D, 0xFFA0...0xFFFF, 0x16FE0...: false
        default: true
        }
    }
}
