import SandboxBackend
import StoreAPI
import StoreModel

/// The merchant's routes for devices, under `/merchant/v1`.
struct MerchantEndpoints {
    let backend: EmbeddedBackend
    /// The merchant behind the interceptor for planned faults.
    let merchant: InterceptedMerchant
    /// The counts of created orders; nil if they are unlimited.
    let counts: CreationCounts?

    func add(to endpoints: Endpoints) {
        let (backend, merchant, counts) = (backend, merchant, counts)
        let calls = CallEndpoints(endpoints: endpoints, backend: backend, counts: counts)
        for call in MerchantCalls.all { add(call, to: calls) }
        endpoints.on(MerchantRoutes.offer) { call async throws(ServiceFailure) in
            Reply.json(try await merchant.offer(try await call.caller(backend)))
        }
        endpoints.on(MerchantRoutes.orderNumber) { call async throws(ServiceFailure) in
            let caller = try await call.caller(backend)
            let request = try await call.body(OrderNumberRequest.self)
            try counts?.count([.order], from: call.context.network)
            return Reply.json(
                try await merchant.orderNumber(
                    for: IntentID(try call.parameter("intentId")), productID: request.productID,
                    quantity: request.quantity, caller))
        }
        endpoints.on(MerchantRoutes.signOffer) { call async throws(ServiceFailure) in
            let caller = try await call.caller(backend)
            return Reply.json(try await merchant.signOffer(try await call.body(), caller))
        }
        endpoints.on(MerchantRoutes.verify) { call async throws(ServiceFailure) in
            let caller = try await call.caller(backend)
            return Reply.json(try await merchant.verify(try await call.body(), caller))
        }
        endpoints.on(MerchantRoutes.wallet) { call async throws(ServiceFailure) in
            let caller = try await call.caller(backend)
            let entries = try call.number("entries", usually: 0, in: 0...Int.max)
            let version = try call.number("before", usually: Int64.max, in: 1...Int64.max)
            return Reply.json(
                try await merchant.wallet(entries: entries, before: version, caller))
        }
        endpoints.on(MerchantRoutes.log) { call async throws(ServiceFailure) in
            let caller = try await call.caller(backend)
            return Reply.json(try await merchant.uploadLog(try await call.body(), caller))
        }
    }

    private func add(_ call: some AnyCall<any MerchantService>, to calls: CallEndpoints) {
        let (merchant, call) = (merchant, call.typed)
        calls.add(call) { request, context async throws(ServiceFailure) in
            try await merchant.answer(call, request, context)
        }
    }
}
