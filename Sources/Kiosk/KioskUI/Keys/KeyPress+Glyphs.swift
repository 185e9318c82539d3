import TerminalGraphics

extension KeyPress {
    /// Returns the key's name for display; in ASCII, arrows are spelled out because their glyphs are letters of other
    /// keys.
    func label(_ glyphs: GlyphSet) -> SafeText {
        let arrows: [Key: String] = [.left: "Left", .right: "Right", .up: "Up", .down: "Down"]
        guard glyphs == .ascii, let name = arrows[key] else { return label }
        // The arrow is the last character, after the modifiers.
        return SafeText(untrusted: label.string.dropLast() + name)
    }
}
