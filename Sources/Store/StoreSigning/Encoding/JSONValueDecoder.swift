/// A decoder for strictly parsed JSON, so that signed bytes are parsed once and by one parser.
///
/// It supports strings, booleans, integers, arrays and objects. Signed payloads do not contain floating-point numbers:
/// it rejects fractions and exponents, whereas other decoders accept `1.0` for 1.
struct JSONValueDecoder: Decoder {
    let value: JSONValue
    var codingPath: [any CodingKey] = []
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// Decodes a value of a type; throws `DecodingError` if the tree does not match it.
    static func decode<T: Decodable>(_ type: T.Type, from value: JSONValue) throws -> T {
        try JSONValueDecoder(value: value).decode(type)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard let members = value.members else { throw mismatch("an object") }
        return KeyedDecodingContainer(KeyedContainer(members: members, codingPath: codingPath))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard let elements = value.elements else { throw mismatch("an array") }
        return UnkeyedContainer(elements: elements, codingPath: codingPath)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    private func mismatch(_ expected: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: "not \(expected)"))
    }
}

extension JSONValueDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool {
        if case .null = value { true } else { false }
    }

    // The single witness of all requirements: standard types are decoded here, other types through their `init(from:)`.
    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        if let integer = type as? any FixedWidthInteger.Type {
            return try number(integer, as: type)
        }
        switch (type, value) {
        case (is String.Type, .string(let text)): return try cast(text)
        case (is Bool.Type, .bool(let bool)): return try cast(bool)
        case (is String.Type, _), (is Bool.Type, _), (is Double.Type, _), (is Float.Type, _):
            throw mismatch("\(type)")
        default: return try T(from: self)
        }
    }

    private func number<T>(_ integer: any FixedWidthInteger.Type, as type: T.Type) throws -> T {
        guard case .number(let digits) = value, let number = integer.init(digits, radix: 10) else {
            throw mismatch("an integer in range")
        }
        return try cast(number)
    }

    private func cast<T>(_ value: Any) throws -> T {
        guard let result = value as? T else { throw mismatch("\(T.self)") }
        return result
    }
}

extension JSONValueDecoder {
    /// The members of an object.
    private struct KeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let members: [String: JSONValue]
        let codingPath: [any CodingKey]
        var allKeys: [Key] { members.keys.compactMap(Key.init(stringValue:)) }

        func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

        func decodeNil(forKey key: Key) throws -> Bool { try member(key).decodeNil() }

        func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
            try member(key).decode(type)
        }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) throws -> KeyedDecodingContainer<Nested> {
            try member(key).container(keyedBy: type)
        }

        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
            try member(key).unkeyedContainer()
        }

        func superDecoder() throws -> any Decoder {
            JSONValueDecoder(value: .object(members), codingPath: codingPath)
        }

        func superDecoder(forKey key: Key) throws -> any Decoder { try member(key) }

        private func member(_ key: Key) throws -> JSONValueDecoder {
            guard let value = members[key.stringValue] else {
                throw DecodingError.keyNotFound(
                    key, .init(codingPath: codingPath, debugDescription: "missing"))
            }
            return JSONValueDecoder(value: value, codingPath: codingPath + [key])
        }
    }

    /// The elements of an array.
    private struct UnkeyedContainer: UnkeyedDecodingContainer {
        let elements: [JSONValue]
        let codingPath: [any CodingKey]
        var currentIndex = 0
        var count: Int? { elements.count }
        var isAtEnd: Bool { currentIndex >= elements.count }

        mutating func decodeNil() throws -> Bool {
            guard try element().decodeNil() else { return false }
            currentIndex += 1
            return true
        }

        mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
            let value = try element().decode(type)
            currentIndex += 1
            return value
        }

        mutating func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type
        ) throws -> KeyedDecodingContainer<Nested> {
            try superDecoder().container(keyedBy: type)
        }

        mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
            try superDecoder().unkeyedContainer()
        }

        mutating func superDecoder() throws -> any Decoder {
            let decoder = try element()
            currentIndex += 1
            return decoder
        }

        private func element() throws -> JSONValueDecoder {
            guard !isAtEnd else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: codingPath, debugDescription: "no further element"))
            }
            return JSONValueDecoder(value: elements[currentIndex], codingPath: codingPath)
        }
    }
}
