import PurchaseEngine
import SandboxBackend
import StoreAPI
package import StoreModel

/// Crashes an app in one design at one point of a purchase, in a separate world, and determines the outcome.
package struct StagePlayer {
    private let world: ScenarioWorld
    private let design: StageDesign
    private let point: StagePoint
    private let product: Product
    private let subject: any StageClient
    private static let account: AccountName = "customer"
    private static let start = Timestamp(milliseconds: 1_800_000_000_000)

    /// Plays every design at every point with one product of a catalog.
    ///
    /// - Parameter locale: The language of the product's name.
    /// - Throws: The reason why the world could not be created or a step failed.
    package static func matrix(
        of id: ProductID, in catalog: Catalog, locale: LocaleID, seed: UInt64 = 1
    ) throws -> StageMatrix {
        var product: Product?
        var cells: [StageCell] = []
        for point in StagePoint.allCases {
            for design in StageDesign.allCases {
                let play = try StagePlayer(
                    (design, point), of: id, in: catalog, locale: locale, seed: seed)
                defer { play.world.end() }
                product = play.product
                cells.append(try play.cell())
            }
        }
        guard let product else { throw DemoStop.notSold(id) }
        return StageMatrix(product: product, cells: cells)
    }

    private init(
        _ place: (design: StageDesign, point: StagePoint), of id: ProductID, in catalog: Catalog,
        locale: LocaleID, seed: UInt64
    ) throws {
        (design, point) = place
        let world = try ScenarioWorld(catalog, start: Self.start, seed: seed)
        self.world = world
        let backend = world.backend
        if let make = design.classic {
            let identity = try world.ask { try await backend.identity() }
            subject = ClassicStageClient(
                world, of: Self.account, bundleID: identity.bundleID, make)
        } else {
            subject = KioskStageClient(world, of: Self.account)
        }
        let context = subject.context
        let request = ProductsRequest(productIDs: [id], locale: locale)
        let found = try world.ask { try await backend.products(request, context).products.first }
        guard let found else { throw DemoStop.notSold(id) }
        product = found
    }

    /// The latency of each call, in milliseconds, so that events have different times.
    private static let latency: Int64 = 100

    private func cell() throws -> StageCell {
        let backend = world.backend
        for call in [FaultCall.orderNumber, .purchase, .verify, .finish] {
            let plan = FaultPlan(call, .latency(milliseconds: Self.latency), .every)
            _ = try world.ask { try await backend.plan(plan) }
        }
        try subject.start()
        rest(1000)
        subject.die(at: point.moment(of: design))
        try subject.buy(product)
        let (events, wasWritten) = try comeBack()
        rest(3_600_000)
        let eyes = StageInspector(world: world, subject: subject)
        let story = try eyes.story(try subject.testimony(), events)
        return StageCell(
            design: design, point: point,
            facts: try eyes.facts(product, wasWrittenOnDevice: wasWritten), story: story)
    }

    private func rest(_ time: Int64) { _ = world.wait(atMost: time) { false } }

    /// Restarts the app as its customer would. Returns the events on the device, and whether a stored order was lost
    /// with it.
    private func comeBack() throws -> (events: [StageHistoryEntry], wasWritten: Bool) {
        guard subject.isDead else { return ([], false) }
        var events = [StageHistoryEntry.event(.killed, at: world.clock.now())]
        _ = try subject.testimony()
        rest(1000)
        let isGone = point == .appDeleted || point == .deviceLost
        let wasWritten = isGone && subject.hasWrittenOrder
        if point == .appDeleted {
            subject.deleteApp()
            events.append(.event(.deleted, at: world.clock.now()))
        } else if point == .deviceLost {
            subject.changeDevice()
            events.append(.event(.lost, at: world.clock.now()))
        }
        events.append(.event(.started, at: world.clock.now()))
        try subject.start()
        return (events, wasWritten)
    }
}

extension StagePoint {
    /// Returns the moment among a device's calls at which an app of a design reaches the point.
    func moment(of design: StageDesign) -> CrashMoment {
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
