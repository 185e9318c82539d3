package import Foundation
import GRDB
import KioskManual
package import KioskTestSupport

/// The example server of the manual, unchanged, with its own ledger.
package final class ShopServer: Sendable {
    /// Why the server could not be created although Python is available.
    package struct CreationFailed: Error {
        let reason: String
    }

    /// The path of its ledger of grants.
    package let ledger: String
    /// The port at which it listens after each start.
    package let port: String
    private let folder: TemporaryFolder
    private let python: PythonEnvironment
    private let root: Data

    /// Creates a server for the transactions of a profile's store.
    ///
    /// - Parameter root: The store's root certificate (DER).
    /// - Throws: `PythonEnvironment.Unavailable` if Python or the library cannot be installed.
    package static func make(trusting root: Data) async throws -> ShopServer {
        try ShopServer(try await PythonEnvironment.value(), root)
    }

    private init(_ python: PythonEnvironment, _ root: Data) throws {
        self.python = python
        self.root = root
        folder = try TemporaryFolder()
        ledger = folder.file("ledger.sqlite")
        port = try LoopbackPort.unused()
        try root.write(to: URL(filePath: folder.file("root.der")))
        try folder.write(try Self.program(), to: "shop_server.py")
    }

    /// Returns another server, at another port, with a copy of the ledger, which must not be in use.
    func copy() throws -> ShopServer {
        let copy = try ShopServer(python, root)
        if FileManager.default.fileExists(atPath: ledger) {
            try FileManager.default.copyItem(atPath: ledger, toPath: copy.ledger)
        }
        return copy
    }

    /// The URL for `--merchant`.
    package var url: String { "http://127.0.0.1:\(port)" }

    /// Starts it and waits until it listens; it ends when the result is released.
    package func start(_ fault: SystemCallFault? = nil) async throws -> RawProgram {
        let running = try RawProgram(
            python.interpreter,
            [folder.file("shop_server.py"), folder.file("root.der"), ledger, port], in: folder,
            environment: fault?.environment ?? [:])
        try await running.waitForOutput(containing: url)
        return running
    }

    /// Returns how often a product was granted and not taken back.
    package func grants(of product: String = "gems.60") throws -> Int {
        try number(
            "SELECT count(*) FROM grants WHERE product LIKE '%.\(product)' AND NOT revoked")
    }

    /// Returns the number of gems that were granted and not taken back.
    func gems() throws -> Int {
        try number(
            """
            SELECT coalesce(sum(quantity * \(OracleRule.gems(in: "product"))), 0)
                FROM grants WHERE product LIKE '%.gems.%' AND NOT revoked
            """)
    }

    private func number(_ sql: String) throws -> Int {
        try DatabaseQueue(path: ledger, configuration: .waiting).read {
            try Int.fetchOne($0, sql: sql) ?? 0
        }
    }

    /// Returns the program, a code block of the manual.
    package static func program() throws -> String {
        try ManualArticle("your-server").block("shop_server.py")
    }
}
