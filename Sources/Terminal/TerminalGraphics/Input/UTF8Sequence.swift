/// The bytes of one UTF-8 character as far as they have come.
struct UTF8Sequence: Sendable {
    private let length: Int
    private var bytes: [UInt8]

    /// What the next byte makes of it.
    enum Step {
        case more(UTF8Sequence)
        case scalar(Unicode.Scalar)
        case invalid
    }

    /// Nil for a byte that starts no character: a continuation, or one that UTF-8 never uses.
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
        // The standard library knows the overlong forms and the surrogates.
        guard let text = String(validating: longer.bytes, as: UTF8.self),
            let scalar = text.unicodeScalars.first
        else { return .invalid }
        return .scalar(scalar)
    }
}
