/// Rejects the features of YAML that a theme or a configuration file does not need and that can be used for attacks.
///
/// These are anchors and aliases (each can double the size of what follows), tags, block scalars, complex keys,
/// directives, tabs, flow nesting and deep indentation. The scanner reads lines and does not implement the grammar:
/// where it is too strict, use quotes.
package struct RestrictedYAMLValidator {
    /// The first rejected feature of a text.
    package struct Violation {
        /// The line, counted from 1.
        package let line: Int
        /// The column, counted from 1.
        package let column: Int
        /// The reason, without a full stop.
        package let message: SafeText
    }

    private static let deepest = 4
    private static let furthest = 40

    private var line = 1
    private var column = 0
    private var flowDepth = 0
    private var dashes = 0
    private var quote: UInt8?
    private var isEscaped = false
    private var isComment = false
    /// Whether a token may begin at this byte.
    private var atStart = true
    /// The column of the first token of this line after its dashes, and that of its last dash; 0 before the first one.
    private var firstToken = 0
    private var lastDash = 0
    /// Text without quotes continues in the following lines that are indented deeper than this; nil outside of such
    /// text.
    private var plainIndent: Int?
    /// The number of remaining bytes of a `---` marker.
    private var marker = 0
    /// Whether this line contains only spaces so far.
    private var isIndent = true
    private var previous = UInt8(ascii: "\n")

    /// Returns the first fault in a text; nil if it is valid.
    package static func violation(in text: String) -> Violation? {
        var scanner = RestrictedYAMLValidator()
        let bytes = Array(text.utf8)
        // A byte order mark is allowed at the start of the text only.
        let start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
        for (index, byte) in bytes.enumerated().dropFirst(start) {
            // A document marker is not part of a plain scalar.
            if scanner.column == 0, isMarker(bytes[index...]) { scanner.marker = 3 }
            if let message = strange(bytes[index...]) {
                return Violation(line: scanner.line, column: scanner.column + 1, message: message)
            }
            let next = index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: "\n")
            if let message = scanner.scan(byte, next: next) {
                return Violation(line: scanner.line, column: scanner.column, message: message)
            }
        }
        return nil
    }

    /// Returns whether a line begins with a document marker.
    private static func isMarker(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard bytes.starts(with: "---".utf8) || bytes.starts(with: "...".utf8) else { return false }
        guard let after = bytes.dropFirst(3).first else { return true }
        return " \t\r\n".utf8.contains(after)
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    /// The other line ends of libyaml: NEL, LS and PS.
    private static let breaks: [[UInt8]] = [
        [0xC2, 0x85], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9],
    ]

    /// Returns a message if libyaml would read the following bytes differently from this scanner; otherwise nil.
    private static func strange(_ bytes: ArraySlice<UInt8>) -> SafeText? {
        guard let first = bytes.first, first >= 0xC2 else { return nil }
        if bytes.starts(with: byteOrderMark) { return "a byte order mark is not supported" }
        return breaks.contains { bytes.starts(with: $0) }
            ? "use line feeds only as line ends" : nil
    }

    private mutating func scan(_ byte: UInt8, next: UInt8) -> SafeText? {
        defer { previous = byte }
        // Columns count scalars, as in libyaml.
        if byte & 0xC0 != 0x80 { column += 1 }
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return endLine(byte) }
        if marker > 0 {
            marker -= 1
            plainIndent = nil
            return nil
        }
        if isComment { return nil }
        if quote != nil { return scanQuoted(byte) }
        if byte == UInt8(ascii: "#"), isBlank(previous) {
            isComment = true
            return nil
        }
        if byte == UInt8(ascii: " ") {
            return isIndent && column > Self.furthest ? "this is indented too deeply" : nil
        }
        if byte == UInt8(ascii: "\t") { return "use spaces instead of a tab" }
        defer { isIndent = false }
        return atStart ? scanTokenStart(byte, next: next) : scanInside(byte, next: next)
    }

    private mutating func endLine(_ byte: UInt8) -> SafeText? {
        if byte == UInt8(ascii: "\n"), previous != UInt8(ascii: "\r") { line += 1 }
        if byte == UInt8(ascii: "\r") { line += 1 }
        // If the line ends inside a plain scalar, the scalar may continue in the next line.
        if atStart, firstToken > 0 || lastDash > 0 { plainIndent = nil }
        (firstToken, lastDash) = (0, 0)
        column = 0
        dashes = 0
        isComment = false
        isEscaped = false
        isIndent = true
        atStart = true
        return nil
    }

    private mutating func scanQuoted(_ byte: UInt8) -> SafeText? {
        if isEscaped {
            isEscaped = false
        } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
            isEscaped = true
        } else if byte == quote {
            // Two single quotes are an escaped quote: the second one opens the scalar again.
            quote = nil
            atStart = true
        }
        return nil
    }

    private mutating func scanTokenStart(_ byte: UInt8, next: UInt8) -> SafeText? {
        let isDash = byte == UInt8(ascii: "-") && isBlank(next)
        if isDash { lastDash = column } else if firstToken == 0 { firstToken = column }
        if let indent = plainIndent, firstToken == column || lastDash == column {
            // At the first token of a line, the plain scalar above either ends, or continues with a character that has
            // another meaning elsewhere.
            if flowDepth == 0, column <= indent {
                plainIndent = nil
            } else if flowDepth > 0
                ? "\"'[{".utf8.contains(byte) : isDash || "\"'[]{}".utf8.contains(byte)
            {
                return "this character needs quotes; put the whole text in quotes"
            }
        }
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "*"): return "anchors and aliases are not supported"
        case UInt8(ascii: "!"): return "tags are not supported"
        case UInt8(ascii: "|"), UInt8(ascii: ">"): return "block text is not supported; use quotes"
        case UInt8(ascii: "?") where isBlank(next): return "complex keys are not supported"
        case UInt8(ascii: "%") where column == 1: return "directives are not supported"
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: "-") where isBlank(next): dashes += 1
        case UInt8(ascii: ":") where isBlank(next) || flowDepth > 0: break
        case UInt8(ascii: ",") where flowDepth > 0: plainIndent = nil
        case UInt8(ascii: "["), UInt8(ascii: "{"): flowDepth += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"): flowDepth = max(flowDepth - 1, 0)
        default: beginPlain()
        }
        return flowDepth > Self.deepest || dashes > Self.deepest ? "this is nested too deeply" : nil
    }

    private mutating func beginPlain() {
        atStart = false
        // A continued plain scalar keeps the indentation of its first line.
        guard plainIndent == nil else { return }
        plainIndent = firstToken == column ? lastDash : firstToken
    }

    private mutating func scanInside(_ byte: UInt8, next: UInt8) -> SafeText? {
        switch byte {
        case UInt8(ascii: ":") where isBlank(next) || flowDepth > 0 && ",[]{}".utf8.contains(next):
            // The text was a key, which cannot continue on another line.
            (atStart, plainIndent) = (true, nil)
        case UInt8(ascii: ",") where flowDepth > 0: (atStart, plainIndent) = (true, nil)
        case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            guard flowDepth > 0 else { return nil }
            atStart = true
            return scanTokenStart(byte, next: next)
        default: break
        }
        return nil
    }

    private func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
}
