import Foundation
import SandboxBackend
import SandboxCore
import StoreAPI
import StoreModel
import StoreSigning
import Testing

/// How the contract is reached; an HTTP implementation becomes another case.
enum Wiring: String, CaseIterable, CustomTestStringConvertible {
    /// The embedded backend itself.
    case direct
    /// The same with JSON in between.
    case throughJSON

    var testDescription: String { rawValue }

    /// The services on a folder of state.
    func services(
        folder: String, catalog: Catalog, clock: any BackendClock,
        deadline: FinishDeadline? = .standard
    ) throws -> Services {
        let backend = try EmbeddedBackend.open(
            folder: folder, catalog: catalog, clock: clock, deadline: deadline)
        switch self {
        case .direct:
            return Services(store: backend, merchant: backend, control: backend, desk: backend)
        case .throughJSON:
            let passing = JSONRoundTrip(
                store: backend, merchant: backend, control: backend, desk: backend)
            return Services(store: passing, merchant: passing, control: passing, desk: passing)
        }
    }
}

/// The services, and nothing that lies behind them.
struct Services {
    let store: any StoreService
    let merchant: any MerchantService
    let control: any SandboxControl
    let desk: any MerchantDesk
}

/// A folder of state that is gone when the test is.
final class Backend: Sendable {
    let folder: String
    let clock = TestClock()
    let wiring: Wiring
    let services: Services

    init(_ wiring: Wiring, deadline: FinishDeadline? = .standard) throws {
        let folder = NSTemporaryDirectory() + "/kiosk-contract-" + UUID().uuidString
        self.folder = folder
        self.wiring = wiring
        services = try wiring.services(
            folder: folder, catalog: try TestCatalog.catalog(), clock: clock, deadline: deadline)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Another process would open the same files like this.
    func again(catalog: Catalog? = nil) throws -> Services {
        try wiring.services(
            folder: folder, catalog: try catalog ?? TestCatalog.catalog(), clock: clock)
    }

    /// A customer on a phone.
    func phone(
        _ device: DeviceName = "phone", of account: AccountName = "ann",
        on services: Services? = nil
    ) async throws -> Phone {
        let services = services ?? self.services
        let identity = try await services.store.identity()
        return Phone(
            services: services, clock: clock,
            verifier: try JWSVerifier(rootBase64: identity.rootCertificate),
            context: CallContext(account: account, device: device, requestID: "test"))
    }
}
