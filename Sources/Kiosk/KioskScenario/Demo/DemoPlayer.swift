import PurchaseCore
import PurchaseEngine
import SandboxBackend
import StoreAPI
package import StoreModel

/// Plays the demo of one product in a separate world, with the real engine on two devices, the real store and merchant.
package struct DemoPlayer {
    private let world: ScenarioWorld
    private let catalog: Catalog
    private let id: ProductID
    private let locale: LocaleID
    private let phone: ScenarioDevice
    private let tablet: ScenarioDevice
    private static let account: AccountName = "customer"
    private static let start = Timestamp(milliseconds: 1_800_000_000_000)

    /// Plays all steps with one product of a catalog.
    ///
    /// - Parameters:
    /// - locale: The language of the product's name.
    /// - seed: The seed of all generated numbers and of the date.
    /// - Throws: The reason why the world could not be created or a step failed.
    package static func column(
        of id: ProductID, in catalog: Catalog, locale: LocaleID, seed: UInt64 = 1
    ) throws -> DemoColumn {
        let play = try DemoPlayer(id, catalog, locale, seed)
        defer { play.world.end() }
        return try play.column()
    }

    private init(
        _ id: ProductID, _ catalog: Catalog, _ locale: LocaleID, _ seed: UInt64
    ) throws {
        (self.id, self.catalog, self.locale) = (id, catalog, locale)
        // A different seed gives a different date and different numbers.
        let start = Self.start.adding(milliseconds: Int64(clamping: seed) &* 86_410_000)
        world = try ScenarioWorld(catalog, start: start, seed: seed)
        phone = world.device("phone", of: Self.account)
        tablet = world.device("tablet", of: Self.account)
    }

    private func column() throws -> DemoColumn {
        try world.launch(phone)
        let product = try product(on: phone)
        let inspector = DemoInspector(world: world, product: product, phone: phone, tablet: tablet)
        var steps: [DemoStep] = []
        var before = try inspector.snapshot()
        for operation in DemoOperation.allCases {
            try perform(operation, with: product)
            try rest()
            let after = try inspector.snapshot()
            steps.append(DemoStep(operation, of: product.type, before: before, after: after))
            before = after
        }
        return DemoColumn(product: product, steps: steps)
    }

    /// Waits long enough for updates to reach every device, but too short for anything to become due; then refreshes
    /// the wallet of each device from the merchant.
    private func rest() throws {
        _ = world.wait(atMost: 120_000) { false }
        for engine in [phone, tablet].compactMap(\.engine) {
            try world.perform { try await engine.refreshWallet() }
        }
        _ = world.wait(atMost: 1000) { false }
    }

    private func product(on device: ScenarioDevice) throws -> Product {
        let (id, locale) = (id, locale)
        let found = try call(device) {
            try await $0.products([id], locale: locale).products.first { $0.id == id }
        }
        guard let found else { throw DemoError.notSold(id) }
        return found
    }

    private func call<Value: Sendable>(
        _ device: ScenarioDevice,
        _ body: @escaping @Sendable (PurchaseEngine) async throws -> Value
    ) throws -> Value {
        guard let engine = device.engine else { throw DemoError.notRunning(device.name) }
        return try world.perform { try await body(engine) }
    }

    // MARK: Steps

    private func perform(_ operation: DemoOperation, with product: Product) throws {
        switch operation {
        case .buy, .buyAgain: _ = try call(phone) { try await $0.purchase(product) }
        case .spend: try spend(product)
        case .secondDevice: try world.launch(tablet)
        case .restore: _ = try call(tablet) { try await $0.restore() }
        case .refund: try refund()
        }
    }

    /// Spends more than one purchase granted, so that a refund finds some of the goods missing.
    private func spend(_ product: Product) throws {
        guard let grant = product.grants.first else { return }
        let goods = GoodAmount(good: grant.good, amount: max(grant.amount / 3 * 4, 1))
        _ = try call(phone) { try await $0.spend(goods, note: "demo") }
    }

    private func refund() throws {
        let orders = try world.call { try await $0.orders(limit: 100) }
        guard let id = orders.last(where: \.isCharged)?.transactionID else { return }
        _ = try world.call { try await $0.refund(id) }
    }
}

/// The reason why the demo cannot continue.
package enum DemoError: Error, Hashable {
    /// The catalog does not sell the product.
    case notSold(ProductID)
    /// The app is not running on the device.
    case notRunning(DeviceName)
}

// MARK: Inspection

/// Reads the state of a demo's world: the store's orders, the merchant's ledger and the view of each device.
struct DemoInspector {
    let world: ScenarioWorld
    let product: Product
    let phone: ScenarioDevice
    let tablet: ScenarioDevice

    /// Returns a snapshot of the current state.
    ///
    /// - Throws: The error of the store or the merchant.
    func snapshot() throws -> DemoSnapshot {
        let orders = try orders()
        let receipts = try orders.compactMap(receipt)
        let paid = orders.filter { $0.transactionID != nil }
        return DemoSnapshot(
            charged: product.sum(of: paid),
            refunded: product.sum(of: paid.filter { $0.state == .refunded }),
            receipts: receipts, phone: holding(of: phone),
            tablet: tablet.engine == nil ? nil : holding(of: tablet),
            merchant: try merchant(receipts))
    }

    /// The store's orders, oldest first.
    private func orders() throws -> [SandboxOrder] {
        try world.call { try await $0.orders(limit: 100) }.reversed()
    }

    private func receipt(_ order: SandboxOrder) throws -> DemoReceipt? {
        guard let id = order.transactionID else { return nil }
        let transaction = try world.call { try await $0.transaction(id) }
        return transaction.map {
            DemoReceipt(
                id: id, originalID: $0.originalID, charge: order.charge, state: order.state)
        }
    }

    private func holding(of device: ScenarioDevice) -> DemoHolding {
        let snapshot = device.snapshot
        return DemoHolding(
            goods: snapshot.wallet.balances, debts: snapshot.wallet.debts,
            isOwned: snapshot.entitlements.contains { $0.productID == product.id })
    }

    /// Reads the ledger: the wallet and, for a product without goods, whether its grant is valid.
    private func merchant(_ receipts: [DemoReceipt]) throws -> DemoHolding {
        let context = CallContext(
            account: phone.account, device: phone.identifier, requestID: "demo")
        let wallet = try world.call { try await $0.wallet(entries: 0, context) }
        return DemoHolding(
            goods: wallet.balances, debts: wallet.debts,
            isOwned: try product.grants.isEmpty && isGranted(receipts))
    }

    private func isGranted(_ receipts: [DemoReceipt]) throws -> Bool {
        var kinds: Set<HistoryStep.Kind> = []
        for receipt in receipts {
            let steps = try world.call { try await $0.history(of: .transaction(receipt.id)) }
            kinds.formUnion(steps.filter { $0.side == .merchant }.map(\.kind))
        }
        return kinds.contains(.granted) && !kinds.contains(.debited)
    }
}

extension Product {
    /// Returns the sum of the charges of orders of the product.
    func sum(of orders: [SandboxOrder]) -> Price {
        let currency = orders.first?.charge.currency ?? price?.currency
        let total = orders.reduce(Int64(0)) { $0 &+ $1.charge.milliunits }
        return Price(milliunits: total, currency: currency ?? .usDollar)
    }
}
