import KioskTestSupport
import PurchaseEngine
import ShopTestSupport
import StoreAPI
import StoreModel

/// A device with the real engine and a merchant that the test chooses.
struct TeamEngineClient: Sendable {
    let backend: TestBackend
    let merchant: any MerchantService
    var kind = MerchantKind.team

    /// Runs a body while an engine drives, and then releases the engine.
    func driving<Value: Sendable>(
        _ body: @Sendable (PurchaseEngine) async throws -> Value
    ) async throws -> Value {
        let journal = try await Journal.waitToDrive(
            folder: backend.folder(of: "phone"),
            identity: try await backend.services.store.identity(), device: "phone", merchant: kind)
        let engine = PurchaseEngine(
            EngineDependencies(
                store: backend.services.store, merchant: merchant, journal: journal,
                clock: ShopTestSupport.TestDeviceClock(backend.clock, sleepLimit: 50)),
            options: EngineOptions(account: "ann"))
        try await engine.start()
        return try await engine.whileRunning(body)
    }
}
