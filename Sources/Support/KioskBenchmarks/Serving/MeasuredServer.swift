import Foundation
import KioskTestSupport
import StoreAPI
import StoreClient
import StoreModel

/// `kiosk serve` with a state of its own, as a process of its own, and what it takes to ask it.
final class MeasuredServer {
    let folder: TemporaryFolder
    let server: ChildServer
    let url: String
    let remote: RemoteBackend

    init() throws {
        let folder = try TemporaryFolder()
        let server = try ChildServer(
            BuiltProducts.kiosk,
            ["serve", "--json", "--port", "0", "--streams-per-address", "2000"],
            environment: KioskRun.base(folder.path))
        let object = try JSONSerialization.jsonObject(with: Data(server.firstLine.utf8))
        guard let url = (object as? [String: Any])?["url"] as? String else {
            throw Failure("kiosk serve said: \(server.firstLine)")
        }
        (self.folder, self.server, self.url) = (folder, server, url)
        remote = RemoteBackend(
            try BackendAddress(url), over: Connections(), keyring: NumberedKeys())
    }

    /// A connection to it.
    func connect() throws -> RawConnection { try RawConnection(port: port()) }

    /// Where it listens on this machine.
    func port() throws -> Int {
        guard let port = url.split(separator: ":").last.flatMap({ Int($0) }) else {
            throw Failure("\(url) has no port")
        }
        return port
    }

    /// The header fields of a device, for who asks without our client.
    static func headers(_ number: Int) -> [String] {
        [
            "\(WireHeader.account): load-\(number)", "\(WireHeader.device): phone-\(number)",
            "Authorization: Bearer \(LoadDevice.secret(number))",
        ]
    }

    /// Secrets that ``LoadDevice`` brings itself.
    private struct NumberedKeys: Keyring {
        func secret(of device: DeviceName, _ account: AccountName) throws -> String {
            throw Failure("\(device) of \(account) has no secret")
        }
    }
}
