/// A single-pass parser of RFC 8259 text that rejects every text that two parsers could interpret differently.
struct StrictJSONParser {
    /// The maximum nesting depth of arrays and objects.
    static let maximumDepth = 8

    private struct ParseError: Error {}

    private let bytes: [UInt8]
    private var position = 0

    /// Parses a text; nil if it is rejected.
    static func value(of bytes: [UInt8]) -> JSONValue? {
        // Validates the whole text once; every slice that ends at an ASCII byte is then well-formed too.
        guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
        var reader = StrictJSONParser(bytes: bytes)
        guard let value = try? reader.value(depth: 0) else { return nil }
        reader.skipSpace()
        return reader.position == bytes.count ? value : nil
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func value(depth: Int) throws -> JSONValue {
        skipSpace()
        switch peek {
        case UInt8(ascii: "{"): return .object(try object(depth: depth + 1))
        case UInt8(ascii: "["): return .array(try array(depth: depth + 1))
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try literal("true", .bool(true))
        case UInt8(ascii: "f"): return try literal("false", .bool(false))
        case UInt8(ascii: "n"): return try literal("null", .null)
        default: return .number(try number())
        }
    }

    private mutating func object(depth: Int) throws -> [String: JSONValue] {
        try beginContainer(depth: depth)
        var members: [String: JSONValue] = [:]
        if consumeIfPresent("}") { return members }
        repeat {
            skipSpace()
            let name = try string()
            try expect(":")
            let value = try value(depth: depth)
            guard members.updateValue(value, forKey: name) == nil else { throw ParseError() }
        } while consumeIfPresent(",")
        try expect("}")
        return members
    }

    private mutating func array(depth: Int) throws -> [JSONValue] {
        try beginContainer(depth: depth)
        var elements: [JSONValue] = []
        if consumeIfPresent("]") { return elements }
        repeat { elements.append(try value(depth: depth)) } while consumeIfPresent(",")
        try expect("]")
        return elements
    }

    private mutating func beginContainer(depth: Int) throws {
        guard depth <= Self.maximumDepth else { throw ParseError() }
        position += 1
    }

    private mutating func literal(_ word: String, _ value: JSONValue) throws -> JSONValue {
        guard bytes[position...].starts(with: word.utf8) else { throw ParseError() }
        position += word.utf8.count
        return value
    }
}

// MARK: Numbers and strings
extension StrictJSONParser {
    private mutating func number() throws -> String {
        let start = position
        if peek == UInt8(ascii: "-") { position += 1 }
        let whole = digits()
        guard let first = whole.first, first != UInt8(ascii: "0") || whole.count == 1 else {
            throw ParseError()
        }
        if peek == UInt8(ascii: ".") {
            position += 1
            guard !digits().isEmpty else { throw ParseError() }
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            position += 1
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
            guard !digits().isEmpty else { throw ParseError() }
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func digits() -> ArraySlice<UInt8> {
        let start = position
        while let byte = peek, (0x30...0x39).contains(byte) { position += 1 }
        return bytes[start..<position]
    }

    private mutating func string() throws -> String {
        guard peek == UInt8(ascii: "\"") else { throw ParseError() }
        position += 1
        var text: [UInt8] = []
        while let byte = next() {
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text.append(contentsOf: try escape())
            case 0..<0x20: throw ParseError()
            default: text.append(byte)
            }
        }
        throw ParseError()
    }

    private mutating func escape() throws -> [UInt8] {
        switch next() {
        case UInt8(ascii: "\""): [0x22]
        case UInt8(ascii: "\\"): [0x5C]
        case UInt8(ascii: "/"): [0x2F]
        case UInt8(ascii: "b"): [0x08]
        case UInt8(ascii: "f"): [0x0C]
        case UInt8(ascii: "n"): [0x0A]
        case UInt8(ascii: "r"): [0x0D]
        case UInt8(ascii: "t"): [0x09]
        case UInt8(ascii: "u"): Array(String(Character(try scalar())).utf8)
        default: throw ParseError()
        }
    }

    private mutating func scalar() throws -> Unicode.Scalar {
        let first = try codeUnit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard (0xD800..<0xDC00).contains(first), next() == UInt8(ascii: "\\"),
            next() == UInt8(ascii: "u")
        else { throw ParseError() }
        let second = try codeUnit()
        guard (0xDC00..<0xE000).contains(second),
            let scalar = Unicode.Scalar((first - 0xD800) << 10 + (second - 0xDC00) + 0x10000)
        else { throw ParseError() }
        return scalar
    }

    private mutating func codeUnit() throws -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = next(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue
            else {
                throw ParseError()
            }
            unit = unit << 4 | UInt32(digit)
        }
        return unit
    }
}

// MARK: Single bytes
extension StrictJSONParser {
    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func next() -> UInt8? {
        guard let byte = peek else { return nil }
        position += 1
        return byte
    }

    private mutating func skipSpace() {
        while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
    }

    private mutating func consumeIfPresent(_ scalar: Unicode.Scalar) -> Bool {
        skipSpace()
        guard peek == UInt8(ascii: scalar) else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ scalar: Unicode.Scalar) throws {
        guard consumeIfPresent(scalar) else { throw ParseError() }
    }
}
