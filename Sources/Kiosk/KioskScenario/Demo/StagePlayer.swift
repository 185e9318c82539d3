import PurchaseEngine
import SandboxBackend
import StoreAPI
package import StoreModel

/// Crashes an app in one design at one point of a purchase, in a separate world, and determines the outcome.
package struct StagePlayer {
    private let world: ScenarioWorld
    private let design: CrashDesign
    private let point: StagePoint
    private let product: Product
    private let client: any StageClient
    private static let account: AccountName = "customer"
    private static let start = Timestamp(milliseconds: 1_800_000_000_000)

    /// Plays every design at every point with one product of a catalog.
    ///
    /// - Parameter locale: The language of the product's name.
    /// - Throws: The reason why the world could not be created or a step failed.
    package static func matrix(
        of id: ProductID, in catalog: Catalog, locale: LocaleID, seed: UInt64 = 1
    ) throws -> CrashMatrix {
        var product: Product?
        var cells: [CrashMatrixCell] = []
        for point in StagePoint.allCases {
            for design in CrashDesign.allCases {
                let play = try StagePlayer(
                    (design, point), of: id, in: catalog, locale: locale, seed: seed)
                defer { play.world.end() }
                product = play.product
                cells.append(try play.cell())
            }
        }
        guard let product else { throw DemoError.notSold(id) }
        return CrashMatrix(product: product, cells: cells)
    }

    private init(
        _ position: (design: CrashDesign, point: StagePoint), of id: ProductID, in catalog: Catalog,
        locale: LocaleID, seed: UInt64
    ) throws {
        (design, point) = position
        let world = try ScenarioWorld(catalog, start: Self.start, seed: seed)
        self.world = world
        if let make = design.makeClassicClient {
            let identity = try world.call { try await $0.identity() }
            client = ClassicStageClient(
                world, of: Self.account, bundleID: identity.bundleID, make)
        } else {
            client = KioskStageClient(world, of: Self.account)
        }
        let context = client.context
        let request = ProductsRequest(productIDs: [id], locale: locale)
        let found = try world.call { try await $0.products(request, context).products.first }
        guard let found else { throw DemoError.notSold(id) }
        product = found
    }

    /// The latency of each call, in milliseconds, so that events have different times.
    private static let latency: Int64 = 100

    private func cell() throws -> CrashMatrixCell {
        for call in [FaultCall.orderNumber, .purchase, .verify, .finish] {
            let plan = FaultPlan(call, .latency(milliseconds: Self.latency), .every)
            _ = try world.call { try await $0.planFault(plan) }
        }
        try client.start()
        rest(1000)
        client.planCrash(at: point.moment(of: design))
        try client.buy(product)
        let (events, wasWritten) = try restart()
        rest(3_600_000)
        let inspector = StageInspector(world: world, client: client)
        let story = try inspector.history(try client.evidence(), events)
        return CrashMatrixCell(
            design: design, point: point,
            facts: try inspector.facts(product, wasWrittenOnDevice: wasWritten), events: story)
    }

    private func rest(_ time: Int64) { _ = world.wait(atMost: time) { false } }

    /// Restarts the app as its customer would. Returns the events on the device, and whether a stored order was lost
    /// with it.
    private func restart() throws -> (events: [StageHistoryEntry], wasWritten: Bool) {
        guard client.hasCrashed else { return ([], false) }
        var events = [StageHistoryEntry.event(.killed, at: world.clock.now())]
        _ = try client.evidence()
        rest(1000)
        let isGone = point == .appDeleted || point == .deviceLost
        let wasWritten = isGone && client.hasWrittenOrder
        if point == .appDeleted {
            client.deleteApp()
            events.append(.event(.deleted, at: world.clock.now()))
        } else if point == .deviceLost {
            client.changeDevice()
            events.append(.event(.lost, at: world.clock.now()))
        }
        events.append(.event(.started, at: world.clock.now()))
        try client.start()
        return (events, wasWritten)
    }
}

extension StagePoint {
    /// Returns the moment among a device's calls at which an app of a design reaches the point.
    func moment(of design: CrashDesign) -> CrashMoment {
        switch self {
        case .beforePurchase: CrashMoment(.before, .purchase)
        case .afterPurchase: CrashMoment(.after, .purchase)
        // The next call depends on the design.
        case .received, .appDeleted, .deviceLost:
            CrashMoment(.before, design == .finishFirst ? .finish : .verify)
        case .beforeVerify: CrashMoment(.before, .verify)
        case .afterVerify: CrashMoment(.after, .verify)
        case .beforeFinish: CrashMoment(.before, .finish)
        case .afterFinish: CrashMoment(.after, .finish)
        }
    }
}

// MARK: Inspection

/// Determines the outcome of a purchase from the store's orders, the merchant's wallet and the data available to its
/// support.
struct StageInspector {
    let world: ScenarioWorld
    let client: any StageClient

    /// Returns the current facts. It tests a second purchase last, because that changes the state.
    func facts(_ product: Product, wasWrittenOnDevice: Bool) throws -> StageFacts {
        let context = client.context
        let paid = try chargedOrders()
        let granted = try wallet()
        let waiting = try world.call { try await $0.unfinished(context).transactions }
        return StageFacts(
            charged: product.sum(of: paid), granted: granted, isUnfinished: !waiting.isEmpty,
            isBlocked: try waiting.isEmpty ? false : isBlocked(product),
            wasWrittenOnDevice: wasWrittenOnDevice,
            support: try paid.compactMap(\.transactionID).first.map(support)
                ?? StageSupport(order: nil, events: 0))
    }

    private func chargedOrders() throws -> [SandboxOrder] {
        try world.call { try await $0.orders(limit: 100) }
            .filter(\.isCharged)
    }

    private func wallet() throws -> [GoodAmount] {
        let context = client.context
        return try world.call { try await $0.wallet(entries: 0, context).balances }
    }

    /// Returns whether a second attempt of the customer to buy has failed.
    private func isBlocked(_ product: Product) throws -> Bool {
        let (orders, goods) = (try chargedOrders().count, try wallet())
        try client.buy(product)
        _ = world.wait(atMost: 60_000) { false }
        return try chargedOrders().count == orders && wallet() == goods
    }

    // MARK: Support

    /// Returns the data that the merchant's support finds for the transaction of a customer's complaint.
    private func support(_ id: TransactionID) throws -> StageSupport {
        let answer = try world.call { try await $0.dispute(.order(named: id.rawValue)) }
        guard case .order(let report) = answer else { return StageSupport(order: nil, events: 0) }
        let events = report.testimony?.events.map(\.event.entry) ?? []
        // The order is the one whose number the merchant issued for this payment, or the one that the device's log ties
        // to it.
        let isIssued = report.steps.contains { $0.kind == .numberIssued }
        let order =
            isIssued
            ? report.order.numbers.merchantOrder : events.compactMap(\.merchantOrder).first
        return StageSupport(order: order, events: events.count)
    }

    // MARK: History

    /// Returns the events of all sides in order.
    ///
    /// - Parameters:
    /// - testimony: The steps of the app.
    /// - events: The events on the device, beginning with its crash.
    func history(_ testimony: StageEvidence, _ events: [StageHistoryEntry]) throws
        -> [StageHistoryEntry]
    {
        var others: [HistoryStep] = []
        for intent in testimony.intents {
            let steps = try world.call { try await $0.history(of: .intent(intent)) }
            others += steps.filter { !others.contains($0) }
        }
        let (killed, later) = (events.prefix(1), events.dropFirst())
        // Of simultaneous entries, those of store and merchant come first, because the device received their results at
        // that time.
        let lines =
            later.map { $0 } + others.map { StageHistoryEntry.step($0) }
            + testimony.steps.map { StageHistoryEntry.step($0) } + killed
        return lines.enumerated().sorted {
            ($0.element.at, $0.offset) < ($1.element.at, $1.offset)
        }.map(\.element)
    }
}
