import FoundationEssentials
package import StoreAPI
package import StoreModel

extension RemoteBackend: ForwardingStore {
    package func answer<Request, Reply>(
        _ call: StoreCall<Request, Reply>, _ request: Request, _ context: CallContext
    ) async throws(ServiceFailure) -> Reply {
        try await send(call, request, context)
    }

    package func identity() async throws(ServiceFailure) -> BackendIdentity {
        try await transport.send(DeviceRoutes.identity)
    }

    /// The maximum number of IDs in a URL.
    private static let maximumIDsInURL = 40

    package func products(
        _ request: ProductsRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> ProductsReply {
        let reply = try await fetchProducts(request, context)
        catalogChanges.recordReceived(reply.catalogVersion)
        return reply
    }

    private func fetchProducts(
        _ request: ProductsRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> ProductsReply {
        let ids = request.productIDs
        guard ids.map({ (1...Self.maximumIDsInURL).contains($0.count) }) ?? true else {
            return try await transport.send(
                DeviceRoutes.productsByID, [],
                try await callerOptions(context, body: try encoded(request)))
        }
        let query =
            [(name: "locale", value: request.locale.identifier)]
            + (ids ?? []).map { (name: "id", value: $0.rawValue) }
        return try await transport.send(
            DeviceRoutes.products, [], try await callerOptions(context, query: query))
    }

    package func subscriptions(
        _ page: PageRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> SubscriptionsReply {
        try await transport.send(
            DeviceRoutes.subscriptions, [], try await callerOptions(context, query: page.query))
    }

    package func manage(
        _ originalID: TransactionID, _ change: CustomerSubscriptionChange, _ context: CallContext
    ) async throws(ServiceFailure) -> SubscriptionStatus {
        try await transport.send(
            DeviceRoutes.manage, [originalID.rawValue],
            try await callerOptions(context, body: try encoded(change)))
    }

    package func offerCode(
        _ request: OfferCodeRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OfferCodeReply {
        try await transport.send(
            DeviceRoutes.offerCode, [], try await callerOptions(context, body: try encoded(request))
        )
    }

    package func changeSignals(_ context: CallContext) -> AsyncStream<Void> {
        UpdateStream(backend: self, context: context).changeSignals()
    }

    package func storefront(
        _ context: CallContext
    ) async throws(ServiceFailure) -> Storefront? {
        try await transport.send(DeviceRoutes.storefront, [], try await callerOptions(context))
    }

    package func setStorefront(
        _ countryCode: String, _ context: CallContext
    ) async throws(ServiceFailure) -> Storefront {
        try await transport.send(
            DeviceRoutes.setStorefront, [],
            try await callerOptions(
                context, body: try encoded(StorefrontChoice(countryCode: countryCode))))
    }

    /// Returns a page of the history of one of the account's own orders at the store and the merchant.
    package func history(
        of reference: OrderReference, _ page: PageRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> Page<HistoryStep> {
        try await transport.fetchPage(
            DeviceRoutes.history, [],
            try await callerOptions(context, body: try encoded(reference), query: page.query))
    }
}
