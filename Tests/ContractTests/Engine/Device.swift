import Foundation
import PurchaseCore
import PurchaseEngine
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

/// A device with an engine, whose folder is inside that of its backend, so that one copy contains everything.
struct Device: Sendable {
    let backend: TestBackend
    let services: BackendServices
    let folder: String
    let name: DeviceName

    /// - Parameter services: The services that the device calls; nil for the backend's own.
    init(_ backend: TestBackend, _ name: DeviceName = "phone", services: BackendServices? = nil) {
        self.backend = backend
        self.services = services ?? backend.services
        folder = backend.folder
        self.name = name
    }

    /// Creates the same device in an image of all folders.
    init(_ device: Device, image: String) async throws {
        backend = device.backend
        name = device.name
        folder = image
        services = try await backend.reopen(in: image)
    }

    /// Runs a body while an engine drives, and then releases the engine.
    func driving<Value: Sendable>(
        _ line: (any ServiceInterceptor)? = nil, policy: QueuePolicy = QueuePolicy(),
        _ body: @Sendable (PurchaseEngine) async throws -> Value
    ) async throws -> Value {
        let journal = try await Journal.waitToDrive(
            folder: folder + "/devices/" + name.rawValue,
            identity: try await services.store.identity(), device: name)
        let dependencies = EngineDependencies(
            store: line.map { InterceptedStore(services.store, $0) } ?? services.store,
            merchant: line.map { InterceptedMerchant(services.merchant, $0) }
                ?? services.merchant,
            journal: journal, clock: DeviceClock(clock: backend.clock))
        let engine = PurchaseEngine(
            dependencies, options: EngineOptions(account: "ann", policy: policy))
        try await engine.start()
        return try await engine.whileRunning(body)
    }

    /// Returns the product as the shop shows it.
    func product(_ id: ProductID) async throws -> Product {
        let context = CallContext(account: "ann", device: name, requestID: "test")
        let reply = try await services.store.products(
            ProductsRequest(productIDs: [id], locale: .fallback), context)
        return try #require(reply.products.first)
    }

    /// Returns the same device without an engine.
    func rawClient() async throws -> RawClient { try await backend.rawClient(name, on: services) }
}

extension PurchaseEngine {
    /// Waits until a published snapshot meets a condition.
    func wait(_ condition: @Sendable (EngineSnapshot) -> Bool) async -> EngineSnapshot? {
        for await snapshot in updates() where condition(snapshot) { return snapshot }
        return nil
    }
}
