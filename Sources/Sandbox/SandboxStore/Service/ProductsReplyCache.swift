import StoreAPI
import StoreModel
import Synchronization

/// Caches replies to product requests. An equal request for the same catalog receives the same reply, until a sale ends
/// or a product stops being new.
final class ProductsReplyCache: Sendable {
    private struct Key: Hashable {
        let request: ProductsRequest
        let storefront: Storefront
        let catalogVersion: String
    }

    private struct Entry {
        let reply: ProductsReply
        let since: Timestamp
        /// When the first of its sales ends or the first of its products stops being new; nil if that never happens.
        let until: Timestamp?

        func isValid(at now: Timestamp) -> Bool { since <= now && until.map { now < $0 } ?? true }
    }

    /// The maximum number of replies. Beyond it the cache is emptied.
    private static let limit = 64
    /// The maximum number of products in a reply that is cached.
    private static let maximumProducts = 1000
    private let entries = Mutex<[Key: Entry]>([:])

    /// Returns the cached reply, or creates it.
    func reply(
        to request: ProductsRequest, in storefront: Storefront, of catalogVersion: String,
        at now: Timestamp, _ make: (Timestamp) -> ProductsReply
    ) -> ProductsReply {
        let key = Key(
            request: request, storefront: storefront, catalogVersion: catalogVersion)
        if let known = entries.withLock({ $0[key] }), known.isValid(at: now) {
            return known.reply
        }
        let reply = make(now)
        guard reply.products.count + reply.invalid.count <= Self.maximumProducts else {
            return reply
        }
        let ends = reply.products.flatMap { [$0.sale?.ends, $0.newUntil] }.compactMap(\.self).min()
        entries.withLock { answers in
            if answers.count >= Self.limit { answers = [:] }
            answers[key] = Entry(reply: reply, since: now, until: ends)
        }
        return reply
    }
}
