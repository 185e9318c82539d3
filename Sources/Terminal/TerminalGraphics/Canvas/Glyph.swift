/// The symbols that the interface draws, each in UTF-8 and in ASCII.
///
/// Each takes one column in UTF-8, in every font and terminal that has it: no emoji and no private fonts. A state is
/// shown by its glyph, its color and its name together.
package enum Glyph: CaseIterable, Hashable, Sendable {
    case consumable, nonConsumable, nonRenewing, subscription
    case purchasing, deferred, purchased, failed, restored, finished, refunded, cancelled, unknown
    case owned, unavailable, stale, separator, pointer, mark, multiply, ellipsis, enter
    case up, down, left, right, scrollThumb, scrollTrack, progress
    case arrowRight, arrowLeft, arrowDown, arrowUp, crumb, event, waiting, currentOpen, currentClose
    case linePaid, lineAhead, lineOffer, lineGrace, lineRetry, lineRefunded
    case warning, error, info

    /// The symbol in UTF-8 and in ASCII; the ASCII form may take more columns.
    private var forms: (unicode: SafeText, ascii: SafeText) {
        switch self {
        case .consumable: ("◆", "*")
        case .nonConsumable: ("●", "o")
        case .nonRenewing: ("◷", "%")
        case .subscription: ("↻", "~")
        case .purchasing: ("◌", ".")
        case .deferred: ("◔", ":")
        case .purchased: ("◕", "=")
        case .finished: ("✓", "+")
        case .failed: ("✗", "x")
        case .restored: ("↺", "<")
        case .refunded: ("⟲", "$")
        case .cancelled: ("⊘", "-")
        case .unknown: ("?", "?")
        case .owned: ("✓", "[x]")
        case .unavailable: ("○", "o")
        case .stale: ("↻", "~")
        case .separator: ("·", "-")
        case .pointer: ("▸", ">")
        case .mark: ("✱", "*")
        case .multiply: ("×", "x")
        case .ellipsis: ("…", "~")
        case .enter: ("⏎", "Enter")
        case .up: ("▴", "^")
        case .down: ("▾", "v")
        case .left: ("◂", "<")
        case .right: ("▸", ">")
        case .scrollThumb: ("┃", "#")
        case .progress: ("█", "#")
        case .scrollTrack: ("│", "|")
        case .arrowRight: ("▶", ">")
        case .arrowLeft: ("◀", "<")
        case .arrowDown: ("▼", "v")
        case .arrowUp: ("▲", "^")
        case .crumb: ("›", ">")
        case .event: ("●", "o")
        case .waiting: ("┆", ":")
        case .currentOpen: ("▐", "[")
        case .currentClose: ("▌", "]")
        case .linePaid: ("━", "=")
        case .lineAhead: ("╌", "-")
        case .lineOffer: ("░", ":")
        case .lineGrace: ("▓", "!")
        case .lineRetry: ("?", "?")
        case .lineRefunded: ("×", "x")
        case .warning: ("!", "!")
        case .error: ("✗", "x")
        case .info: ("•", "*")
        }
    }

    /// Returns the symbol in a set.
    package func text(_ set: GlyphSet) -> SafeText {
        set == .unicode ? forms.unicode : forms.ascii
    }
}

// MARK: Sets

/// The symbols of one set, for use by views: `glyphs[.owned]`.
package struct Glyphs: Hashable, Sendable {
    package let set: GlyphSet

    package init(_ set: GlyphSet) {
        self.set = set
    }

    package static let unicode = Glyphs(.unicode)
    package static let ascii = Glyphs(.ascii)

    package subscript(_ glyph: Glyph) -> SafeText {
        glyph.text(set)
    }

    /// Returns one frame of a spinner; any integer is a valid frame number.
    package func spinner(_ frame: Int) -> SafeText {
        let frames: [SafeText] = set == .unicode ? ["◐", "◓", "◑", "◒"] : ["|", "/", "-", "\\"]
        return frames[Int(frame.magnitude % 4)]
    }

    /// Returns the values as bars one column wide, scaled to the largest value; negative values count as 0.
    package func sparkline(_ values: [Int]) -> SafeText {
        let bars: [SafeText] =
            set == .unicode
            ? ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"] : ["_", ".", ",", "-", "=", "+", "*", "#"]
        let largest = Double(max(values.max() ?? 0, 1))
        return .joined(
            values.map { value in
                let level = Int(Double(max(value, 0)) / largest * 7 + 0.5)
                return bars[min(max(level, 0), bars.count - 1)]
            })
    }
}

/// The symbols that the terminal can show.
package enum GlyphSet: Hashable, Sendable, CaseIterable {
    /// UTF-8, in a font with the usual symbols.
    case unicode
    /// Printable ASCII only.
    case ascii
}
