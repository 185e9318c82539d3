import Foundation
import KioskTestSupport
import StoreAPI
import StoreClient
import StoreModel

/// `kiosk serve` with its own state, as a separate process, and its clients.
final class MeasuredServer {
    let folder: TemporaryFolder
    let process: ChildServer
    let url: String
    let remote: RemoteBackend

    /// - Parameter catalog: The catalog in YAML; nil for the demo catalog.
    init(catalog: String? = nil) throws {
        let folder = try TemporaryFolder()
        var catalogArguments: [String] = []
        if let catalog {
            let path = folder.file("catalog.yaml")
            try Data(catalog.utf8).write(to: URL(filePath: path))
            catalogArguments = ["--catalog", path]
        }
        let process = try ChildServer(
            BuiltProducts.kiosk,
            ["serve", "--json", "--port", "0", "--streams-per-address", "2000"] + catalogArguments,
            environment: KioskRun.baseEnvironment(folder.path))
        let object = try JSONSerialization.jsonObject(with: Data(process.firstLine.utf8))
        guard let url = (object as? [String: Any])?["url"] as? String else {
            throw Failure("unexpected output of kiosk serve: \(process.firstLine)")
        }
        (self.folder, self.process, self.url) = (folder, process, url)
        remote = RemoteBackend(
            try BackendAddress(url), over: Connections(), keyring: NumberedKeys())
    }

    /// Returns a client with the owner's token, which can change the clock.
    func controls() throws -> RemoteBackend {
        let path = folder.path + "/kiosk/default/embedded/sandbox.token"
        let token = try String(contentsOfFile: path, encoding: .utf8)
        return RemoteBackend(
            try BackendAddress(url), over: Connections(), keyring: NumberedKeys(),
            token: token.trimmingCharacters(in: .whitespacesAndNewlines), timeout: 60_000)
    }

    /// Returns whether `kiosk audit` of its files succeeds.
    func passesAudit() throws -> Bool {
        let audit = Process()
        audit.executableURL = URL(filePath: BuiltProducts.kiosk)
        audit.arguments = ["audit"]
        audit.environment = KioskRun.baseEnvironment(folder.path)
        (audit.standardOutput, audit.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try audit.run()
        audit.waitUntilExit()
        return audit.terminationStatus == 0
    }

    /// Opens a connection to it.
    func connect() throws -> RawConnection { try RawConnection(port: port()) }

    /// Returns its port.
    func port() throws -> Int {
        guard let port = url.split(separator: ":").last.flatMap({ Int($0) }) else {
            throw Failure("\(url) has no port")
        }
        return port
    }

    /// Returns the header fields of a device, for requests without kiosk's client.
    static func headers(_ number: Int, account: Int? = nil) -> [String] {
        [
            "\(WireHeader.account): load-\(account ?? number)",
            "\(WireHeader.device): phone-\(number)",
            "Authorization: Bearer \(LoadDevice.secret(number))",
        ]
    }

    /// A keyring without secrets, since ``LoadDevice`` supplies its own.
    private struct NumberedKeys: Keyring {
        func secret(of device: DeviceName, _ account: AccountName) throws -> String {
            throw Failure("\(device) of \(account) has no secret")
        }
    }
}
