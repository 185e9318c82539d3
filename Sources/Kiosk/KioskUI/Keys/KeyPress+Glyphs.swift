import TerminalGraphics

extension KeyPress {
    /// The name as a screen shows it; in ASCII in words where an arrow would be the letter of another key.
    func label(_ glyphs: GlyphSet) -> SafeText {
        let arrows: [Key: String] = [.left: "Left", .right: "Right", .up: "Up", .down: "Down"]
        guard glyphs == .ascii, let name = arrows[key] else { return label }
        // The arrow stands behind the modifiers.
        return SafeText(untrusted: label.string.dropLast() + name)
    }
}
