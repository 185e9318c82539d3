/// Refuses the parts of YAML that a theme or a config file has no use for and a trap can be built from.
///
/// Anchors and aliases (each one may double what comes after), tags, block scalars, complex keys,
/// directives, tabs, flow nesting and deep indentation. It reads lines, not the grammar: where it
/// is too strict, quotes help.
package struct PlainYAML {
    /// The first thing that is refused.
    package struct Fault {
        package let line: Int
        package let column: Int
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
    /// Whether a token may begin here.
    private var atStart = true
    /// Whether only spaces came on this line so far.
    private var isIndent = true
    private var previous = UInt8(ascii: "\n")

    /// The first fault in a text, or nil.
    package static func fault(in text: String) -> Fault? {
        var scanner = PlainYAML()
        let bytes = Array(text.utf8)
        for (index, byte) in bytes.enumerated() {
            let next = index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: "\n")
            if let message = scanner.take(byte, next: next) {
                return Fault(line: scanner.line, column: scanner.column, message: message)
            }
        }
        return nil
    }

    private mutating func take(_ byte: UInt8, next: UInt8) -> SafeText? {
        defer { previous = byte }
        // Columns are counted by scalars, as libyaml does.
        if byte & 0xC0 != 0x80 { column += 1 }
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return endLine(byte) }
        if isComment { return nil }
        if quote != nil { return takeQuoted(byte) }
        if byte == UInt8(ascii: "#"), isBlank(previous) {
            isComment = true
            return nil
        }
        if byte == UInt8(ascii: " ") {
            return isIndent && column > Self.furthest ? "this is indented too deeply" : nil
        }
        if byte == UInt8(ascii: "\t") { return "use spaces instead of a tab" }
        defer { isIndent = false }
        return atStart ? takeTokenStart(byte, next: next) : takeInside(byte, next: next)
    }

    private mutating func endLine(_ byte: UInt8) -> SafeText? {
        if byte == UInt8(ascii: "\n"), previous != UInt8(ascii: "\r") { line += 1 }
        if byte == UInt8(ascii: "\r") { line += 1 }
        column = 0
        dashes = 0
        isComment = false
        isEscaped = false
        isIndent = true
        atStart = true
        return nil
    }

    private mutating func takeQuoted(_ byte: UInt8) -> SafeText? {
        if isEscaped {
            isEscaped = false
        } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
            isEscaped = true
        } else if byte == quote {
            // Two single quotes are one: the second one opens again.
            quote = nil
            atStart = true
        }
        return nil
    }

    private mutating func takeTokenStart(_ byte: UInt8, next: UInt8) -> SafeText? {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "*"): return "anchors and aliases are not taken"
        case UInt8(ascii: "!"): return "tags are not taken"
        case UInt8(ascii: "|"), UInt8(ascii: ">"): return "block text is not taken; use quotes"
        case UInt8(ascii: "?") where isBlank(next): return "complex keys are not taken"
        case UInt8(ascii: "%") where column == 1: return "directives are not taken"
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: "-") where isBlank(next): dashes += 1
        case UInt8(ascii: ":"), UInt8(ascii: ","): break
        case UInt8(ascii: "["), UInt8(ascii: "{"): flowDepth += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"): flowDepth = max(flowDepth - 1, 0)
        default: atStart = false
        }
        return flowDepth > Self.deepest || dashes > Self.deepest ? "this is nested too deeply" : nil
    }

    private mutating func takeInside(_ byte: UInt8, next: UInt8) -> SafeText? {
        switch byte {
        case UInt8(ascii: ":") where isBlank(next) || flowDepth > 0: atStart = true
        case UInt8(ascii: ",") where flowDepth > 0: atStart = true
        case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            guard flowDepth > 0 else { return nil }
            atStart = true
            return takeTokenStart(byte, next: next)
        default: break
        }
        return nil
    }

    private func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
}
