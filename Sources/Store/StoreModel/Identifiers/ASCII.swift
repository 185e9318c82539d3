/// Reads the short codes of standards, which are ASCII.
///
/// Case is changed only where that is known: Unicode makes `SS` of `ß`, `I` of `ı` and `K` of the Kelvin sign, so that
/// a text that is no code would become one.
enum ASCII {
    /// Whether the byte is a letter.
    static func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    /// Whether the byte is a digit.
    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// The letters in upper case; nil for a text of another length, or with anything else in it.
    static func upperLetters(_ text: some StringProtocol, count: Int) -> String? {
        guard text.utf8.count == count, text.utf8.allSatisfy(isLetter) else { return nil }
        return text.uppercased()
    }
}
