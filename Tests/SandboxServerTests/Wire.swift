import Foundation

/// Values as they are sent.
enum Wire {
    static func json(_ value: some Encodable) throws -> Data { try JSONEncoder().encode(value) }
}
