import StoreAPI
import StoreModel

/// The store at the other end of a line that breaks.
struct BreakingStore: StoreService {
    private let store: FakeStore
    private let line: BreakingLine

    init(_ store: FakeStore, _ line: BreakingLine) {
        self.store = store
        self.line = line
    }

    func identity() async throws(ServiceFailure) -> BackendIdentity { store.backend }

    func products(
        _ request: ProductsRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> ProductsReply {
        try await line.call { () throws(ServiceFailure) in
            try await store.products(request, context)
        }
    }

    func purchase(
        _ request: PurchaseRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus {
        try await line.call { () throws(ServiceFailure) in
            try await store.purchase(request, context)
        }
    }

    func order(
        _ intentID: IntentID, closing: Bool, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus? {
        try await line.call { () throws(ServiceFailure) in
            try await store.order(intentID, closing: closing, context)
        }
    }

    func unfinished(_ context: CallContext) async throws(ServiceFailure) -> UnfinishedReply {
        try await line.call { () throws(ServiceFailure) in try await store.unfinished(context) }
    }

    func finish(_ target: FinishTarget, _ context: CallContext) async throws(ServiceFailure) {
        try await line.call { () throws(ServiceFailure) in try await store.finish(target, context) }
    }

    func restore(_ context: CallContext) async throws(ServiceFailure) -> [JWS] {
        try await line.call { () throws(ServiceFailure) in try await store.restore(context) }
    }

    func changes(
        after cursor: Int64, _ context: CallContext
    ) async throws(ServiceFailure) -> ChangesReply {
        try await line.call { () throws(ServiceFailure) in
            try await store.changes(after: cursor, context)
        }
    }

    func wakeUps(_ context: CallContext) -> AsyncStream<Void> { store.wakeUps(context) }

    func storefront(_ context: CallContext) async throws(ServiceFailure) -> Storefront? { nil }

    func setStorefront(
        _ countryCode: String, _ context: CallContext
    ) async throws(ServiceFailure) -> Storefront {
        try await line.call { () throws(ServiceFailure) in
            try await store.setStorefront(countryCode, context)
        }
    }
}
