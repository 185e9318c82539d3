package import StoreModel

/// The calls of a device to a ``MerchantService``.
package enum MerchantCalls {
    /// All calls.
    package static let all: [any AnyCall<any MerchantService>] = [spend]

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
}

/// A merchant that handles all calls alike, such as an HTTP client.
package protocol ForwardingMerchant: MerchantService {
    /// Sends a call to the merchant, and returns its reply.
    func answer<Request, Reply>(
        _ call: MerchantCall<Request, Reply>, _ request: Request, _ context: CallContext
    ) async throws(ServiceFailure) -> Reply
}

extension ForwardingMerchant {
    package func spend(
        _ request: SpendRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> SpendReply {
        try await answer(MerchantCalls.spend, request, context)
    }
}
