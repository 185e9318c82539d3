/// A string from the terminal: `ESC ]` (OSC), `ESC P` (DCS) or `ESC _` (APC) up to its end.
struct ControlString: Sendable {
    /// Bytes that are kept; of a longer string only the end is looked for.
    private static let longest = 4096

    /// What followed Esc.
    let introducer: Character
    private var content: [UInt8] = []
    private var sawEscape = false
    /// Every byte counts, so that a string without an end can not swallow keys for ever.
    private var length = 0

    /// What a byte makes of it.
    enum Step {
        case more, complete
        /// It was no string; these bytes are to be taken afresh.
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
        // No answer has a control in it: a person is pressing Enter or Ctrl-C.
        case 0..<0x20, 0x7F: return .brokenOff([byte])
        default:
            if content.count < Self.longest { content.append(byte) }
        }
        return length > 16 * Self.longest ? .brokenOff([]) : .more
    }

    /// What the string answers; colours are understood, all else is `other`.
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

    /// `rgb:RRRR/GGGG/BBBB` with one to four hexadecimal digits each, as XParseColor takes them; the
    /// fourth part of `rgba:` is ignored.
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
