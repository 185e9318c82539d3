/// Detects secrets in histories and logs.
enum Secrets {
    /// The minimum length of a base64url segment that cannot be a word.
    private static let minimumSegmentLength = 24

    /// Returns whether a text contains a compact token with its signature, or a private key.
    static func areContained(in text: String) -> Bool {
        if text.contains("PRIVATE KEY") { return true }
        var lengths = [0]
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "."): lengths.append(0)
            case let byte where isBase64URL(byte): lengths[lengths.count - 1] += 1
            // Any other character ends a sequence of segments.
            default:
                if isToken(lengths) { return true }
                lengths = [0]
            }
        }
        return isToken(lengths)
    }

    /// Returns whether there are three consecutive long segments.
    private static func isToken(_ lengths: [Int]) -> Bool {
        var run = 0
        for length in lengths {
            run = length >= minimumSegmentLength ? run + 1 : 0
            if run == 3 { return true }
        }
        return false
    }

    private static func isBase64URL(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
            || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x5F
    }
}
