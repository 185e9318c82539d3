import Foundation
import StoreAPI

/// Encodes and decodes values as they are sent.
enum Wire {
    static func json(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .custom(WireKey.sent)
        return try encoder.encode(value)
    }

    static func value<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .custom(WireKey.received)
        return try decoder.decode(type, from: Data(text.utf8))
    }
}
