/// The bytes received so far of one UTF-8 character.
struct UTF8Sequence: Sendable {
    private let length: Int
    private var bytes: [UInt8]

    /// The result of appending a byte.
    enum Step {
        case more(UTF8Sequence)
        case scalar(Unicode.Scalar)
        case invalid
    }

    /// Returns nil for a byte that cannot start a character: a continuation byte, or one that UTF-8 never uses.
    init?(first: UInt8) {
        switch first {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return nil
        }
        bytes = [first]
    }

    func appending(_ byte: UInt8) -> Step {
        guard (0x80...0xBF).contains(byte) else { return .invalid }
        var longer = self
        longer.bytes.append(byte)
        guard longer.bytes.count == length else { return .more(longer) }
        // The standard library rejects overlong forms and surrogates.
        guard let text = String(validating: longer.bytes, as: UTF8.self),
            let scalar = text.unicodeScalars.first
        else { return .invalid }
        return .scalar(scalar)
    }
}
