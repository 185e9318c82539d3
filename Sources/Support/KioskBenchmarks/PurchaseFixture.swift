import PurchaseCore
import PurchaseEngine
import SandboxBackend
import StoreAPI
import StoreModel

/// A complete device with its store and merchant, on real files.
struct PurchaseFixture {
    let folder: String
    private let engine: PurchaseEngine
    private let products: [Product]

    init(in folder: String) async throws {
        self.folder = folder
        let backend = try EmbeddedBackend.open(folder: folder, catalog: try Self.catalog())
        let clock = SystemEngineClock()
        let context = CallContext(
            account: "customer", device: "phone-1", requestID: clock.newID())
        _ = try await backend.setStorefront("USA", context)
        let journal = try Journal.open(
            folder: folder + "/devices/phone-1", identity: try await backend.identity(),
            device: "phone-1")
        let dependencies = EngineDependencies(
            store: backend, merchant: backend, journal: journal, clock: clock)
        engine = PurchaseEngine(dependencies, options: EngineOptions(account: "customer"))
        try await engine.start()
        let reply = try await engine.products(nil, locale: .fallback)
        products = reply.products
    }

    /// Runs the body while the engine runs.
    func withRunningEngine<Value: Sendable>(
        _ body: @Sendable () async throws -> Value
    ) async throws -> Value {
        let engine = engine
        let run = Task { await engine.run() }
        defer { run.cancel() }
        await waitUntilSettled()
        return try await body()
    }

    /// Makes a number of purchases concurrently; returns after each is delivered, and finished at the store.
    func buy(atOnce count: Int) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            // Orders of the same product would lead to one charge until it is finished.
            for product in products.prefix(count) {
                group.addTask { try await buyOne(product) }
            }
            try await group.waitForAll()
        }
    }

    private func buyOne(_ product: Product) async throws {
        let result = try await engine.purchase(
            product, quantity: 1, outcome: .approve, intentID: nil)
        guard case .success = result else { throw Failure("a purchase ended as \(result)") }
    }

    private func waitUntilSettled() async {
        for await snapshot in await engine.updates() where snapshot.isIdle { return }
    }

    /// Returns 64 products of one type.
    static func catalog() throws -> Catalog {
        guard let dollar = Currency(code: "USD") else { throw Failure("no dollars") }
        let gems = (0..<64).map { number in
            CatalogProduct(
                id: ProductID("com.example.gems\(number)"), type: .consumable,
                referenceName: "Gems", prices: ["USA": Price(milliunits: 990, currency: dollar)],
                grants: [GoodAmount(good: "gems", amount: 60)])
        }
        return Catalog(
            app: CatalogApp(bundleID: "com.example.bench", appleID: 1, name: "Bench"),
            homeStorefront: "USA", defaultLocale: .fallback, products: gems)
    }
}
