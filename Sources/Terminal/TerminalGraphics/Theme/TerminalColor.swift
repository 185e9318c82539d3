/// A colour that a terminal of a given depth can show.
package enum TerminalColor: Hashable, Sendable {
    /// The terminal's own foreground or background.
    case `default`
    case rgb(RGB)
    /// An index of the palette: 0-7, 0-15 or 0-255, depending on the depth.
    case indexed(UInt8)
}
