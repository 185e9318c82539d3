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
        case brokenOff([UInt8])
    }

    init(introducer: Character) {
        self.introducer = introducer
    }

    var isEmpty: Bool { length == 0 }

    mutating func append(_ byte: UInt8) -> Step {
        length += 1
        if sawEscape { return byte == UInt8(ascii: "\\") ? .complete : .brokenOff([0x1B, byte]) }
        switch byte {
        case 0x1B: sawEscape = true
        case 0x07 where introducer == "]": return .complete
        // Replies contain no control characters, so this is the user pressing Enter or Ctrl-C.
        case 0..<0x20, 0x7F: return .brokenOff([byte])
        default:
            if content.count < Self.longest { content.append(byte) }
        }
        return length > 16 * Self.longest ? .brokenOff([]) : .more
    }

    /// The reply in the string; colours are parsed, everything else is `other`.
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
