package import PurchaseCore
package import PurchaseEngine
import StoreAPI
package import StoreModel

/// A device with the real engine and journal, at an embedded backend behind an interceptor that a test controls.
package struct EngineClient: Sendable {
    /// The backend.
    package let backend: TestBackend
    /// The device's name.
    package let device: DeviceName
    /// The interceptor of its calls.
    package let interceptor: ScriptedInterceptor

    /// Runs a body with a new running engine, and then ends the engine abruptly, as a crash would.
    ///
    /// - Parameters:
    ///   - account: The account that is signed in.
    ///   - patience: The number of permitted sleeps; see ``TestDeviceClock``.
    package func withRunningEngine<Value: Sendable>(
        as account: AccountName = "ann", policy: QueuePolicy = QueuePolicy(),
        sleepLimit: Int = 1000,
        _ body: @Sendable (PurchaseEngine) async throws -> Value
    ) async throws -> Value {
        let engine = try await engine(as: account, policy, sleepLimit)
        try await engine.start()
        return try await engine.whileRunning(body)
    }

    /// Returns an engine that is not started, after the previous one has released the journal.
    package func engine(
        as account: AccountName = "ann", _ policy: QueuePolicy = QueuePolicy(),
        _ patience: Int = 1000
    ) async throws -> PurchaseEngine {
        let services = backend.services
        let journal = try await Journal.waitToDrive(
            folder: backend.folder(of: device), identity: try await services.store.identity(),
            device: device)
        let dependencies = EngineDependencies(
            store: InterceptedStore(services.store, interceptor),
            merchant: InterceptedMerchant(services.merchant, interceptor), journal: journal,
            clock: TestDeviceClock(backend.clock, sleepLimit: patience))
        return PurchaseEngine(
            dependencies, options: EngineOptions(account: account, policy: policy))
    }

    /// Starts an engine, runs it until no work is open, and returns the final state.
    package func runUntilIdle(as account: AccountName = "ann") async throws -> EngineSnapshot {
        try await withRunningEngine(as: account) { await $0.idleSnapshot() }
    }
}
