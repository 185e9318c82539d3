import HTTPTypes
import NIOCore
import StoreAPI
import StoreModel
import StoreSigning
import Synchronization

/// Products, for which many ask, as they go over the wire: the same answer to the same question is written and tagged once.
///
/// It is held against the answer that is to be given now, so that it is never an old one.
final class TaggedProducts: Sendable {
    /// An answer in JSON.
    struct Written: Sendable {
        let bytes: ByteBuffer
        /// An entity tag of the bytes, with its quotation marks (RFC 9110, section 8.8.3).
        let tag: String
        /// The header fields of a whole answer.
        let headers: HTTPFields

        init(_ bytes: ByteBuffer, tag: String) {
            (self.bytes, self.tag) = (bytes, tag)
            headers = [
                .contentType: "application/json", .eTag: tag, .cacheControl: "private, no-cache",
            ]
        }
    }

    /// What a customer asks about, and the country from which it is asked.
    private struct Question: Hashable {
        let request: ProductsRequest
        let storefront: Storefront
    }

    private struct Cache {
        var written: [Question: (answer: ProductsReply, written: Written)] = [:]
        var size = 0
    }

    /// How many bytes are kept; what is larger than a quarter of it is written each time.
    private static let limit = 16 << 20
    private let shelf = Mutex(Cache())

    /// The answer as it is written, or nil where it cannot be.
    func written(_ answer: ProductsReply, to request: ProductsRequest) -> Written? {
        let question = Question(request: request, storefront: answer.storefront)
        if let known = shelf.withLock({ $0.written[question] }), known.answer == answer {
            return known.written
        }
        guard let bytes = Reply.bytes(of: answer).map(Array.init) else { return nil }
        let tag = "\"\(Fingerprint.sha256Hex(bytes).prefix(32))\""
        let written = Written(ByteBuffer(bytes: bytes), tag: tag)
        if bytes.count <= Self.limit / 4 { keep(written, of: answer, to: question) }
        return written
    }

    private func keep(_ written: Written, of answer: ProductsReply, to question: Question) {
        shelf.withLock { shelf in
            if shelf.size + written.bytes.readableBytes > Self.limit { shelf = Cache() }
            let old = shelf.written.updateValue((answer, written), forKey: question)
            shelf.size += written.bytes.readableBytes - (old?.written.bytes.readableBytes ?? 0)
        }
    }
}
