import SandboxBackend
import StoreAPI
import StoreModel

/// The store's routes for devices, under `/kiosk/v1`.
struct DeviceEndpoints {
    let backend: EmbeddedBackend
    /// The store behind the interceptor for planned faults.
    let store: InterceptedStore
    let updates: UpdateBroadcaster
    let accounts: AccountSignIn

    func add(to endpoints: RouteRegistrar) {
        let calls = CallEndpoints(endpoints: endpoints, backend: backend, counts: accounts.counts)
        for call in StoreCalls.all where call.route != StoreCalls.products.route {
            add(call, to: calls)
        }
        addProducts(to: endpoints)
        addAccounts(to: endpoints)
        addHistory(to: endpoints)
        addUpdates(to: endpoints)
    }

    private func add(_ call: some AnyCall<any StoreService>, to endpoints: CallEndpoints) {
        let (store, call) = (store, call.typed)
        endpoints.add(call) { request, context async throws(ServiceFailure) in
            try await store.answer(call, request, context)
        }
    }

    /// Adds the route of products, whose response has an entity tag.
    private func addProducts(to endpoints: RouteRegistrar) {
        let (backend, store, replies) = (backend, store, EncodedProductsCache())
        endpoints.on(StoreCalls.products.route) { call async throws(ServiceFailure) in
            let caller = try await call.caller(backend)
            let request = try await StoreCalls.products.request.read(call)
            let reply = try await store.products(request, caller)
            return ResponseFactory.tagged(replies.encodedReply(reply, to: request), for: call)
        }
    }

    private func addAccounts(to endpoints: RouteRegistrar) {
        let (backend, accounts) = (backend, accounts)
        endpoints.on(DeviceRoutes.signIn) { call async throws(ServiceFailure) in
            ResponseFactory.json(try await accounts.signIn(call))
        }
        endpoints.on(DeviceRoutes.invite) { call async throws(ServiceFailure) in
            let caller = try await call.caller(backend)
            return ResponseFactory.json(try await backend.invite(to: caller.account))
        }
    }

    private func addHistory(to endpoints: RouteRegistrar) {
        let backend = backend
        endpoints.on(DeviceRoutes.history) { call async throws(ServiceFailure) in
            let caller = try await call.caller(backend)
            let request = try await ControlCalls.history.request.read(call)
            let page = try await backend.history(of: request.reference, request.page, caller)
            return ResponseFactory.response(ControlCalls.history.reply.write(page))
        }
    }

    private func addUpdates(to endpoints: RouteRegistrar) {
        let (backend, updates) = (backend, updates)
        endpoints.on(DeviceRoutes.updates) { call async throws(ServiceFailure) in
            try updates.stream(for: try await call.caller(backend), from: call.context.network)
        }
    }
}
