import HTTPTypes
import NIOCore
import StoreAPI
import StoreModel
import StoreSigning
import Synchronization

/// A cache of encoded product replies, so that equal replies to frequent requests are encoded and tagged once.
///
/// A cached reply is compared with the current one, so it is never outdated.
final class EncodedProductsCache: Sendable {
    /// An encoded JSON reply.
    struct EncodedReply: Sendable {
        let bytes: ByteBuffer
        /// The entity tag of the bytes, with its quotation marks (RFC 9110, section 8.8.3).
        let tag: String
        /// The header fields of a full response.
        let headers: HTTPFields

        init(_ bytes: ByteBuffer, tag: String) {
            (self.bytes, self.tag) = (bytes, tag)
            headers = [
                .contentType: "application/json", .eTag: tag, .cacheControl: "private, no-cache",
            ]
        }
    }

    /// The request and the storefront for which a reply was encoded.
    private struct Key: Hashable {
        let request: ProductsRequest
        let storefront: Storefront
    }

    private struct Cache {
        var entries: [Key: (answer: ProductsReply, written: EncodedReply)] = [:]
        var size = 0
    }

    /// The maximum size of the cache in bytes; a reply larger than a quarter of it is not cached.
    private static let limit = 16 << 20
    private let cache = Mutex(Cache())

    /// Returns the encoded reply; nil if it cannot be encoded.
    func encodedReply(_ answer: ProductsReply, to request: ProductsRequest) -> EncodedReply? {
        let key = Key(request: request, storefront: answer.storefront)
        if let known = cache.withLock({ $0.entries[key] }), known.answer == answer {
            return known.written
        }
        guard let bytes = ResponseFactory.bytes(of: answer).map(Array.init) else { return nil }
        let tag = "\"\(Fingerprint.sha256Hex(bytes).prefix(32))\""
        let written = EncodedReply(ByteBuffer(bytes: bytes), tag: tag)
        if bytes.count <= Self.limit / 4 { store(written, of: answer, for: key) }
        return written
    }

    private func store(_ written: EncodedReply, of answer: ProductsReply, for question: Key) {
        cache.withLock { shelf in
            if shelf.size + written.bytes.readableBytes > Self.limit { shelf = Cache() }
            let old = shelf.entries.updateValue((answer, written), forKey: question)
            shelf.size += written.bytes.readableBytes - (old?.written.bytes.readableBytes ?? 0)
        }
    }
}
