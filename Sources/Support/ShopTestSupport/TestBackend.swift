import KioskTestSupport
package import SandboxBackend
package import SandboxCore
import StoreAPI
package import StoreModel
import StoreSigning

/// An embedded store and merchant with a temporary state folder.
package final class TestBackend: Sendable {
    /// Connects a test to the services of an open backend.
    package typealias ServiceConnector = @Sendable (EmbeddedBackend) async throws -> BackendServices

    private let state: TemporaryFolder
    /// The clock of store and merchant.
    package let clock: TestClock
    /// The backend.
    package let embedded: EmbeddedBackend
    /// The services, as the test calls them.
    package let services: BackendServices
    private let wire: ServiceConnector

    /// Creates a store and a merchant that sell ``TestCatalog``, and are called directly.
    ///
    /// - Parameter deadline: When the store refunds unfinished charges; nil for never.
    package convenience init(deadline: FinishDeadline? = .standard) throws {
        let clock = TestClock()
        let (state, embedded) = try Self.found(clock, deadline, nil)
        self.init(state, clock, embedded, Self.direct(embedded), Self.direct)
    }

    /// Creates a store and a merchant that are called through `wire`, with an optional other catalog.
    package convenience init(
        connector: @escaping ServiceConnector, deadline: FinishDeadline? = .standard,
        catalog: Catalog? = nil
    ) async throws {
        let clock = TestClock()
        let (state, embedded) = try Self.found(clock, deadline, catalog)
        self.init(state, clock, embedded, try await connector(embedded), connector)
    }

    private init(
        _ state: TemporaryFolder, _ clock: TestClock, _ embedded: EmbeddedBackend,
        _ services: BackendServices, _ wire: @escaping ServiceConnector
    ) {
        self.state = state
        self.clock = clock
        self.embedded = embedded
        self.services = services
        self.wire = wire
    }

    private static func found(
        _ clock: TestClock, _ deadline: FinishDeadline?, _ catalog: Catalog?
    ) throws -> (TemporaryFolder, EmbeddedBackend) {
        let state = try TemporaryFolder()
        return (
            state,
            try EmbeddedBackend.open(
                folder: state.file("backend"), catalog: try catalog ?? TestCatalog.catalog(),
                clock: clock, deadline: deadline)
        )
    }

    /// Returns the backend itself as the services.
    package static let direct: @Sendable (EmbeddedBackend) -> BackendServices = {
        BackendServices(store: $0, merchant: $0, control: $0, merchantOperations: $0)
    }

    /// The folder of store and merchant.
    package var folder: String { state.file("backend") }

    /// Returns the folder of a device.
    package func folder(of device: DeviceName) -> String { state.file("devices-\(device)") }

    /// Opens the same files again as another process would, or a copy of them in another folder.
    package func reopen(
        in image: String? = nil, catalog: Catalog? = nil
    ) async throws -> BackendServices {
        let catalog = try catalog ?? TestCatalog.catalog()
        return try await wire(
            try EmbeddedBackend.open(folder: image ?? folder, catalog: catalog, clock: clock))
    }

    /// Returns a device of a customer without an engine.
    package func rawClient(
        _ device: DeviceName = "phone", of account: AccountName = "ann",
        on services: BackendServices? = nil
    ) async throws -> RawClient {
        let services = services ?? self.services
        let identity = try await services.store.identity()
        return RawClient(
            services: services, clock: clock,
            verifier: try JWSVerifier(rootBase64: identity.rootCertificate),
            context: CallContext(account: account, device: device, requestID: "test"))
    }

    /// Returns a device with an engine, whose calls pass through an interceptor.
    package func engineClient(
        _ device: DeviceName = "phone", interceptor: ScriptedInterceptor = ScriptedInterceptor()
    ) -> EngineClient {
        EngineClient(backend: self, device: device, interceptor: interceptor)
    }
}
