import StoreAPI
import StoreModel

/// What lies between a device and its backend.
protocol Line: Sendable {
    /// Carries one call, or does not.
    func pass<Value: Sendable>(
        _ call: Call, _ body: () async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value
}

/// The calls of a device that something may happen to.
enum Call: Hashable, Sendable {
    case unfinished, changes, order, orderNumber, purchase, verify, finish, acknowledge, restore
    case spend, other
}

/// The store at the other end of a line.
struct DistantStore: StoreService {
    let store: any StoreService
    let line: any Line

    func identity() async throws(ServiceFailure) -> BackendIdentity { try await store.identity() }

    func products(
        _ request: ProductsRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> ProductsReply {
        try await line.pass(.other) { () throws(ServiceFailure) in
            try await store.products(request, context)
        }
    }

    func purchase(
        _ request: PurchaseRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus {
        try await line.pass(.purchase) { () throws(ServiceFailure) in
            try await store.purchase(request, context)
        }
    }

    func order(
        _ intentID: IntentID, closing: Bool, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus? {
        try await line.pass(.order) { () throws(ServiceFailure) in
            try await store.order(intentID, closing: closing, context)
        }
    }

    func unfinished(_ context: CallContext) async throws(ServiceFailure) -> UnfinishedReply {
        try await line.pass(.unfinished) { () throws(ServiceFailure) in
            try await store.unfinished(context)
        }
    }

    func finish(_ target: FinishTarget, _ context: CallContext) async throws(ServiceFailure) {
        let call: Call = if case .order = target { .acknowledge } else { .finish }
        try await line.pass(call) { () throws(ServiceFailure) in
            try await store.finish(target, context)
        }
    }

    func restore(_ context: CallContext) async throws(ServiceFailure) -> [JWS] {
        try await line.pass(.restore) { () throws(ServiceFailure) in
            try await store.restore(context)
        }
    }

    func changes(
        after cursor: Int64, _ context: CallContext
    ) async throws(ServiceFailure) -> ChangesReply {
        try await line.pass(.changes) { () throws(ServiceFailure) in
            try await store.changes(after: cursor, context)
        }
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

/// The merchant at the other end of a line.
struct DistantMerchant: MerchantService {
    let merchant: any MerchantService
    let line: any Line

    func offer(_ context: CallContext) async throws(ServiceFailure) -> MerchantOffer {
        try await merchant.offer(context)
    }

    func orderNumber(
        for intentID: IntentID, productID: ProductID, quantity: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> MerchantOrder {
        try await line.pass(.orderNumber) { () throws(ServiceFailure) in
            try await merchant.orderNumber(
                for: intentID, productID: productID, quantity: quantity, context)
        }
    }

    func verify(
        _ request: VerificationRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> VerdictReply {
        try await line.pass(.verify) { () throws(ServiceFailure) in
            try await merchant.verify(request, context)
        }
    }

    func wallet(
        entries: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> WalletStatement {
        try await line.pass(.other) { () throws(ServiceFailure) in
            try await merchant.wallet(entries: entries, context)
        }
    }

    func spend(
        _ request: SpendRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> SpendReply {
        try await line.pass(.spend) { () throws(ServiceFailure) in
            try await merchant.spend(request, context)
        }
    }

    func take(_ batch: LogBatch, _ context: CallContext) async throws(ServiceFailure) -> LogReceipt
    {
        try await line.pass(.other) { () throws(ServiceFailure) in
            try await merchant.take(batch, context)
        }
    }
}
