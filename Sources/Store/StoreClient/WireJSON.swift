package import FoundationEssentials
import StoreAPI

/// The encoder and decoder of the wire format's JSON for a client.
package enum WireJSON {
    /// An encoder for requests.
    package static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .custom(WireKey.sent)
        return encoder
    }

    /// A decoder for answers.
    static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .custom(WireKey.received)
        return decoder
    }
}
