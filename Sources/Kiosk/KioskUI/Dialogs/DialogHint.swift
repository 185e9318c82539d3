import StoreText
import TerminalGraphics

/// A key hint in the lower edge of a dialog, which can also be clicked.
struct DialogHint {
    let key: KeyPress
    let text: SafeText

    init(_ key: Key, _ name: SafeText, _ phrase: Phrase, _ words: DisplayFormatter) {
        self.key = KeyPress(key)
        text = "\(name) \(words.say(phrase))"
    }

    /// Returns the hint for the keys that move through a list.
    static func ofList(_ words: DisplayFormatter, _ phrase: Phrase = .hintMove) -> DialogHint {
        let glyphs = words.glyphs.set
        let names = [Key.up, .down].map { KeyPress($0).label(glyphs) }
        return DialogHint(
            .down, .joined(names, separator: glyphs == .ascii ? "/" : .empty), phrase, words)
    }

    /// Returns the hints for a question that is answered with buttons.
    ///
    /// - Parameter leaving: The description of Esc.
    static func ofQuestion(_ words: DisplayFormatter, leaving: Phrase = .hintCancel) -> [DialogHint]
    {
        [
            DialogHint(.tab, "Tab", .hintChoose, words),
            DialogHint(.enter, "Enter", .hintPress, words),
            DialogHint(.escape, "Esc", leaving, words),
        ]
    }
}
