/// Refuses notations in a strict file that libyaml accepts, or for which its message is not clear.
///
/// The check follows the positions of libyaml's events, so that it does not need the grammar: between the scalars there
/// are only white space, comments and indicators.
struct YAMLStrictCheck {
    /// The parts of a text that have different rules.
    private enum Region {
        case betweenScalars, plainScalar, quotedScalar, comment
    }

    static let blockText = "block text is not supported; use quotes"
    private static let directives = "directives are not supported"
    /// The maximum number of spaces at the start of a line.
    private static let indentation = 40

    private let text: [UInt8]
    /// The position in bytes.
    private var offset = 0
    /// The position in Unicode scalars.
    private var index = 0
    private var position = SourcePosition.start
    /// Whether the line contains only spaces before the position.
    private var isIndentation = true

    /// - Parameter text: UTF-8 without a byte order mark.
    init(_ text: [UInt8]) { self.text = text }

    /// Checks the text from the end of the last scalar to the end of an event.
    mutating func check(_ event: YAMLEvent) throws(SourceError) {
        try check(.betweenScalars, to: event.range.lowerBound)
        switch event.kind {
        case .documentStart(hasDirectives: true):
            throw SourceError(at: event.position, Self.directives)
        case .scalar(_, .block): throw SourceError(at: event.position, Self.blockText)
        case .scalar(_, .plain): try check(.plainScalar, to: event.range.upperBound)
        case .scalar(_, .quoted): try check(.quotedScalar, to: event.range.upperBound)
        // The indicators of other events, if there are any, are checked with the text before the next event.
        default: break
        }
    }

    /// Checks the text up to the next scalar, after libyaml has found an error.
    mutating func checkNextToken() throws(SourceError) {
        try check(.betweenScalars, to: text.count) { !" \r\n-:,[]{}".utf8.contains($0) }
    }

    private mutating func check(
        _ region: Region, to end: Int, isEnd: (UInt8) -> Bool = { _ in false }
    ) throws(SourceError) {
        var region = region
        while index < end, offset < text.count {
            let byte = text[offset]
            if region == .betweenScalars, byte == UInt8(ascii: "#") {
                region = .comment
            } else if region == .comment, "\r\n".utf8.contains(byte) {
                region = .betweenScalars
            }
            if let message = refusal(of: byte, in: region) {
                throw SourceError(at: position, message)
            }
            if region == .betweenScalars, isEnd(byte) { return }
            advance(over: byte)
        }
    }

    /// Returns the message for the character at the position; nil if it is accepted.
    private func refusal(of byte: UInt8, in region: Region) -> String? {
        switch (byte, region) {
        case (0xC2..., _):
            let rest = text[offset...]
            if rest.starts(with: "\u{FEFF}".utf8) { return "a byte order mark is not supported" }
            let isLineEnd = ["\u{85}", "\u{2028}", "\u{2029}"].contains {
                rest.starts(with: $0.utf8)
            }
            return isLineEnd ? "use line feeds only as line ends" : nil
        case (_, .quotedScalar), (_, .comment): return nil
        case (UInt8(ascii: "\t"), _): return "use spaces instead of a tab"
        case (UInt8(ascii: " "), _):
            return isIndentation && position.column > Self.indentation
                ? "this is indented too deeply" : nil
        case (UInt8(ascii: "?"), .betweenScalars):
            let next = text.indices.contains(offset + 1) ? text[offset + 1] : UInt8(ascii: "\n")
            return " \t\r\n".utf8.contains(next) ? "complex keys are not supported" : nil
        case (UInt8(ascii: "%"), .betweenScalars):
            return position.column == 1 ? Self.directives : nil
        default: return nil
        }
    }

    private mutating func advance(over byte: UInt8) {
        repeat { offset += 1 } while offset < text.count && text[offset] & 0xC0 == 0x80
        index += 1
        let isCRLF =
            byte == UInt8(ascii: "\r") && offset < text.count && text[offset] == UInt8(ascii: "\n")
        if "\r\n".utf8.contains(byte), !isCRLF {
            position = SourcePosition(line: position.line + 1, column: 1)
            isIndentation = true
        } else {
            position = SourcePosition(line: position.line, column: position.column + 1)
            isIndentation = isIndentation && byte == UInt8(ascii: " ")
        }
    }
}
