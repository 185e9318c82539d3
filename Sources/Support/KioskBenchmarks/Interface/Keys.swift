/// Keys as a terminal sends them to a program that asked for the keypad's sequences.
enum Keys {
    static let down = Array("\u{1B}OB".utf8)
    static let up = Array("\u{1B}OA".utf8)
    static let pageDown = Array("\u{1B}[6~".utf8)
    static let escape = Array("\u{1B}".utf8)
    static let backspace: [UInt8] = [0x7F]
    /// Paints everything anew.
    static let redraw: [UInt8] = [0x0C]
    /// Empties the line that is typed in.
    static let emptyLine: [UInt8] = [0x15]
}
