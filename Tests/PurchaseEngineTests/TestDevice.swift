import Foundation
import KioskTestSupport
import PurchaseCore
import ShopTestSupport
import PurchaseEngine
import StoreAPI
import StoreModel
import StoreSigning

/// A device with its folder, connected to an in-memory store and merchant.
final class TestDevice: Sendable {
    let folder: String
    let clock: TestClock
    let store: FakeStore
    let merchant: FakeMerchant

    /// The authorities of all devices, because the keys and certificates of new ones take longer than most tests.
    private static let authority = Result { try SandboxAuthority.make() }
    private static let stranger = Result { try SandboxAuthority.make() }

    init(_ clock: TestClock = TestClock()) throws {
        self.clock = clock
        store = FakeStore(try Self.authority.get(), stranger: try Self.stranger.get(), clock: clock)
        merchant = FakeMerchant(store)
        folder = TemporaryFolder.parent + "/kiosk-engine-\(UUID().uuidString)"
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    static func remove(_ folder: String) throws {
        try FileManager.default.removeItem(atPath: folder)
    }

    func journal() throws -> Journal {
        try Journal.open(folder: folder, identity: store.backend, device: "phone")
    }

    /// Returns the journal once its driver has released it: the last task that ran an engine does so after the engine's
    /// end.
    func nextJournal(in folder: String? = nil) async throws -> Journal {
        try await Journal.waitToDrive(
            folder: folder ?? self.folder, identity: store.backend, device: "phone")
    }

    /// Creates a new engine on the folder or on a copy of it; the engine before it must be gone.
    ///
    /// - Parameter line: An interceptor of the calls to both services.
    func engine(
        policy: QueuePolicy = QueuePolicy(), line: (any ServiceInterceptor)? = nil,
        folder: String? = nil, logPause: Int64? = nil,
        capacity: DeliveryHighWaterMarks = DeliveryHighWaterMarks()
    ) async throws -> PurchaseEngine {
        try await engine(
            on: try await nextJournal(in: folder), policy: policy, line: line, logPause: logPause,
            capacity: capacity)
    }

    /// Creates a new engine on a journal.
    ///
    /// - Parameter logPause: The pause between shipments of the log; nil if only the test ships it.
    func engine(
        on journal: Journal, policy: QueuePolicy = QueuePolicy(),
        line: (any ServiceInterceptor)? = nil,
        logPause: Int64? = nil, capacity: DeliveryHighWaterMarks = DeliveryHighWaterMarks()
    ) async throws -> PurchaseEngine {
        let dependencies = EngineDependencies(
            store: line.map { InterceptedStore(store, $0) } ?? store,
            merchant: line.map { InterceptedMerchant(merchant, $0) } ?? merchant, journal: journal,
            clock: clock)
        var options = EngineOptions(account: "ann", policy: policy, logUploadDelay: logPause)
        options.capacity = capacity
        let engine = PurchaseEngine(dependencies, options: options)
        try await engine.start()
        return engine
    }

    /// Runs a body while a new engine drives, and then ends the engine.
    func driving<Value: Sendable>(
        policy: QueuePolicy = QueuePolicy(), folder: String? = nil,
        capacity: DeliveryHighWaterMarks = DeliveryHighWaterMarks(),
        _ body: @Sendable (PurchaseEngine) async throws -> Value
    ) async throws -> Value {
        let engine = try await engine(policy: policy, folder: folder, capacity: capacity)
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
    /// Waits until a published snapshot meets a condition.
    func wait(_ condition: @Sendable (EngineSnapshot) -> Bool) async -> EngineSnapshot? {
        for await snapshot in updates() where condition(snapshot) { return snapshot }
        return nil
    }
}
