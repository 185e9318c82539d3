package import StoreModel

/// A store whose calls pass through an interceptor.
package struct InterceptedStore: ForwardingStore {
    private let store: any StoreService
    private let interceptor: any ServiceInterceptor

    /// Creates a store with an interceptor.
    package init(_ store: any StoreService, _ interceptor: any ServiceInterceptor) {
        self.store = store
        self.interceptor = interceptor
    }

    package func answer<Request, Reply>(
        _ call: StoreCall<Request, Reply>, _ request: Request, _ context: CallContext
    ) async throws(ServiceFailure) -> Reply {
        guard let name = call.name else { return try await call.perform(store, request, context) }
        return try await interceptor.intercept(name, request, context) {
            (request) async throws(ServiceFailure) in
            try await call.perform(store, request, context)
        }
    }

    package func identity() async throws(ServiceFailure) -> BackendIdentity {
        try await store.identity()
    }

    package func products(
        _ request: ProductsRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> ProductsReply {
        try await interceptor.intercept(.products, request, context) {
            (request) async throws(ServiceFailure) in
            try await store.products(request, context)
        }
    }

    package func storefront(
        _ context: CallContext
    ) async throws(ServiceFailure) -> Storefront? {
        try await interceptor.intercept(.storefront, (), context) {
            (_) async throws(ServiceFailure) in
            try await store.storefront(context)
        }
    }

    package func setStorefront(
        _ countryCode: String, _ context: CallContext
    ) async throws(ServiceFailure) -> Storefront {
        try await interceptor.intercept(.storefront, countryCode, context) {
            (countryCode) async throws(ServiceFailure) in
            try await store.setStorefront(countryCode, context)
        }
    }

    package func subscriptions(
        _ page: PageRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> SubscriptionsReply {
        try await interceptor.intercept(.subscriptions, page, context) {
            (page) async throws(ServiceFailure) in
            try await store.subscriptions(page, context)
        }
    }

    package func manage(
        _ originalID: TransactionID, _ change: CustomerSubscriptionChange, _ context: CallContext
    ) async throws(ServiceFailure) -> SubscriptionStatus {
        try await interceptor.intercept(.manage, change, context) {
            (change) async throws(ServiceFailure) in
            try await store.manage(originalID, change, context)
        }
    }

    package func offerCode(
        _ request: OfferCodeRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OfferCodeReply {
        try await interceptor.intercept(.offerCode, request, context) {
            (request) async throws(ServiceFailure) in
            try await store.offerCode(request, context)
        }
    }

    package func changeSignals(_ context: CallContext) -> AsyncStream<Void> {
        store.changeSignals(context)
    }
}
