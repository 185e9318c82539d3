import SandboxBackend
import SandboxCore
import ShopTestSupport
import StoreModel
import Testing

/// The ways to reach the backend in the contract tests.
enum Wiring: String, CaseIterable, CustomTestStringConvertible {
    /// The embedded backend itself.
    case direct
    /// The embedded backend through JSON.
    case throughJSON
    /// The embedded backend behind a real socket.
    case overHTTP
    /// The embedded backend with three items per page.
    case inShortPages

    var testDescription: String { rawValue }

    /// Returns the services of a backend.
    func services(_ backend: EmbeddedBackend) async throws -> BackendServices {
        switch self {
        case .direct: return TestBackend.direct(backend)
        case .throughJSON:
            let passing = JSONRoundTrip(
                store: backend, merchant: backend, control: backend, desk: backend)
            return BackendServices(
                store: passing, merchant: passing, control: passing, merchantOperations: passing)
        case .overHTTP: return try await LoopbackServer.services(backend)
        case .inShortPages: return TestBackend.direct(backend.limitingPages(to: 3))
        }
    }
}

extension TestBackend {
    convenience init(
        _ wiring: Wiring, deadline: FinishDeadline? = .standard, catalog: Catalog? = nil
    ) async throws {
        try await self.init(connector: wiring.services, deadline: deadline, catalog: catalog)
    }
}
