import FoundationEssentials
package import StoreAPI
package import StoreModel

extension RemoteBackend: MerchantService {
    package func offer(_ context: CallContext) async throws(ServiceFailure) -> MerchantOffer {
        try await line.ask(MerchantRoutes.offer, [], try await calling(context))
    }

    package func orderNumber(
        for intentID: IntentID, productID: ProductID, quantity: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> MerchantOrder {
        let body = OrderNumberRequest(productID: productID, quantity: quantity)
        return try await line.ask(
            MerchantRoutes.orderNumber, [intentID.rawValue],
            try await calling(context, body: try encoded(body)))
    }

    package func signOffer(
        _ request: OfferSigningRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OfferProof {
        try await line.ask(
            MerchantRoutes.signOffer, [], try await calling(context, body: try encoded(request)))
    }

    package func verify(
        _ request: VerificationRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> VerdictReply {
        try await line.ask(
            MerchantRoutes.verify, [], try await calling(context, body: try encoded(request)))
    }

    package func wallet(
        entries: Int, before version: Int64?, _ context: CallContext
    ) async throws(ServiceFailure) -> WalletStatement {
        let query =
            [(name: "entries", value: String(entries))]
            + (version.map { [(name: "before", value: String($0))] } ?? [])
        return try await line.ask(
            MerchantRoutes.wallet, [], try await calling(context, query: query))
    }

    package func spend(
        _ request: SpendRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> SpendReply {
        try await line.ask(
            MerchantRoutes.spend, [], try await calling(context, body: try encoded(request)))
    }

    package func take(
        _ batch: LogBatch, _ context: CallContext
    ) async throws(ServiceFailure) -> LogReceipt {
        try await line.ask(
            MerchantRoutes.log, [], try await calling(context, body: try encoded(batch)))
    }
}
