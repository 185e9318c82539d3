import StoreAPI
import StoreModel

/// The store at the other end of a line.
struct LinedStore: StoreService {
    let store: any StoreService
    let line: Line

    func identity() async throws(ServiceFailure) -> BackendIdentity { try await store.identity() }

    func products(
        _ request: ProductsRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> ProductsReply {
        try await line.pass(.products) { () async throws(ServiceFailure) in
            try await store.products(request, context)
        }
    }

    func purchase(
        _ request: PurchaseRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus {
        let status = try await line.pass(.purchase) { () async throws(ServiceFailure) in
            try await store.purchase(request, context)
        }
        return rewritten(status, .purchase)
    }

    func order(
        _ intentID: IntentID, closing: Bool, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus? {
        let status = try await line.pass(.order) { () async throws(ServiceFailure) in
            try await store.order(intentID, closing: closing, context)
        }
        return status.map { rewritten($0, .order) }
    }

    func unfinished(_ context: CallContext) async throws(ServiceFailure) -> UnfinishedReply {
        let reply = try await line.pass(.unfinished) { () async throws(ServiceFailure) in
            try await store.unfinished(context)
        }
        return UnfinishedReply(
            transactions: rewritten(reply.transactions, .unfinished), orders: reply.orders)
    }

    func finish(_ target: FinishTarget, _ context: CallContext) async throws(ServiceFailure) {
        try await line.pass(.finish) { () async throws(ServiceFailure) in
            try await store.finish(target, context)
        }
    }

    func restore(_ context: CallContext) async throws(ServiceFailure) -> [JWS] {
        let restored = try await line.pass(.restore) { () async throws(ServiceFailure) in
            try await store.restore(context)
        }
        return rewritten(restored, .restore)
    }

    func changes(
        after cursor: Int64, _ context: CallContext
    ) async throws(ServiceFailure) -> ChangesReply {
        let reply = try await line.pass(.changes) { () async throws(ServiceFailure) in
            try await store.changes(after: cursor, context)
        }
        return ChangesReply(
            transactions: rewritten(reply.transactions, .changes), orders: reply.orders,
            cursor: reply.cursor)
    }

    func wakeUps(_ context: CallContext) -> AsyncStream<Void> { store.wakeUps(context) }

    func storefront(_ context: CallContext) async throws(ServiceFailure) -> Storefront? {
        try await line.pass(.storefront) { () async throws(ServiceFailure) in
            try await store.storefront(context)
        }
    }

    func setStorefront(
        _ countryCode: String, _ context: CallContext
    ) async throws(ServiceFailure) -> Storefront {
        try await line.pass(.storefront) { () async throws(ServiceFailure) in
            try await store.setStorefront(countryCode, context)
        }
    }

    private func rewritten(_ tokens: [JWS], _ call: ServiceCall) -> [JWS] {
        tokens.flatMap { line.rewritten($0, call) }
    }

    private func rewritten(_ status: OrderStatus, _ call: ServiceCall) -> OrderStatus {
        guard case .purchased(let jws) = status, let first = line.rewritten(jws, call).first else {
            return status
        }
        return .purchased(first)
    }
}
