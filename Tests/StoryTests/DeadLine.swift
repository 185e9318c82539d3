import StoreAPI
import StoreModel
import Testing

@testable import KioskApp

/// A line to the backend that goes dead at one call, for ever: before the other side hears of it, or after.
actor DeadLine {
    /// The calls of a purchase.
    enum Call: Hashable, CaseIterable {
        case orderNumber, purchase, verify, finish
    }

    /// Where it goes dead.
    struct Point: Hashable, CustomTestStringConvertible {
        let call: Call
        /// Whether the other side has done what it was asked for.
        let isHeard: Bool

        var testDescription: String { "\(call) \(isHeard ? "done, not answered" : "not heard")" }

        static let all = Call.allCases.flatMap {
            [Point(call: $0, isHeard: false), Point(call: $0, isHeard: true)]
        }
    }

    private let point: Point
    private let reaching: AsyncStream<Void>.Continuation
    private let reached: AsyncStream<Void>

    init(_ point: Point) {
        self.point = point
        (reached, reaching) = AsyncStream.makeStream()
    }

    /// Waits until somebody is stuck.
    func isReached() async {
        for await _ in reached { return }
    }

    /// Does one call, or gets stuck in it until the task is cancelled.
    func pass<Value: Sendable>(
        _ call: Call, _ body: @Sendable () async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value {
        guard call == point.call else { return try await body() }
        if point.isHeard { _ = try await body() }
        reaching.yield()
        let (silence, input) = AsyncStream<Void>.makeStream()
        for await _ in silence {}
        withExtendedLifetime(input) {}
        throw .noAnswer(NoAnswer(.cut))
    }

    /// Opens a backend behind this line.
    nonisolated var opening: ShopLife.Opening {
        { (settings, note) async throws(CommandFailure) in
            var session = try await BackendSession.open(settings, note: note)
            session.store = DeadStore(store: session.store, line: self)
            session.merchant = DeadMerchant(merchant: session.merchant, line: self)
            return session
        }
    }
}

/// The store at the end of a line.
private struct DeadStore: StoreService {
    let store: any StoreService
    let line: DeadLine

    func identity() async throws(ServiceFailure) -> BackendIdentity { try await store.identity() }

    func products(
        _ request: ProductsRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> ProductsReply {
        try await store.products(request, context)
    }

    func purchase(
        _ request: PurchaseRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus {
        try await line.pass(.purchase) { () async throws(ServiceFailure) in
            try await store.purchase(request, context)
        }
    }

    func order(
        _ intentID: IntentID, closing: Bool, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus? {
        try await store.order(intentID, closing: closing, context)
    }

    func unfinished(_ context: CallContext) async throws(ServiceFailure) -> UnfinishedReply {
        try await store.unfinished(context)
    }

    func finish(_ target: FinishTarget, _ context: CallContext) async throws(ServiceFailure) {
        try await line.pass(.finish) { () async throws(ServiceFailure) in
            try await store.finish(target, context)
        }
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

/// The merchant at the end of a line.
private struct DeadMerchant: MerchantService {
    let merchant: any MerchantService
    let line: DeadLine

    func offer(_ context: CallContext) async throws(ServiceFailure) -> MerchantOffer {
        try await merchant.offer(context)
    }

    func orderNumber(
        for intentID: IntentID, productID: ProductID, quantity: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> MerchantOrder {
        try await line.pass(.orderNumber) { () async throws(ServiceFailure) in
            try await merchant.orderNumber(
                for: intentID, productID: productID, quantity: quantity, context)
        }
    }

    func verify(
        _ request: VerificationRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> VerdictReply {
        try await line.pass(.verify) { () async throws(ServiceFailure) in
            try await merchant.verify(request, context)
        }
    }

    func wallet(
        entries: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> WalletStatement {
        try await merchant.wallet(entries: entries, context)
    }

    func spend(
        _ request: SpendRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> SpendReply {
        try await merchant.spend(request, context)
    }

    func take(
        _ batch: LogBatch, _ context: CallContext
    ) async throws(ServiceFailure) -> LogReceipt {
        try await merchant.take(batch, context)
    }
}
