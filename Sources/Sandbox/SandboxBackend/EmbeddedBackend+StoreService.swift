import SandboxStore
package import StoreAPI
package import StoreModel

extension EmbeddedBackend: ForwardingStore {
    package func answer<Request, Reply>(
        _ call: StoreCall<Request, Reply>, _ request: Request, _ context: CallContext
    ) async throws(ServiceFailure) -> Reply {
        await deliverOutbox(before: call.name, context)
        return try await call.perform(store, request, context)
    }

    package func identity() async throws(ServiceFailure) -> BackendIdentity {
        try await store.identity()
    }

    package func products(
        _ request: ProductsRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> ProductsReply {
        try await store.products(request, context)
    }

    package func subscriptions(
        _ page: PageRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> SubscriptionsReply {
        try await store.subscriptions(page, context)
    }

    package func manage(
        _ originalID: TransactionID, _ change: CustomerSubscriptionChange, _ context: CallContext
    ) async throws(ServiceFailure) -> SubscriptionStatus {
        try await store.manage(originalID, change, context)
    }

    package func offerCode(
        _ request: OfferCodeRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OfferCodeReply {
        try await store.offerCode(request, context)
    }

    package func changeSignals(_ context: CallContext) -> AsyncStream<Void> {
        store.changeSignals(context)
    }

    package func storefront(
        _ context: CallContext
    ) async throws(ServiceFailure) -> Storefront? {
        try await store.storefront(context)
    }

    package func setStorefront(
        _ countryCode: String, _ context: CallContext
    ) async throws(ServiceFailure) -> Storefront {
        try await store.setStorefront(countryCode, context)
    }
}
