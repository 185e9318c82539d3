import Foundation
import PurchaseCore
import ShopTestSupport
import PurchaseEngine
import StoreAPI
import StoreModel
import StoreSigning

/// One device with its folder, at a store and a merchant in memory.
final class TestDevice: Sendable {
    let folder: String
    let clock: TestClock
    let store: FakeStore
    let merchant: FakeMerchant

    init(_ clock: TestClock = TestClock()) throws {
        self.clock = clock
        store = try FakeStore(try SandboxAuthority.make(), clock: clock)
        merchant = FakeMerchant(store)
        folder =
            FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("kiosk-engine-\(UUID().uuidString)").path
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    static func remove(_ folder: String) throws {
        try FileManager.default.removeItem(atPath: folder)
    }

    func journal() throws -> Journal {
        try Journal.open(folder: folder, identity: store.backend, device: "phone")
    }

    /// The journal, once whoever drives has let go of it: the last task that ran an engine does so after its end.
    func nextJournal(in folder: String? = nil) async throws -> Journal {
        try await Journal.waitToDrive(
            folder: folder ?? self.folder, identity: store.backend, device: "phone")
    }

    /// A new engine on the folder, or on a copy of it; the one before must be gone.
    ///
    /// - Parameter line: The line to both services, where it shall break.
    func engine(
        policy: QueuePolicy = QueuePolicy(), line: BreakingInterceptor? = nil,
        folder: String? = nil,
        logPause: Int64? = nil
    ) async throws -> PurchaseEngine {
        try await engine(
            on: try await nextJournal(in: folder), policy: policy, line: line, logPause: logPause)
    }

    /// A new engine on a journal.
    ///
    /// - Parameter logPause: Where it is nil, the log is shipped when a test says so.
    func engine(
        on journal: Journal, policy: QueuePolicy = QueuePolicy(), line: BreakingInterceptor? = nil,
        logPause: Int64? = nil
    ) async throws -> PurchaseEngine {
        let dependencies = EngineDependencies(
            store: line.map { InterceptedStore(store, $0) } ?? store,
            merchant: line.map { InterceptedMerchant(merchant, $0) } ?? merchant, journal: journal,
            clock: clock)
        let engine = PurchaseEngine(
            dependencies, options: EngineOptions(account: "ann", policy: policy, logPause: logPause)
        )
        try await engine.start()
        return engine
    }

    /// Runs a body while a new engine drives, and ends the engine.
    func driving<Value: Sendable>(
        policy: QueuePolicy = QueuePolicy(), folder: String? = nil,
        _ body: @Sendable (PurchaseEngine) async throws -> Value
    ) async throws -> Value {
        let engine = try await engine(on: try await nextJournal(in: folder), policy: policy)
        return try await engine.whileRunning(body)
    }

    static func product(
        _ type: ProductType = .consumable, milliunits: Int64 = 990
    ) throws -> Product {
        guard let dollar = Currency(code: "USD") else { throw CocoaError(.featureUnsupported) }
        let (id, name): (ProductID, String) =
            type == .consumable ? ("coins.100", "100 coins") : ("no.ads", "No ads")
        return Product(
            id: id, type: type, displayName: name, description: "",
            price: Price(milliunits: milliunits, currency: dollar))
    }
}

extension PurchaseEngine {
    /// Waits until a published state is as wanted.
    func wait(_ condition: @Sendable (EngineSnapshot) -> Bool) async -> EngineSnapshot? {
        for await snapshot in updates() where condition(snapshot) { return snapshot }
        return nil
    }
}
