import SandboxBackend
import ServerTestSupport
import ShopTestSupport
import StoreClient
import StoreModel
import StoreSigning

/// A backend behind a real socket on this machine, for as long as somebody may call it.
final class LoopbackServer: Keyring {
    /// For all tests: it has nothing that one test could leave to another but open connections.
    private static let connections = Connections()

    private let server: RunningServer

    private init(_ server: RunningServer) {
        self.server = server
    }

    /// The services of a backend, as they are over HTTP.
    static func services(_ backend: EmbeddedBackend) async throws -> Services {
        let server = try await RunningServer(backend)
        let remote = RemoteBackend(
            try BackendAddress(server.url), over: connections,
            keyring: LoopbackServer(server),
            token: RunningServer.token,
            // These tests are about answers, and not about how long a busy machine takes for them.
            timeout: 120_000)
        return Services(store: remote, merchant: remote, control: remote, desk: remote)
    }

    func secret(of device: DeviceName, _ account: AccountName) -> String {
        Fingerprint.sha256Hex(Array("\(account)/\(device)".utf8))
    }
}
