import StoreAPI
import StoreModel

/// Changes requests and answers in transit, as an attacker could.
enum Tampering {
    /// Returns an answer with changed tokens.
    ///
    /// - Parameter change: Returns the replacement of a token.
    static func changed<Value: Sendable>(_ answer: Value, _ change: (JWS) -> JWS) -> Value {
        let changed: any Sendable =
            switch answer {
            case .purchased(let jws) as OrderStatus: OrderStatus.purchased(change(jws))
            case let page as Page<JWS>: page.map(change)
            case let reply as UnfinishedReply:
                UnfinishedReply(
                    transactions: reply.transactions.map(change), orders: reply.orders,
                    next: reply.next)
            case let reply as ChangesReply:
                ChangesReply(
                    transactions: reply.transactions.map(change), orders: reply.orders,
                    cursor: reply.cursor, hasMore: reply.hasMore)
            case let reply as SubscriptionsReply:
                SubscriptionsReply(
                    time: reply.time, timeRate: reply.timeRate,
                    statuses: reply.statuses.map { status(of: $0, change) },
                    introducedGroups: reply.introducedGroups, next: reply.next)
            case .signed(let jws) as VerdictReply: VerdictReply.signed(change(jws))
            default: answer
            }
        return changed as? Value ?? answer
    }

    private static func status(
        of status: SubscriptionStatus, _ change: (JWS) -> JWS
    ) -> SubscriptionStatus {
        SubscriptionStatus(
            groupID: status.groupID, originalTransactionID: status.originalTransactionID,
            state: status.state, transaction: change(status.transaction),
            renewalInfo: change(status.renewalInfo))
    }

    /// Returns a verification request with a changed token; nil for other requests.
    static func changedRequest<Request: Sendable>(
        _ request: Request, _ change: (JWS) -> JWS
    ) -> Request? {
        guard let verification = request as? VerificationRequest else { return nil }
        return VerificationRequest(
            nonce: verification.nonce, signedTransaction: change(verification.signedTransaction),
            merchantOrder: verification.merchantOrder) as? Request
    }

    /// Returns a verification request with another nonce, so that its answer is valid but belongs to a request that the
    /// device did not make.
    static func withOtherNonce<Request: Sendable>(_ request: Request) -> Request {
        guard let verification = request as? VerificationRequest else { return request }
        let other = VerificationRequest(
            nonce: (verification.nonce.first == "A" ? "B" : "A") + verification.nonce.dropFirst(),
            signedTransaction: verification.signedTransaction,
            merchantOrder: verification.merchantOrder)
        return other as? Request ?? request
    }

    /// Returns a token with an invalid signature. The first character is changed because the last one may contain
    /// unused bits.
    static func withInvalidSignature(_ jws: JWS) -> JWS {
        guard let dot = jws.compact.lastIndex(of: ".") else { return jws }
        let start = jws.compact.index(after: dot)
        guard start < jws.compact.endIndex else { return jws }
        let letter = jws.compact[start] == "A" ? "B" : "A"
        let rest = jws.compact[jws.compact.index(after: start)...]
        return JWS(compact: jws.compact[..<start] + letter + rest)
    }
}
