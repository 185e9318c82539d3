/// The format of offer codes, like Apple's: one-time codes have 18 characters, custom codes up to 64.
package enum OfferCodeFormat {
    /// The number of characters of a one-time code.
    package static let length = 18
    /// The maximum number of characters of a custom code.
    package static let longest = 64

    /// Returns the normal form of a code: uppercase ASCII letters and digits without surrounding spaces; nil if the
    /// code is invalid.
    package static func normalized(_ typed: String) -> String? {
        // Much longer texts are rejected without reading them.
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

    /// Returns a new one-time code.
    ///
    /// - Parameter chance: Two times 64 random bits, of which about 93 are used.
    package static func newCode(_ chance: (UInt64, UInt64)) -> String {
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
