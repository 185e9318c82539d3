/// Creates UUID texts from a given time and given random bits, so that equal inputs create equal ids.
public enum UniqueID {
    /// Returns a lower-case UUIDv7 (RFC 9562, 5.7): 48 bits of milliseconds, then random bits.
    ///
    /// - Parameters:
    ///   - now: The time by which the id sorts; negative times count as 0.
    ///   - random: Returns 64 random bits; 74 bits of two results are used.
    public static func v7(at now: Timestamp, random: () -> UInt64) -> String {
        let time = UInt64(clamping: now.milliseconds) & 0xFFFF_FFFF_FFFF
        let high = (time << 16) | 0x7000 | (random() & 0x0FFF)
        return text(high: high, low: variant(random()))
    }

    /// Returns a lower-case UUIDv4 (RFC 9562, 5.4).
    ///
    /// - Parameter random: Returns 64 random bits; 122 bits of two results are used.
    public static func v4(random: () -> UInt64) -> String {
        let high = (random() & 0xFFFF_FFFF_FFFF_0FFF) | 0x4000
        return text(high: high, low: variant(random()))
    }

    /// Returns whether the text has the form of a UUID: 36 characters, hexadecimal digits except for four hyphens.
    public static func isUUID(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count == 36 else { return false }
        return bytes.enumerated().allSatisfy { position, byte in
            hyphens.contains(position) ? byte == 0x2D : isHexadecimal(byte)
        }
    }

    private static let hyphens: Set<Int> = [8, 13, 18, 23]

    private static func variant(_ bits: UInt64) -> UInt64 {
        (bits & 0x3FFF_FFFF_FFFF_FFFF) | 0x8000_0000_0000_0000
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte) || (0x41...0x46).contains(byte)
    }

    private static func text(high: UInt64, low: UInt64) -> String {
        let digits = Array((hexadecimal(high) + hexadecimal(low)).utf8)
        var result: [UInt8] = []
        for digit in digits {
            if hyphens.contains(result.count) { result.append(0x2D) }
            result.append(digit)
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func hexadecimal(_ value: UInt64) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
