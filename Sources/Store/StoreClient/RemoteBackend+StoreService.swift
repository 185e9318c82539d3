import FoundationEssentials
package import StoreAPI
package import StoreModel

extension RemoteBackend: StoreService {
    package func identity() async throws(ServiceFailure) -> BackendIdentity {
        try await line.ask(DeviceRoutes.identity)
    }

    /// The maximum number of IDs in a URL.
    private static let fewIDs = 40

    package func products(
        _ request: ProductsRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> ProductsReply {
        let reply = try await asked(request, context)
        catalogNews.told(reply.catalogVersion)
        return reply
    }

    private func asked(
        _ request: ProductsRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> ProductsReply {
        let ids = request.productIDs
        guard ids.map({ (1...Self.fewIDs).contains($0.count) }) ?? true else {
            return try await line.ask(
                DeviceRoutes.productsByID, [],
                try await calling(context, body: try encoded(request)))
        }
        let query =
            [(name: "locale", value: request.locale.identifier)]
            + (ids ?? []).map { (name: "id", value: $0.rawValue) }
        return try await line.ask(
            DeviceRoutes.products, [], try await calling(context, query: query))
    }

    package func purchase(
        _ request: PurchaseRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus {
        var extras = try await calling(context, body: try encoded(request))
        extras.headers.append(
            (WireHeader.idempotencyKey, WireText.encoded(request.intent.id.rawValue)))
        return try await line.ask(DeviceRoutes.purchase, [], extras)
    }

    package func order(
        _ intentID: IntentID, closing: Bool, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus? {
        let route = closing ? DeviceRoutes.closeOrder : DeviceRoutes.order
        return try await line.ask(route, [intentID.rawValue], try await calling(context))
    }

    package func unfinished(
        _ page: PageRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> UnfinishedReply {
        try await line.ask(
            DeviceRoutes.unfinished, [], try await calling(context, query: page.query))
    }

    package func finish(
        _ target: FinishTarget, _ context: CallContext
    ) async throws(ServiceFailure) {
        switch target {
        case .transaction(let id):
            try await line.tell(DeviceRoutes.finish, [id.rawValue], try await calling(context))
        case .order(let id):
            try await line.tell(DeviceRoutes.acknowledge, [id.rawValue], try await calling(context))
        }
    }

    package func restore(
        _ page: PageRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> Page<JWS> {
        try await line.askPage(
            DeviceRoutes.restore, [], try await calling(context, query: page.query))
    }

    package func changes(
        after cursor: Int64, limit: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> ChangesReply {
        try await line.ask(
            DeviceRoutes.changes, [],
            try await calling(
                context, query: [("after", String(cursor)), ("limit", String(limit))]))
    }

    package func subscriptions(
        _ context: CallContext
    ) async throws(ServiceFailure) -> SubscriptionsReply {
        try await line.ask(DeviceRoutes.subscriptions, [], try await calling(context))
    }

    package func manage(
        _ originalID: TransactionID, _ wish: CustomerSubscriptionChange, _ context: CallContext
    ) async throws(ServiceFailure) -> SubscriptionStatus {
        try await line.ask(
            DeviceRoutes.manage, [originalID.rawValue],
            try await calling(context, body: try encoded(wish)))
    }

    package func offerCode(
        _ question: OfferCodeRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OfferCodeReply {
        try await line.ask(
            DeviceRoutes.offerCode, [], try await calling(context, body: try encoded(question)))
    }

    package func wakeUps(_ context: CallContext) -> AsyncStream<Void> {
        UpdateStream(backend: self, context: context).wakeUps()
    }

    package func storefront(
        _ context: CallContext
    ) async throws(ServiceFailure) -> Storefront? {
        try await line.ask(DeviceRoutes.storefront, [], try await calling(context))
    }

    package func setStorefront(
        _ countryCode: String, _ context: CallContext
    ) async throws(ServiceFailure) -> Storefront {
        try await line.ask(
            DeviceRoutes.setStorefront, [],
            try await calling(
                context, body: try encoded(StorefrontChoice(countryCode: countryCode))))
    }

    /// Returns the history of one of the account's own orders at the store and the merchant.
    package func history(
        of reference: OrderReference, _ context: CallContext
    ) async throws(ServiceFailure) -> [HistoryStep] {
        try await line.ask(
            DeviceRoutes.history, [], try await calling(context, body: try encoded(reference)))
    }
}
