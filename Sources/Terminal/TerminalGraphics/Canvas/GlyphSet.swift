/// The symbols that the terminal can show.
package enum GlyphSet: Hashable, Sendable, CaseIterable {
    /// UTF-8, in a font with the usual symbols.
    case unicode
    /// Printable ASCII only.
    case ascii
}
