import StoreAPI
import StoreModel

/// A store that takes its time over what moves a purchase; everything else it answers at once.
struct PacedStore: StoreService {
    let store: any StoreService
    let pace: Pace

    func purchase(
        _ request: PurchaseRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus {
        try await pace.pass()
        return try await store.purchase(request, context)
    }

    func finish(_ target: FinishTarget, _ context: CallContext) async throws(ServiceFailure) {
        try await pace.pass()
        try await store.finish(target, context)
    }

    func identity() async throws(ServiceFailure) -> BackendIdentity {
        try await store.identity()
    }

    func products(
        _ request: ProductsRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> ProductsReply {
        try await store.products(request, context)
    }

    func order(
        _ intentID: IntentID, closing: Bool, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus? {
        try await store.order(intentID, closing: closing, context)
    }

    func unfinished(_ context: CallContext) async throws(ServiceFailure) -> UnfinishedReply {
        try await store.unfinished(context)
    }

    func restore(_ context: CallContext) async throws(ServiceFailure) -> [JWS] {
        try await store.restore(context)
    }

    func changes(
        after cursor: Int64, _ context: CallContext
    ) async throws(ServiceFailure) -> ChangesReply {
        try await store.changes(after: cursor, context)
    }

    func wakeUps(_ context: CallContext) -> AsyncStream<Void> { store.wakeUps(context) }

    func storefront(_ context: CallContext) async throws(ServiceFailure) -> Storefront? {
        try await store.storefront(context)
    }

    func setStorefront(
        _ countryCode: String, _ context: CallContext
    ) async throws(ServiceFailure) -> Storefront {
        try await store.setStorefront(countryCode, context)
    }
}
