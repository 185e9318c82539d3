/// Parses the short codes of standards, which are ASCII.
///
/// Only ASCII text changes case: Unicode makes `SS` of `ß`, `I` of `ı` and `K` of the Kelvin sign, which would turn an
/// invalid text into a valid code.
enum ASCII {
    static func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// Returns the letters in upper case; nil for a text of another length or with other characters.
    static func upperLetters(_ text: some StringProtocol, count: Int) -> String? {
        guard text.utf8.count == count, text.utf8.allSatisfy(isLetter) else { return nil }
        return text.uppercased()
    }
}
