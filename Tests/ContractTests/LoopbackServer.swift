import SandboxBackend
import ServerTestSupport
import ShopTestSupport
import StoreClient
import StoreModel
import StoreSigning

/// A backend behind a real socket on this machine, for as long as it is referenced.
final class LoopbackServer: Keyring {
    /// Shared by all tests: only open connections can be left over from another test.
    private static let connections = Connections()

    private let server: RunningServer

    private init(_ server: RunningServer) {
        self.server = server
    }

    /// Returns the services of a backend over HTTP.
    static func services(_ backend: EmbeddedBackend) async throws -> BackendServices {
        let server = try await RunningServer(backend)
        let remote = RemoteBackend(
            try BackendAddress(server.url), over: connections,
            keyring: LoopbackServer(server),
            token: RunningServer.token,
            // These tests check answers and not timing, so a busy machine must not time out.
            timeout: 120_000)
        return BackendServices(
            store: remote, merchant: remote, control: remote, merchantOperations: remote)
    }

    func secret(of device: DeviceName, _ account: AccountName) -> String {
        Fingerprint.sha256Hex(Array("\(account)/\(device)".utf8))
    }
}
