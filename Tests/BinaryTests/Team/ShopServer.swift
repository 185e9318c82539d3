import Foundation
import GRDB
import KioskTestSupport

/// The example server of README, as it stands there, with a ledger of its own.
final class ShopServer: Sendable {
    /// Why there is no server, though there could be one.
    struct Unmade: Error {
        let reason: String
    }

    /// The file in which it keeps what it granted.
    let ledger: String
    /// Where it listens, whenever it is started.
    let port: String
    private let folder: TemporaryFolder
    private let installed: InstalledPython

    /// A server for what a profile's store signs; nil where Python or the library cannot be had.
    ///
    /// - Parameter root: The store's root certificate (DER).
    static func make(trusting root: Data) async throws -> ShopServer? {
        guard let installed = try await InstalledPython.value() else { return nil }
        return try ShopServer(installed, root)
    }

    private init(_ installed: InstalledPython, _ root: Data) throws {
        self.installed = installed
        folder = try TemporaryFolder()
        ledger = folder.file("ledger.sqlite")
        port = try LoopbackPort.unused()
        try root.write(to: URL(filePath: folder.file("root.der")))
        try folder.write(try Self.program(), to: "shop_server.py")
    }

    /// The address for `--merchant`.
    var url: String { "http://127.0.0.1:\(port)" }

    /// Starts it, and waits until it listens; it is gone with whoever holds it.
    func start(_ fault: Fault? = nil) async throws -> RawProgram {
        let running = try RawProgram(
            installed.python,
            [folder.file("shop_server.py"), folder.file("root.der"), ledger, port], in: folder,
            environment: fault?.environment ?? [:])
        try await running.sends(url)
        return running
    }

    /// How often a product was granted and not taken back.
    func grants(of product: String = "gems.60") throws -> Int {
        let queue = try DatabaseQueue(path: ledger)
        return try queue.read { database in
            try Int.fetchOne(
                database, sql: "SELECT count(*) FROM grants WHERE product LIKE ? AND NOT revoked",
                arguments: ["%.\(product)"]) ?? 0
        }
    }

    /// The code block of README, which is the program.
    static func program() throws -> String { try Readme.block("shop_server.py") }
}
