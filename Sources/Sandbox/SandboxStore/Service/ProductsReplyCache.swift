import StoreAPI
import StoreModel
import Synchronization

/// Answers that were given to those who asked for products: who asks the same of the same catalog is shown the same,
/// until a sale ends, or a product is no longer new.
final class ProductsReplyCache: Sendable {
    private struct Question: Hashable {
        let request: ProductsRequest
        let storefront: Storefront
        let catalogVersion: String
    }

    private struct Answer {
        let reply: ProductsReply
        let since: Timestamp
        /// When the first of its sales ends, or of its products is no longer new; nil without one.
        let until: Timestamp?

        func holds(at now: Timestamp) -> Bool { since <= now && until.map { now < $0 } ?? true }
    }

    /// Beyond it all are forgotten, and made anew.
    private static let limit = 64
    /// How many products an answer may have to be kept.
    private static let longest = 1000
    private let answers = Mutex<[Question: Answer]>([:])

    /// The reply, made now where it was not made before.
    func reply(
        to request: ProductsRequest, in storefront: Storefront, of catalogVersion: String,
        at now: Timestamp, _ make: (Timestamp) -> ProductsReply
    ) -> ProductsReply {
        let question = Question(
            request: request, storefront: storefront, catalogVersion: catalogVersion)
        if let known = answers.withLock({ $0[question] }), known.holds(at: now) {
            return known.reply
        }
        let reply = make(now)
        guard reply.products.count + reply.invalid.count <= Self.longest else { return reply }
        let ends = reply.products.flatMap { [$0.sale?.ends, $0.newUntil] }.compactMap(\.self).min()
        answers.withLock { answers in
            if answers.count >= Self.limit { answers = [:] }
            answers[question] = Answer(reply: reply, since: now, until: ends)
        }
        return reply
    }
}
