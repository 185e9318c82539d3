/// A writer of a JSON object with strings, integers and booleans that avoids the boxing of an encoder.
///
/// The bytes equal those of Foundation's `JSONEncoder` with sorted keys and unescaped slashes if the names are added in
/// byte order.
package struct FlatJSONWriter {
    private var buffer: [UInt8] = []

    /// Creates an object without members.
    package init(capacity: Int = 1024) {
        buffer.reserveCapacity(capacity)
    }

    /// The JSON text of the object with its current members.
    package var bytes: [UInt8] {
        buffer.isEmpty ? Array("{}".utf8) : buffer + [UInt8(ascii: "}")]
    }

    /// Adds a member unless the value is nil.
    ///
    /// - Parameter name: A name that does not need escapes.
    package mutating func add(_ name: StaticString, _ text: String?) {
        guard var text else { return }
        appendName(name)
        buffer.append(UInt8(ascii: "\""))
        text.withUTF8 { append($0) }
        buffer.append(UInt8(ascii: "\""))
    }

    /// Adds a member unless the value is nil.
    package mutating func add(_ name: StaticString, _ number: Int64?) {
        guard let number else { return }
        appendName(name)
        buffer.append(contentsOf: String(number).utf8)
    }

    /// Adds a member unless the value is nil.
    package mutating func add(_ name: StaticString, _ flag: Bool?) {
        guard let flag else { return }
        appendName(name)
        buffer.append(contentsOf: (flag ? "true" : "false").utf8)
    }

    private mutating func appendName(_ name: StaticString) {
        buffer.append(buffer.isEmpty ? UInt8(ascii: "{") : UInt8(ascii: ","))
        buffer.append(UInt8(ascii: "\""))
        name.withUTF8Buffer { buffer.append(contentsOf: $0) }
        buffer.append(UInt8(ascii: "\""))
        buffer.append(UInt8(ascii: ":"))
    }

    private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        // Counting instead of searching can be vectorized; most texts do not need escapes, and some are long.
        var escapes = 0
        for byte in text { escapes &+= Self.needsEscape(byte) ? 1 : 0 }
        guard escapes > 0 else { return buffer.append(contentsOf: text) }
        for byte in text {
            if Self.needsEscape(byte) { escape(byte) } else { buffer.append(byte) }
        }
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case 0x08: buffer += Array("\\b".utf8)
        case 0x09: buffer += Array("\\t".utf8)
        case 0x0A: buffer += Array("\\n".utf8)
        case 0x0C: buffer += Array("\\f".utf8)
        case 0x0D: buffer += Array("\\r".utf8)
        case ..<0x10: buffer += Array("\\u000\(String(byte, radix: 16))".utf8)
        case ..<0x20: buffer += Array("\\u00\(String(byte, radix: 16))".utf8)
        default: buffer += [UInt8(ascii: "\\"), byte]
        }
    }
}
