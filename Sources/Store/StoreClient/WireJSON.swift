import FoundationEssentials
import StoreAPI

/// The contract's JSON, as a client writes and reads it.
enum WireJSON {
    /// Writes what is sent.
    static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .custom(WireKey.sent)
        return encoder
    }

    /// Reads what is received.
    static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .custom(WireKey.received)
        return decoder
    }
}
