import StoreAPI
import StoreModel
import StoreSigning
import Synchronization

/// An in-memory store that charges once for each intent, applies the rules of each product type, and loses answers when
/// a test asks for it.
final class FakeStore: StoreService {
    struct State {
        var orders: [IntentID: OrderStatus] = [:]
        var transactions: [TransactionID: Transaction] = [:]
        var finished: Set<TransactionID> = []
        var acknowledged: Set<IntentID> = []
        var changes: [TransactionID] = []
        /// Ends of orders without a transaction, which `changes` reports next.
        var notices: [OrderNotice] = []
        /// The number of additional changes that do not concern this device.
        var otherChanges = 0
        /// The cursor that `changes` returns regardless of the changes; nil for the true one.
        var cursor: Int64?
        /// The cursors with which `changes` was called.
        var askedAfter: [Int64] = []
        var changesCalls = 0
        /// The maximum number of items of a page.
        var mostPerPage = PageRequest.maximumLimit
        /// Whether each page names itself as the next one.
        var isGoingRound = false
        /// How many pages of unfinished transactions are still answered before one is lost; nil for all.
        var pagesBeforeLoss: Int?
        var unfinishedCalls = 0
        var submissions: [PurchaseRequest] = []
        var charges = 0
        var finishCalls = 0
        /// The number of purchase answers that are still to be lost.
        var lostPurchases = 0
        /// The refusals of the next purchases that arrive, in order.
        var refusals: [Refusal] = []
        var lostFinishes = 0
        var lostChanges = 0
        /// Whether the next answer to `changes` is held back, after its content is fixed, until a test releases it.
        var holdsChanges = false
        /// Whether the next answer about subscriptions is held back until a test releases it, and is then lost.
        var holdsSubscriptions = false
        /// The number of answers about subscriptions that are still to be lost.
        var lostSubscriptions = 0
        /// The transaction with which an order was answered.
        var answers: [IntentID: TransactionID] = [:]
        /// Orders that are answered, once, with the very first transaction, even if it is not theirs.
        var mistaken: Set<IntentID> = []
        /// The current products of the catalog.
        var products: [Product] = []
        /// The status of every new order; nil to approve and charge it.
        var answer: OrderStatus?
        /// How far the signed dates are ahead, in milliseconds.
        var ahead: Int64 = 0
        /// How far the reported store time is ahead, in milliseconds.
        var toldAhead: Int64 = 0
        /// Whether an untrusted key signs all transactions.
        var isForging = false
        /// The transactions that an untrusted key signs.
        var forged: Set<TransactionID> = []
    }

    let authority: SandboxAuthority
    let stranger: SandboxAuthority
    let clock: TestClock
    let state = Mutex(State())
    private let holding = AsyncStream<Void>.makeStream()
    private let letGo = AsyncStream<Void>.makeStream()
    private let wakes = AsyncStream<Void>.makeStream()
    private let finishes = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))

    init(_ authority: SandboxAuthority, stranger: SandboxAuthority, clock: TestClock) {
        self.authority = authority
        self.stranger = stranger
        self.clock = clock
    }

    static let bundleID: BundleID = "app.kiosk"
    private static let silence = ServiceFailure.noAnswer(NoAnswer(.timeout))

    func read<Value: Sendable>(_ body: (State) -> Value) -> Value { state.withLock { body($0) } }
    func set(_ body: (inout State) -> Void) { state.withLock { body(&$0) } }

    func identity() async throws(ServiceFailure) -> BackendIdentity { backend }

    var backend: BackendIdentity {
        BackendIdentity(
            storeID: "store-1", rootFingerprint: authority.rootFingerprint,
            rootCertificate: authority.rootBase64, bundleID: Self.bundleID)
    }

    func sign(_ id: TransactionID) throws(ServiceFailure) -> JWS {
        let (transaction, isForging) = state.withLock {
            ($0.transactions[id], $0.isForging || $0.forged.contains(id))
        }
        let signer = isForging ? stranger.signer : authority.signer
        guard let transaction, let jws = try? signer.sign(transaction) else { throw Self.silence }
        return jws
    }

    func purchase(
        _ request: PurchaseRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus {
        let (id, now) = (request.intent.id, clock.now().adding(milliseconds: read(\.ahead)))
        let made:
            (
                known: OrderStatus?, transaction: TransactionID?, isOld: Bool, isLost: Bool,
                refusal: Refusal?
            ) = state.withLock { state in
                state.submissions.append(request)
                let isOld = state.isOld(request.intent)
                if state.orders[id] == nil, let answer = state.answer { state.orders[id] = answer }
                if !isOld, state.orders[id] == nil, state.answers[id] == nil {
                    Self.answer(request.intent, now, &state)
                }
                let isLost = state.lostPurchases > 0
                if isLost { state.lostPurchases -= 1 }
                let isRefused = !isLost && !state.refusals.isEmpty
                let refusal = isRefused ? state.refusals.removeFirst() : nil
                return (state.orders[id], state.answers[id], isOld, isLost, refusal)
            }
        let mistake = state.withLock { state in
            state.mistaken.remove(id) == nil ? nil : state.transactions.keys.min()
        }
        if let mistake { return .purchased(try sign(mistake)) }
        if made.isOld { throw .refusal(Refusal(.priceChanged, "The price is another one.")) }
        if made.isLost { throw Self.silence }
        if let refusal = made.refusal { throw .refusal(refusal) }
        if let transaction = made.transaction { return .purchased(try sign(transaction)) }
        guard let known = made.known else { throw Self.silence }
        return known
    }

    /// Answers with the unfinished transaction of the product if there is one; an owned non-consumable is free, and
    /// everything else is charged.
    private static func answer(_ intent: Intent, _ now: Timestamp, _ state: inout State) {
        let same = state.transactions.values.filter { $0.productID == intent.productID }
        if let open = same.first(where: { !state.finished.contains($0.id) }) {
            state.answers[intent.id] = open.id
        } else if intent.type == .nonConsumable, let owned = same.first(where: { !$0.isCopy }) {
            state.answers[intent.id] = copy(owned, for: intent.id, now, &state)
        } else {
            charge(intent, now, &state)
        }
    }

    private static func charge(_ intent: Intent, _ now: Timestamp, _ state: inout State) {
        let id = newID(state)
        state.charges += 1
        state.answers[intent.id] = id
        state.transactions[id] = Transaction(
            id: id, originalID: id, orderID: nil, bundleID: bundleID, productID: intent.productID,
            type: intent.type, quantity: intent.quantity, purchaseDate: now,
            originalPurchaseDate: now, signedDate: now, appAccountToken: nil,
            storefront: Storefront(countryCode: "USA", id: "143441"), unitPrice: intent.unitPrice,
            intentID: intent.id)
    }

    private static func copy(
        _ owned: Transaction, for intentID: IntentID?, _ now: Timestamp, _ state: inout State
    ) -> TransactionID? {
        guard let price = owned.unitPrice else { return nil }
        let id = newID(state)
        state.transactions[id] = Transaction(
            id: id, originalID: owned.id, orderID: nil, bundleID: bundleID,
            productID: owned.productID, type: owned.type, quantity: 1, purchaseDate: now,
            originalPurchaseDate: owned.purchaseDate, signedDate: now, appAccountToken: nil,
            storefront: Storefront(countryCode: "USA", id: "143441"),
            unitPrice: Price(milliunits: 0, currency: price.currency), intentID: intentID)
        return id
    }

    /// Sells a number of consumables that no device has ordered, without waking a device.
    func sell(_ count: Int) throws {
        let price = try TestDevice.product().price
        let now = clock.now()
        state.withLock { state in
            for _ in 0..<count {
                guard let price else { continue }
                let id = TransactionID(String(3_000_000_000_000_000 + state.transactions.count))
                state.transactions[id] = Transaction(
                    id: id, originalID: id, orderID: nil, bundleID: Self.bundleID,
                    productID: "coins.100", type: .consumable, quantity: 1, purchaseDate: now,
                    originalPurchaseDate: now, signedDate: now, appAccountToken: nil,
                    storefront: Storefront(countryCode: "USA", id: "143441"), unitPrice: price,
                    intentID: nil)
            }
        }
    }

    private static func newID(_ state: State) -> TransactionID {
        TransactionID("200000000000000\(state.transactions.count + 1)")
    }

    /// Returns once every transaction is finished.
    func isFinished() async {
        if read({ $0.finished.count == $0.transactions.count }) { return }
        for await _ in finishes.stream
        where read({ $0.finished.count == $0.transactions.count }) { return }
    }

    /// Returns once an answer is held back.
    func isHolding() async {
        for await _ in holding.stream { return }
    }

    /// Releases the answer that is held back.
    func letAnswerGo() { letGo.continuation.yield() }

    /// Wakes the devices to ask for changes, whether there are any or not.
    func wake() { wakes.continuation.yield() }

    /// Approves a pending order.
    func approve(_ id: IntentID) {
        let now = clock.now()
        state.withLock { state in
            guard let request = state.submissions.first(where: { $0.intent.id == id }) else {
                return
            }
            state.orders[id] = nil
            Self.charge(request.intent, now, &state)
            state.changes += state.transactions.values.filter { $0.intentID == id }.map(\.id)
        }
        wakes.continuation.yield()
    }

    /// Refunds a transaction.
    func refund(_ id: TransactionID) {
        let now = clock.now()
        state.withLock { state in
            guard let old = state.transactions[id], let price = old.unitPrice else { return }
            state.transactions[id] = Transaction(
                id: id, originalID: old.originalID, orderID: nil, bundleID: old.bundleID,
                productID: old.productID, type: old.type, quantity: old.quantity,
                purchaseDate: old.purchaseDate, originalPurchaseDate: old.originalPurchaseDate,
                signedDate: now, revocationDate: now, revocationReason: 0, appAccountToken: nil,
                storefront: Storefront(countryCode: "USA", id: "143441"), unitPrice: price,
                intentID: old.intentID)
            state.changes.append(id)
        }
        wakes.continuation.yield()
    }

    func order(
        _ intentID: IntentID, closing: Bool, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus? {
        let (known, transaction) = state.withLock { state in
            (state.orders[intentID], state.answers[intentID])
        }
        if let transaction { return .purchased(try sign(transaction)) }
        return known
    }

    func unfinished(
        _ page: PageRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> UnfinishedReply {
        let (ids, isLost) = state.withLock { state in
            state.unfinishedCalls += 1
            let isLost = state.pagesBeforeLoss == 0
            state.pagesBeforeLoss = state.pagesBeforeLoss.flatMap { $0 == 0 ? nil : $0 - 1 }
            return (
                state.transactions.keys.filter { !state.finished.contains($0) }.sorted(), isLost
            )
        }
        if isLost { throw Self.silence }
        let found = try part(ids, page)
        return UnfinishedReply(transactions: found.items, orders: [], next: found.next)
    }

    /// Returns a page of signed transactions.
    private func part(
        _ ids: [TransactionID], _ page: PageRequest
    ) throws(ServiceFailure) -> Page<JWS> {
        let (most, isGoingRound) = read { ($0.mostPerPage, $0.isGoingRound) }
        let last = page.cursor?.rawValue ?? ""
        let rest = ids.filter { $0.rawValue > last }
        let part = rest.prefix(min(page.limit, most))
        var signed: [JWS] = []
        for id in part { signed.append(try sign(id)) }
        let next = part.count < rest.count ? part.last.map { PageCursor($0.rawValue) } : nil
        return Page(items: signed, next: isGoingRound ? page.cursor ?? next : next)
    }

    func finish(
        _ target: FinishTarget, _ context: CallContext
    ) async throws(ServiceFailure) {
        let isLost = state.withLock { state in
            state.finishCalls += 1
            switch target {
            case .transaction(let id): state.finished.insert(id)
            case .order(let id): state.acknowledged.insert(id)
            }
            finishes.continuation.yield()
            guard state.lostFinishes > 0 else { return false }
            state.lostFinishes -= 1
            return true
        }
        if isLost { throw Self.silence }
    }

    func restore(
        _ page: PageRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> Page<JWS> {
        let now = clock.now()
        let copies = state.withLock { state in
            let owned = state.transactions.values.filter { transaction in
                transaction.type == .nonConsumable && !transaction.isCopy
                    && transaction.revocationDate == nil
            }
            return owned.compactMap { Self.copy($0, for: nil, now, &state) }
        }
        var signed: [JWS] = []
        for id in copies { signed.append(try sign(id)) }
        return Page(items: signed)
    }

    func changes(
        after cursor: Int64, limit: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> ChangesReply {
        let (all, others, notices, isLost, isHeld, lie, most) = state.withLock { state in
            state.changesCalls += 1
            state.askedAfter.append(cursor)
            defer { state.holdsChanges = false }
            let isLost = state.lostChanges > 0
            if isLost { state.lostChanges -= 1 }
            return (
                state.changes, state.otherChanges, state.notices, isLost, state.holdsChanges,
                state.cursor, min(limit, state.mostPerPage)
            )
        }
        if isHeld {
            holding.continuation.yield()
            for await _ in letGo.stream { break }
        }
        if isLost { throw Self.silence }
        var signed: [JWS] = []
        let news = all.dropFirst(max(0, Int(cursor)))
        for id in news.prefix(most) { signed.append(try sign(id)) }
        guard news.count <= most else {
            return ChangesReply(
                transactions: signed, orders: [], cursor: cursor + Int64(most), hasMore: true)
        }
        return ChangesReply(
            transactions: signed, orders: notices, cursor: lie ?? Int64(all.count + others))
    }

    func changeSignals(_ context: CallContext) -> AsyncStream<Void> { wakes.stream }

    func products(
        _ request: ProductsRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> ProductsReply {
        ProductsReply(
            products: read { $0.products }, invalid: [],
            storefront: Storefront(countryCode: "USA", id: "143441"), catalogVersion: "1")
    }

    func offerCode(
        _ question: OfferCodeRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OfferCodeReply {
        OfferCodeReply(productID: nil, offer: nil, reason: .invalidOfferCode)
    }

    func subscriptions(
        _ page: PageRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> SubscriptionsReply {
        let (isHeld, isLost) = state.withLock { state in
            defer { state.holdsSubscriptions = false }
            let isLost = !state.holdsSubscriptions && state.lostSubscriptions > 0
            if isLost { state.lostSubscriptions -= 1 }
            return (state.holdsSubscriptions, isLost)
        }
        if isHeld {
            holding.continuation.yield()
            for await _ in letGo.stream { break }
        }
        if isHeld || isLost { throw Self.silence }
        return SubscriptionsReply(
            time: StoreTimeReading(
                now: clock.now().adding(milliseconds: read(\.toldAhead)), rate: 1000),
            statuses: [], introducedGroups: [])
    }

    func manage(
        _ originalID: TransactionID, _ wish: CustomerSubscriptionChange, _ context: CallContext
    ) async throws(ServiceFailure) -> SubscriptionStatus { throw Self.silence }

    func storefront(_ context: CallContext) async throws(ServiceFailure) -> Storefront? { nil }

    func setStorefront(
        _ countryCode: String, _ context: CallContext
    ) async throws(ServiceFailure) -> Storefront { throw Self.silence }
}

extension FakeStore.State {
    /// Whether the intent's price differs from that of the catalog.
    fileprivate func isOld(_ intent: Intent) -> Bool {
        products.contains { $0.id == intent.productID && $0.price != intent.unitPrice }
    }
}
