import HTTPTypes
import Hummingbird
import SandboxBackend
import StoreAPI
import StoreModel
import StoreSigning

/// The store's routes for devices, under `/kiosk/v1`.
struct DeviceEndpoints {
    let backend: EmbeddedBackend
    /// The store behind the interceptor for planned faults.
    let store: InterceptedStore
    let updates: UpdateBroadcaster
    let accounts: AccountSignIn

    func add(to endpoints: Endpoints) {
        let calls = CallEndpoints(endpoints: endpoints, backend: backend, counts: accounts.counts)
        for call in StoreCalls.all { add(call, to: calls) }
        addIdentity(to: endpoints)
        addProducts(to: endpoints)
        addOrders(to: endpoints)
        addTransactions(to: endpoints)
        addStorefront(to: endpoints)
    }

    private func addIdentity(to endpoints: Endpoints) {
        let (backend, accounts) = (backend, accounts)
        endpoints.on(DeviceRoutes.identity) { _ async throws(ServiceFailure) in
            Reply.json(try await backend.identity())
        }
        endpoints.on(DeviceRoutes.signIn) { call async throws(ServiceFailure) in
            Reply.json(try await accounts.signIn(call))
        }
        endpoints.on(DeviceRoutes.invite) { call async throws(ServiceFailure) in
            let caller = try await call.caller(backend)
            return Reply.json(try await backend.invite(to: caller.account))
        }
    }

    private func addProducts(to endpoints: Endpoints) {
        let (backend, store, replies) = (backend, store, EncodedProductsCache())
        endpoints.on(DeviceRoutes.products) { call async throws(ServiceFailure) in
            let caller = try await call.caller(backend)
            let ids = try call.values(of: "id")
            guard let locale = LocaleID(try call.values(of: "locale").last ?? "en_US") else {
                throw Call.badRequest("The query’s locale must be a language such as zh_CN.")
            }
            let request = ProductsRequest(
                productIDs: ids.isEmpty ? nil : ids.map { ProductID($0) }, locale: locale)
            let reply = try await store.products(request, caller)
            return Reply.tagged(replies.encodedReply(reply, to: request), for: call)
        }
        endpoints.on(DeviceRoutes.productsByID) { call async throws(ServiceFailure) in
            let caller = try await call.caller(backend)
            return Reply.json(try await store.products(try await call.body(), caller))
        }
    }

    private func addOrders(to endpoints: Endpoints) {
        let backend = backend
        endpoints.on(DeviceRoutes.history) { call async throws(ServiceFailure) in
            let caller = try await call.caller(backend)
            let page = try call.page()
            return Reply.page(
                try await backend.history(of: try await call.body(), page, caller))
        }
    }

    private func addTransactions(to endpoints: Endpoints) {
        let (backend, store, updates) = (backend, store, updates)
        endpoints.on(DeviceRoutes.subscriptions) { call async throws(ServiceFailure) in
            let caller = try await call.caller(backend)
            return Reply.json(try await store.subscriptions(try call.page(), caller))
        }
        endpoints.on(DeviceRoutes.manage) { call async throws(ServiceFailure) in
            let caller = try await call.caller(backend)
            let id = TransactionID(try call.parameter("originalTransactionId"))
            return Reply.json(try await store.manage(id, try await call.body(), caller))
        }
        endpoints.on(DeviceRoutes.offerCode) { call async throws(ServiceFailure) in
            let caller = try await call.caller(backend)
            return Reply.json(try await store.offerCode(try await call.body(), caller))
        }
        endpoints.on(DeviceRoutes.updates) { call async throws(ServiceFailure) in
            try updates.stream(for: try await call.caller(backend), from: call.context.network)
        }
    }

    private func addStorefront(to endpoints: Endpoints) {
        let (backend, store) = (backend, store)
        endpoints.on(DeviceRoutes.storefront) { call async throws(ServiceFailure) in
            Reply.json(try await store.storefront(try await call.caller(backend)))
        }
        endpoints.on(DeviceRoutes.setStorefront) { call async throws(ServiceFailure) in
            let caller = try await call.caller(backend)
            let choice = try await call.body(StorefrontChoice.self)
            return Reply.json(try await store.setStorefront(choice.countryCode, caller))
        }
    }

    private func add(_ call: some AnyCall<any StoreService>, to endpoints: CallEndpoints) {
        let (store, call) = (store, call.typed)
        endpoints.add(call) { request, context async throws(ServiceFailure) in
            try await store.answer(call, request, context)
        }
    }
}
