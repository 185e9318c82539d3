import KioskTestSupport
package import SandboxBackend
package import SandboxCore
import StoreAPI
package import StoreModel
import StoreSigning

/// An embedded store and merchant with a folder of state that is gone when the test is.
package final class Backend: Sendable {
    /// How a test reaches the services of an open backend.
    package typealias Wire = @Sendable (EmbeddedBackend) async throws -> Services

    private let state: TemporaryFolder
    /// The time of both sides.
    package let clock: TestClock
    /// The backend itself.
    package let embedded: EmbeddedBackend
    /// The services, as the test reaches them.
    package let services: Services
    private let wire: Wire

    /// Founds a store and a merchant that sell ``TestCatalog``, and are called directly.
    ///
    /// - Parameter deadline: When the store gives back what was charged and not finished; nil for never.
    package convenience init(deadline: FinishDeadline? = .standard) throws {
        let clock = TestClock()
        let (state, embedded) = try Self.found(clock, deadline, nil)
        self.init(state, clock, embedded, Self.direct(embedded), Self.direct)
    }

    /// The same, called in another way, and selling something else where a catalog is given.
    package convenience init(
        wire: @escaping Wire, deadline: FinishDeadline? = .standard, catalog: Catalog? = nil
    ) async throws {
        let clock = TestClock()
        let (state, embedded) = try Self.found(clock, deadline, catalog)
        self.init(state, clock, embedded, try await wire(embedded), wire)
    }

    private init(
        _ state: TemporaryFolder, _ clock: TestClock, _ embedded: EmbeddedBackend,
        _ services: Services, _ wire: @escaping Wire
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

    /// The services themselves.
    package static let direct: @Sendable (EmbeddedBackend) -> Services = {
        Services(store: $0, merchant: $0, control: $0, desk: $0)
    }

    /// The folder of store and merchant.
    package var folder: String { state.file("backend") }

    /// The folder of a phone.
    package func folder(of device: DeviceName) -> String { state.file("devices-\(device)") }

    /// Another process would open the same files, or an image of them in another folder, like this.
    package func again(
        in image: String? = nil, catalog: Catalog? = nil
    ) async throws -> Services {
        let catalog = try catalog ?? TestCatalog.catalog()
        return try await wire(
            try EmbeddedBackend.open(folder: image ?? folder, catalog: catalog, clock: clock))
    }

    /// A customer on a phone without an engine.
    package func phone(
        _ device: DeviceName = "phone", of account: AccountName = "ann",
        on services: Services? = nil
    ) async throws -> RawClient {
        let services = services ?? self.services
        let identity = try await services.store.identity()
        return RawClient(
            services: services, clock: clock,
            verifier: try JWSVerifier(rootBase64: identity.rootCertificate),
            context: CallContext(account: account, device: device, requestID: "test"))
    }

    /// A phone with an engine, whose calls go over a line of its own.
    package func handset(
        _ device: DeviceName = "phone", line: ScriptedInterceptor = ScriptedInterceptor()
    ) -> EngineClient {
        EngineClient(backend: self, device: device, line: line)
    }
}
