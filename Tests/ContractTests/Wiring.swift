import SandboxBackend
import SandboxCore
import ShopTestSupport
import StoreModel
import Testing

/// How the contract is reached; an HTTP implementation becomes another case.
enum Wiring: String, CaseIterable, CustomTestStringConvertible {
    /// The embedded backend itself.
    case direct
    /// The same with JSON in between.
    case throughJSON
    /// The same behind a real socket.
    case overHTTP
    /// The embedded backend with three items a page.
    case inShortPages

    var testDescription: String { rawValue }

    /// The services of a backend.
    func services(_ backend: EmbeddedBackend) async throws -> Services {
        switch self {
        case .direct: return Backend.direct(backend)
        case .throughJSON:
            let passing = JSONRoundTrip(
                store: backend, merchant: backend, control: backend, desk: backend)
            return Services(store: passing, merchant: passing, control: passing, desk: passing)
        case .overHTTP: return try await LoopbackServer.services(backend)
        case .inShortPages: return Backend.direct(backend.paging(by: 3))
        }
    }
}

extension Backend {
    convenience init(
        _ wiring: Wiring, deadline: FinishDeadline? = .standard, catalog: Catalog? = nil
    ) async throws {
        try await self.init(wire: wiring.services, deadline: deadline, catalog: catalog)
    }
}
