import Foundation
import StoreAPI

/// Values as they are sent.
enum Wire {
    static func json(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .custom(WireKey.sent)
        return try encoder.encode(value)
    }
}
