/// Keys as a terminal sends them to a program in keypad mode.
enum Keys {
    static let down = Array("\u{1B}OB".utf8)
    static let up = Array("\u{1B}OA".utf8)
    static let pageDown = Array("\u{1B}[6~".utf8)
    static let escape = Array("\u{1B}".utf8)
    static let backspace: [UInt8] = [0x7F]
    /// Repaints the screen.
    static let redraw: [UInt8] = [0x0C]
    /// Clears the input line.
    static let emptyLine: [UInt8] = [0x15]
}
