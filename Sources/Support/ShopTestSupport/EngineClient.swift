package import PurchaseCore
package import PurchaseEngine
import StoreAPI
package import StoreModel

/// A phone with the real engine and journal, at an embedded backend behind a line that a test can break.
package struct EngineClient: Sendable {
    /// The other side.
    package let backend: Backend
    /// The phone's name.
    package let device: DeviceName
    /// What carries its calls.
    package let line: ScriptedInterceptor

    /// Runs a body while a new engine drives, and ends that engine, which is as hard as a crash.
    ///
    /// - Parameters:
    ///   - account: Who is signed in.
    ///   - patience: How often something may be waited for; see ``DeviceClock``.
    package func driving<Value: Sendable>(
        as account: AccountName = "ann", policy: QueuePolicy = QueuePolicy(), patience: Int = 1000,
        _ body: @Sendable (PurchaseEngine) async throws -> Value
    ) async throws -> Value {
        let engine = try await engine(as: account, policy, patience)
        try await engine.start()
        return try await engine.whileRunning(body)
    }

    /// An engine that nobody has started, once the one before has let go of the journal.
    package func engine(
        as account: AccountName = "ann", _ policy: QueuePolicy = QueuePolicy(),
        _ patience: Int = 1000
    ) async throws -> PurchaseEngine {
        let services = backend.services
        let journal = try await Journal.waitToDrive(
            folder: backend.folder(of: device), identity: try await services.store.identity(),
            device: device)
        let dependencies = EngineDependencies(
            store: InterceptedStore(services.store, line),
            merchant: InterceptedMerchant(services.merchant, line), journal: journal,
            clock: DeviceClock(backend.clock, patience: patience))
        return PurchaseEngine(
            dependencies, options: EngineOptions(account: account, policy: policy))
    }

    /// Starts, drives until nothing is open any more, and says what it came to.
    package func settles(as account: AccountName = "ann") async throws -> EngineSnapshot {
        try await driving(as: account) { await $0.settled() }
    }
}
