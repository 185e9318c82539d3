/// Canonical base64: a decoded text encodes to the same characters again.
///
/// Lenient decoders accept several spellings of a signed text; this one rejects foreign characters, wrong padding and a
/// last character with stray bits (RFC 4648, 3.5).
package struct Base64: Sendable {
    /// The alphabet of JWS segments: `-` and `_`, without padding (RFC 7515, 2).
    package static let url = Base64(last: "-_", isPadded: false)
    /// The alphabet of certificates in `x5c`: `+` and `/`, with padding (RFC 7515, 4.1.6).
    package static let standard = Base64(last: "+/", isPadded: true)

    private let alphabet: [UInt8]
    private let values: [UInt8]
    private let isPadded: Bool

    private static let pad: UInt8 = 0x3D
    private static let invalidDigit: UInt8 = 0xFF

    private init(last: String, isPadded: Bool) {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
        alphabet = Array((letters + last).utf8)
        var table = [UInt8](repeating: Self.invalidDigit, count: 256)
        for (value, character) in alphabet.enumerated() { table[Int(character)] = UInt8(value) }
        values = table
        self.isPadded = isPadded
    }

    package func encode(_ bytes: some Collection<UInt8>) -> String {
        String(unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4) { text in
            var bits: UInt32 = 0
            var (count, end) = (0, 0)
            func append(_ character: UInt8) {
                text[end] = character
                end += 1
            }
            for byte in bytes {
                bits = bits << 8 | UInt32(byte)
                count += 8
                while count >= 6 {
                    count -= 6
                    append(alphabet[Int(bits >> UInt32(count) & 0x3F)])
                }
            }
            if count > 0 { append(alphabet[Int(bits << UInt32(6 - count) & 0x3F)]) }
            while isPadded, end % 4 != 0 { append(Self.pad) }
            return end
        }
    }

    /// Decodes a text; nil if it is not the canonical encoding.
    package func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
        guard let digits = withoutPadding(text), digits.count % 4 != 1 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(digits.count * 3 / 4)
        var bits: UInt32 = 0
        var count = 0
        for digit in digits {
            let value = values[Int(digit)]
            guard value != Self.invalidDigit else { return nil }
            bits = bits << 6 | UInt32(value)
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        // The unused bits must be zero, otherwise several last characters would decode to the same byte.
        guard bits & (1 << UInt32(count) - 1) == 0 else { return nil }
        return bytes
    }

    private func withoutPadding(_ text: some Collection<UInt8>) -> [UInt8]? {
        let characters = Array(text)
        guard isPadded else { return characters }
        guard characters.count % 4 == 0 else { return nil }
        let padding = characters.suffix(2).reversed().prefix { $0 == Self.pad }.count
        return Array(characters.dropLast(padding))
    }
}
