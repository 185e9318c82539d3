package import StoreModel

/// The calls of a device to a ``MerchantService``; the methods of the protocol describe them.
package enum MerchantCalls {
    package static let all: [any AnyCall<any MerchantService>] = [
        offer, orderNumber, signOffer, verify, wallet, spend, uploadLog,
    ]

    /// The descriptions of all calls.
    package static let descriptions: [RouteDescription] = all.map { $0.description }

    /// The routes of all calls.
    package static let routes: [Route] = descriptions.map(\.route)

    package static let offer = MerchantCall<NoContent, MerchantOffer>(
        .offer, fault: .products, .get, "/merchant/v1/offer",
        ("offer", "Returns the ids on sale and the player’s token."),
        request: .empty, reply: .json(Schema.named("MerchantOffer"))
    ) { merchant, _, context async throws(ServiceFailure) in
        try await merchant.offer(context)
    }

    package static let orderNumber = MerchantCall<
        IdentifiedRequest<NameKind.Intent, OrderNumberRequest>, MerchantOrder
    >(
        .orderNumber, fault: .orderNumber, .put, "/merchant/v1/orders/{intentId}",
        ("orderNumber", "Returns the number of an order; the same intent gets the same number."),
        request: .idAndBody(
            "intentId",
            Schema.object(["productId": Schema.text(), "quantity": Schema.number(from: 1)])),
        reply: .json(Schema.text())
    ) { merchant, request, context async throws(ServiceFailure) in
        try await merchant.orderNumber(
            for: request.id, productID: request.content.productID,
            quantity: request.content.quantity, context)
    }

    package static let signOffer = MerchantCall<OfferSigningRequest, OfferProof>(
        .signOffer, fault: .offers, .post, "/merchant/v1/offers",
        ("signOffer", "Signs a promotional offer; each signature is for one order."),
        request: .body(
            Schema.object(
                ["productId": Schema.text(), "offerIdentifier": Schema.text()],
                optional: ["transactionId": Schema.text()])),
        reply: .json(Schema.named("OfferProof"))
    ) { merchant, request, context async throws(ServiceFailure) in
        try await merchant.signOffer(request, context)
    }

    package static let verify = MerchantCall<VerificationRequest, VerdictReply>(
        .verify, fault: .verify, .post, "/merchant/v1/verifications",
        ("verify", "Verifies a transaction and grants its goods once."),
        request: .body(
            Schema.object(
                ["nonce": Schema.text(), "signedTransaction": Schema.jws],
                optional: ["merchantOrder": Schema.text()])),
        reply: .json(Schema.named("VerdictReply"))
    ) { merchant, request, context async throws(ServiceFailure) in
        try await merchant.verify(request, context)
    }

    package static let wallet = MerchantCall<WalletRequest, WalletStatement>(
        .wallet, fault: .wallet, .get, "/merchant/v1/wallet",
        ("wallet", "Returns the wallet of the account."),
        request: .wallet, reply: .json(Schema.named("WalletStatement"))
    ) { merchant, request, context async throws(ServiceFailure) in
        try await merchant.wallet(entries: request.entries, before: request.version, context)
    }

    package static let spend = MerchantCall<SpendRequest, SpendReply>(
        .spend, fault: .spend, .post, "/merchant/v1/spends",
        ("spend", "Spends goods, once for each id."),
        request: .body(
            Schema.object([
                "id": Schema.text(), "goods": Schema.named("GoodAmount"), "note": Schema.text(),
            ])),
        reply: .json(
            Schema.object([
                "version": Schema.number(), "statement": Schema.named("WalletStatement"),
            ]))
    ) { merchant, request, context async throws(ServiceFailure) in
        try await merchant.spend(request, context)
    }

    package static let uploadLog = MerchantCall<LogBatch, LogReceipt>(
        .uploadLog, fault: .log, .post, "/merchant/v1/log",
        ("log", "Stores events of the device’s log, each once."),
        request: .body(
            Schema.object([
                "events": Schema.list(Schema.named("LogEvent")), "earliest": Schema.number(),
            ])),
        reply: .json(
            Schema.object([
                "acknowledged": Schema.number(),
                "findings": Schema.list(Schema.named("LogFinding")),
            ]))
    ) { merchant, request, context async throws(ServiceFailure) in
        try await merchant.uploadLog(request, context)
    }
}

/// A merchant that handles all calls alike, such as an HTTP client.
package protocol ForwardingMerchant: MerchantService {
    /// Sends a call to the merchant, and returns its reply.
    func answer<Request, Reply>(
        _ call: MerchantCall<Request, Reply>, _ request: Request, _ context: CallContext
    ) async throws(ServiceFailure) -> Reply
}

extension ForwardingMerchant {
    package func offer(_ context: CallContext) async throws(ServiceFailure) -> MerchantOffer {
        try await answer(MerchantCalls.offer, NoContent(), context)
    }

    package func orderNumber(
        for intentID: IntentID, productID: ProductID, quantity: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> MerchantOrder {
        let content = OrderNumberRequest(productID: productID, quantity: quantity)
        return try await answer(
            MerchantCalls.orderNumber, IdentifiedRequest(id: intentID, content: content), context)
    }

    package func signOffer(
        _ request: OfferSigningRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OfferProof {
        try await answer(MerchantCalls.signOffer, request, context)
    }

    package func verify(
        _ request: VerificationRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> VerdictReply {
        try await answer(MerchantCalls.verify, request, context)
    }

    package func wallet(
        entries: Int, before version: Int64?, _ context: CallContext
    ) async throws(ServiceFailure) -> WalletStatement {
        try await answer(
            MerchantCalls.wallet, WalletRequest(entries: entries, version: version), context)
    }

    package func spend(
        _ request: SpendRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> SpendReply {
        try await answer(MerchantCalls.spend, request, context)
    }

    package func uploadLog(
        _ batch: LogBatch, _ context: CallContext
    ) async throws(ServiceFailure) -> LogReceipt {
        try await answer(MerchantCalls.uploadLog, batch, context)
    }
}

/// A request for a wallet statement.
package struct WalletRequest: Hashable, Sendable, Codable {
    /// The maximum number of ledger entries.
    package let entries: Int
    /// Only entries before this version are requested; nil for the newest ones.
    package let version: Int64?
}

extension RequestFormat where Request == WalletRequest {
    fileprivate static var wallet: RequestFormat {
        RequestFormat(
            query: [
                RouteDescription.QueryItem(
                    "entries", Schema.number("The number of history rows, at most 500.", from: 0)),
                RouteDescription.QueryItem(
                    "before", Schema.number("Only rows before this version.", from: 1)),
            ],
            write: { request in
                var content = WireRequest(query: [("entries", String(request.entries))])
                if let version = request.version {
                    content.query.append(("before", String(version)))
                }
                return content
            },
            read: { reader async throws(ServiceFailure) in
                WalletRequest(
                    entries: try reader.number("entries", usually: 0, in: 0...Int.max),
                    version: try reader.number("before", usually: Int64.max, in: 1...Int64.max))
            })
    }
}
