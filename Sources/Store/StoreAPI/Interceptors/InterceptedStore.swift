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

    package func changeSignals(_ context: CallContext) -> AsyncStream<Void> {
        store.changeSignals(context)
    }
}
