import TextParsing

/// A strict JSON reader (RFC 8259) that reports positions.
///
/// A catalog's author needs three things that Foundation's decoder lacks: it does not report line and column, silently
/// takes the last of two equal keys, and converts numbers to binary fractions. This reader limits the depth, keeps the
/// keys in the file's order, refuses duplicates, and keeps numbers as they were written.
struct JSONReader {
    private let bytes: [UInt8]
    private var position = 0
    /// The path of the value that is being read: a key or an index for each level.
    private var steps: [Step] = []

    private enum Step {
        case member(String)
        case element(Int)
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Reads one value and refuses any content after it.
    ///
    /// - Parameter bytes: Valid UTF-8.
    /// - Throws: ``SourceError``.
    static func read(_ bytes: [UInt8]) throws(SourceError) -> SourceValue {
        var reader = JSONReader(bytes: bytes)
        let value = try reader.value()
        reader.skipSpace()
        guard reader.position == bytes.count else {
            throw reader.error("unexpected text after the end of the catalog")
        }
        return value
    }

    private mutating func value() throws(SourceError) -> SourceValue {
        skipSpace()
        switch current {
        case UInt8(ascii: "{"):
            return try nested { reader throws(SourceError) in try reader.object() }
        case UInt8(ascii: "["):
            return try nested { reader throws(SourceError) in try reader.array() }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try literal("true", .bool(true))
        case UInt8(ascii: "f"): return try literal("false", .bool(false))
        case UInt8(ascii: "n"): return try literal("null", .null)
        case nil: throw error("the file ends in the middle of the catalog")
        case let byte?:
            let isNumber = byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte)
            guard isNumber else { throw error("expected a value") }
            return .number(try number())
        }
    }

    private mutating func nested(
        _ body: (inout JSONReader) throws(SourceError) -> SourceValue
    ) throws(SourceError) -> SourceValue {
        guard steps.count < CatalogLoader.depthLimit else {
            throw error("the file is nested deeper than \(CatalogLoader.depthLimit) levels")
        }
        steps.append(.element(0))
        defer { steps.removeLast() }
        position += 1
        return try body(&self)
    }

    private mutating func object() throws(SourceError) -> SourceValue {
        var members: [SourceMember] = []
        var known: Set<String> = []
        if consumeIfPresent(UInt8(ascii: "}")) { return .object(members) }
        repeat {
            skipSpace()
            guard current == UInt8(ascii: "\"") else {
                throw error("expected a name in quotes")
            }
            let key = try name(among: &known)
            guard consumeIfPresent(UInt8(ascii: ":")) else {
                throw error("expected a colon after the name")
            }
            members.append(SourceMember(key: key, value: try value()))
        } while consumeIfPresent(UInt8(ascii: ","))
        guard consumeIfPresent(UInt8(ascii: "}")) else { throw error("expected a comma or }") }
        return .object(members)
    }

    /// Reads the key of a member. A duplicate is refused, since either value may be the right one.
    private mutating func name(among known: inout Set<String>) throws(SourceError) -> String {
        let start = position
        let key = try string()
        steps[steps.count - 1] = .member(key)
        guard known.insert(key).inserted else {
            position = start
            throw error("the name occurs twice in one object: \(path)")
        }
        return key
    }

    private mutating func array() throws(SourceError) -> SourceValue {
        var values: [SourceValue] = []
        if consumeIfPresent(UInt8(ascii: "]")) { return .array(values) }
        repeat {
            steps[steps.count - 1] = .element(values.count)
            values.append(try value())
        } while consumeIfPresent(UInt8(ascii: ","))
        guard consumeIfPresent(UInt8(ascii: "]")) else { throw error("expected a comma or ]") }
        return .array(values)
    }

    private mutating func literal(
        _ word: StaticString, _ value: SourceValue
    ) throws(SourceError) -> SourceValue {
        let end = position + word.utf8CodeUnitCount
        guard end <= bytes.count, bytes[position..<end].elementsEqual("\(word)".utf8) else {
            throw error("expected a value")
        }
        position = end
        return value
    }

    /// Checks the grammar of a number and keeps its characters.
    private mutating func number() throws(SourceError) -> String {
        let start = position
        if current == UInt8(ascii: "-") { position += 1 }
        let whole = position
        guard skipDigits() else { throw error("expected a digit") }
        guard bytes[whole] != UInt8(ascii: "0") || position == whole + 1 else {
            throw error("a number cannot begin with 0")
        }
        if current == UInt8(ascii: ".") {
            position += 1
            guard skipDigits() else { throw error("expected a digit after the point") }
        }
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            position += 1
            if current == UInt8(ascii: "-") || current == UInt8(ascii: "+") { position += 1 }
            guard skipDigits() else { throw error("expected a digit in the exponent") }
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func skipDigits() -> Bool {
        let start = position
        while let byte = current, byte >= 0x30, byte <= 0x39 { position += 1 }
        return position > start
    }

    private mutating func consumeIfPresent(_ byte: UInt8) -> Bool {
        skipSpace()
        guard current == byte else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            position += 1
        }
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private var path: String {
        steps.reduce(JSONPath.root) { path, step in
            switch step {
            case .member(let key): JSONPath.member(key, of: path)
            case .element(let index): JSONPath.element(index, of: path)
            }
        }
    }

    private func error(_ message: String) -> SourceError {
        SourceError(at: SourcePosition(offset: position, in: bytes), message)
    }
}

// MARK: - Strings

extension JSONReader {
    /// Reads a string from its opening quote on. Runs without escapes are copied in one piece.
    private mutating func string() throws(SourceError) -> String {
        position += 1
        var text = ""
        var start = position
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                text += String(decoding: bytes[start..<position], as: UTF8.self)
                position += 1
                return text
            case UInt8(ascii: "\\"):
                text += String(decoding: bytes[start..<position], as: UTF8.self)
                text.unicodeScalars.append(try escape())
                start = position
            case 0x00..<0x20: throw error("a text cannot contain a line break or control character")
            default: position += 1
            }
        }
        throw error("the file ends in the middle of a text")
    }

    private mutating func escape() throws(SourceError) -> Unicode.Scalar {
        let start = position
        position += 2
        guard start + 1 < bytes.count else { throw error("the file ends in the middle of a text") }
        switch bytes[start + 1] {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape()
        default:
            position = start
            throw error("the escape sequence is not valid")
        }
    }

    /// Reads the digits after `\u`, and the second escape of a surrogate pair.
    private mutating func unicodeEscape() throws(SourceError) -> Unicode.Scalar {
        let high = try fourDigits()
        if let scalar = Unicode.Scalar(high) { return scalar }
        guard (0xD800..<0xDC00).contains(high), current == UInt8(ascii: "\\"),
            position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "u")
        else { throw error("half of a surrogate pair is missing") }
        position += 2
        let low = try fourDigits()
        guard (0xDC00..<0xE000).contains(low),
            let scalar = Unicode.Scalar(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
        else { throw error("half of a surrogate pair is missing") }
        return scalar
    }

    private mutating func fourDigits() throws(SourceError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue
            else {
                throw error("expected four hexadecimal digits")
            }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }
}
