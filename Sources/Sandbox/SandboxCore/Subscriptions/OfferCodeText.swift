/// The letters of offer codes, as in Apple's: one-time codes have eighteen, custom ones up to sixty-four.
package enum OfferCodeText {
    /// How many letters and digits a one-time code has.
    package static let length = 18
    /// The most that a custom code has.
    package static let longest = 64

    /// A code as it is kept: capital letters and digits of ASCII, without the blanks around it; nil for what is none.
    package static func normal(_ typed: String) -> String? {
        // What is much longer is not even looked through.
        guard typed.utf8.count <= 4 * longest else { return nil }
        let bytes = Array(typed.utf8).drop { $0 == 0x20 }.reversed().drop { $0 == 0x20 }.reversed()
        guard (1...longest).contains(bytes.count) else { return nil }
        var text = ""
        for byte in bytes {
            switch byte {
            case 0x30...0x39, 0x41...0x5A: text.unicodeScalars.append(Unicode.Scalar(byte))
            case 0x61...0x7A: text.unicodeScalars.append(Unicode.Scalar(byte - 0x20))
            default: return nil
            }
        }
        return text
    }

    /// A one-time code.
    ///
    /// - Parameter chance: Two numbers of sixty-four random bits, of which ninety-three count.
    package static func fresh(_ chance: (UInt64, UInt64)) -> String {
        digits(chance.0) + digits(chance.1)
    }

    private static func digits(_ chance: UInt64) -> String {
        var (rest, text) = (chance, "")
        for _ in 0..<length / 2 {
            text.append(alphabet[Int(rest % 36)])
            rest /= 36
        }
        return text
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
}
