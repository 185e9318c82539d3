import SandboxBackend
import SandboxCore
import ShopTestSupport
import StoreModel
import Testing

/// The ways to reach the backend in the contract tests.
enum Wiring: String, CustomTestStringConvertible {
    /// The embedded backend itself.
    case direct
    /// The embedded backend behind a real socket, with all values passed as JSON.
    case overHTTP
    /// As ``overHTTP``, with three items per page.
    case inShortPages

    /// The ways that differ in everything that a test could depend on.
    static let all: [Wiring] = [.direct, .inShortPages]

    var testDescription: String { rawValue }

    /// Returns the services of a backend.
    func services(_ backend: EmbeddedBackend) async throws -> BackendServices {
        switch self {
        case .direct: TestBackend.direct(backend)
        case .overHTTP: try await LoopbackServer.services(backend)
        case .inShortPages: try await LoopbackServer.services(backend.limitingPages(to: 3))
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
