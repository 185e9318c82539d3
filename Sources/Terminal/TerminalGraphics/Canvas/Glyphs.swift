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
