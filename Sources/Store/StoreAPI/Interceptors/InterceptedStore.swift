/// A store whose calls pass through an interceptor.
package struct InterceptedStore: ForwardingStore {
    private let store: any StoreService
    private let interceptor: any ServiceInterceptor

    package init(_ store: any StoreService, _ interceptor: any ServiceInterceptor) {
        self.store = store
        self.interceptor = interceptor
    }

    package func answer<Request, Reply>(
        _ call: StoreCall<Request, Reply>, _ request: Request, _ context: CallContext
    ) async throws(ServiceFailure) -> Reply {
        try await interceptor.pass(call, to: store, request, context)
    }

    package func changeSignals(_ context: CallContext) -> AsyncStream<Void> {
        store.changeSignals(context)
    }
}
