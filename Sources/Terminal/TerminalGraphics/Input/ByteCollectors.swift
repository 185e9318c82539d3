// MARK: Control strings

/// A string from the terminal: `ESC ]` (OSC), `ESC P` (DCS) or `ESC _` (APC) up to its terminator.
struct ControlString: Sendable {
    /// The most bytes kept; the rest of a longer string is dropped up to its terminator.
    private static let longest = 4096

    /// The character after Esc.
    let introducer: Character
    private var content: [UInt8] = []
    private var sawEscape = false
    /// The number of all bytes, limited so that a string without a terminator cannot swallow keys forever.
    private var length = 0

    /// The result of appending a byte.
    enum Step {
        case more, complete
        /// The bytes are not a string; these bytes must be decoded again.
        case interrupted([UInt8])
    }

    init(introducer: Character) {
        self.introducer = introducer
    }

    var isEmpty: Bool { length == 0 }

    mutating func append(_ byte: UInt8) -> Step {
        length += 1
        if sawEscape { return byte == UInt8(ascii: "\\") ? .complete : .interrupted([0x1B, byte]) }
        switch byte {
        case 0x1B: sawEscape = true
        case 0x07 where introducer == "]": return .complete
        // Replies contain no control characters, so this is the user pressing Enter or Ctrl-C.
        case 0..<0x20, 0x7F: return .interrupted([byte])
        default:
            if content.count < Self.longest { content.append(byte) }
        }
        return length > 16 * Self.longest ? .interrupted([]) : .more
    }

    /// The reply in the string; colors are parsed, everything else is `other`.
    var reply: TerminalReply {
        let parts = content.split(separator: UInt8(ascii: ";"), maxSplits: 1)
        guard introducer == "]", parts.count == 2, let color = Self.color(parts[1]) else {
            return .other
        }
        switch String(decoding: parts[0], as: UTF8.self) {
        case "10": return .foreground(color)
        case "11": return .background(color)
        default: return .other
        }
    }

    /// Parses `rgb:RRRR/GGGG/BBBB` with one to four hexadecimal digits each, as XParseColor does; the fourth part of
    /// `rgba:` is ignored.
    private static func color(_ bytes: ArraySlice<UInt8>) -> RGB? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.count <= 32, let colon = text.firstIndex(of: ":"),
            text[..<colon] == "rgb" || text[..<colon] == "rgba"
        else { return nil }
        let parts = text[text.index(after: colon)...].split(
            separator: "/", omittingEmptySubsequences: false)
        guard parts.count == (text.hasPrefix("rgba") ? 4 : 3) else { return nil }
        let channels = parts.prefix(3).compactMap(channel)
        guard channels.count == 3 else { return nil }
        return RGB(red: channels[0], green: channels[1], blue: channels[2])
    }

    private static func channel(_ digits: Substring) -> UInt8? {
        guard (1...4).contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit),
            let value = Int(digits, radix: 16)
        else { return nil }
        let largest = (1 << (4 * digits.utf8.count)) - 1
        return UInt8(clamping: (value * 255 + largest / 2) / largest)
    }
}

// MARK: Pasted text

/// Collects a bracketed paste.
///
/// Pasted text that contains the end bracket would, in a terminal that does not filter it, end the paste early, and its
/// rest would be read as keys. So an end bracket counts only if nothing follows it: the bytes after it are kept as
/// `tail`, and become text if another end bracket arrives before the pause.
struct PasteCollector: Sendable {
    /// The most bytes of text kept; the rest of a longer paste is dropped.
    static let limit = 1 << 16

    private static let start = Array("\u{1B}[200~".utf8)
    private static let end = Array("\u{1B}[201~".utf8)

    private var content: [UInt8] = []
    private(set) var tail: [UInt8] = []
    private(set) var hasEnd = false
    /// The last bytes, used to find brackets even after the limit is reached.
    private var recent: [UInt8] = []

    mutating func append(_ byte: UInt8) {
        if hasEnd {
            Self.keep(byte, in: &tail)
        } else {
            Self.keep(byte, in: &content)
        }
        recent.append(byte)
        if recent.count > Self.end.count { recent.removeFirst() }
        if byte == UInt8(ascii: "~"), recent == Self.end { close() }
    }

    /// The text without brackets; invalid UTF-8 is repaired. It is untrusted.
    var text: String {
        var text: [UInt8] = []
        var index = 0
        while index < content.count {
            let rest = content[index...]
            if rest.starts(with: Self.start) || rest.starts(with: Self.end) {
                index += Self.end.count
            } else {
                text.append(content[index])
                index += 1
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Moves the tail into the text, because another end bracket followed it.
    private mutating func close() {
        for byte in tail { Self.keep(byte, in: &content) }
        tail = []
        hasEnd = true
    }

    private static func keep(_ byte: UInt8, in bytes: inout [UInt8]) {
        if bytes.count < limit { bytes.append(byte) }
    }
}

// MARK: Characters

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
