import FoundationEssentials
package import StoreAPI
package import StoreModel

extension RemoteBackend: ForwardingMerchant {
    package func answer<Request, Reply>(
        _ call: MerchantCall<Request, Reply>, _ request: Request, _ context: CallContext
    ) async throws(ServiceFailure) -> Reply {
        try await send(call, request, context)
    }

    package func offer(_ context: CallContext) async throws(ServiceFailure) -> MerchantOffer {
        try await transport.send(MerchantRoutes.offer, [], try await callerOptions(context))
    }

    package func orderNumber(
        for intentID: IntentID, productID: ProductID, quantity: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> MerchantOrder {
        let body = OrderNumberRequest(productID: productID, quantity: quantity)
        return try await transport.send(
            MerchantRoutes.orderNumber, [intentID.rawValue],
            try await callerOptions(context, body: try encoded(body)))
    }

    package func signOffer(
        _ request: OfferSigningRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OfferProof {
        try await transport.send(
            MerchantRoutes.signOffer, [],
            try await callerOptions(context, body: try encoded(request)))
    }

    package func verify(
        _ request: VerificationRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> VerdictReply {
        try await transport.send(
            MerchantRoutes.verify, [], try await callerOptions(context, body: try encoded(request)))
    }

    package func wallet(
        entries: Int, before version: Int64?, _ context: CallContext
    ) async throws(ServiceFailure) -> WalletStatement {
        let query =
            [(name: "entries", value: String(entries))]
            + (version.map { [(name: "before", value: String($0))] } ?? [])
        return try await transport.send(
            MerchantRoutes.wallet, [], try await callerOptions(context, query: query))
    }

    package func uploadLog(
        _ batch: LogBatch, _ context: CallContext
    ) async throws(ServiceFailure) -> LogReceipt {
        try await transport.send(
            MerchantRoutes.log, [], try await callerOptions(context, body: try encoded(batch)))
    }
}
