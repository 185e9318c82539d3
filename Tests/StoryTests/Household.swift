import ArgumentParser
import Foundation
import KioskTestSupport
import SandboxBackend
import SandboxServer
import ServerTestSupport
import StoreAPI
import StoreModel

@testable import KioskApp

/// The folder of one story: the store, the merchant and every phone of one customer, until the test lets it go.
struct Household {
    /// Where store and merchant are.
    enum Place: CaseIterable {
        /// In each kiosk's process.
        case inside
        /// Behind HTTP, shared by all of them.
        case served
    }

    let folder: TemporaryFolder
    private let server: RunningServer?

    init() throws {
        folder = try TemporaryFolder()
        server = nil
    }

    init(at place: Place) async throws {
        folder = try TemporaryFolder()
        guard place == .served else {
            server = nil
            return
        }
        server = try await Self.serve(folder)
        try folder.write(RunningServer.token, to: "token")
    }

    private static func serve(
        _ folder: TemporaryFolder, port: Int = 0
    ) async throws -> RunningServer {
        let home = try Household()
        let catalog = try BackendSession.catalog(try home.settings()) { _ in }
        return try await RunningServer(
            try EmbeddedBackend.open(folder: folder.file("served"), catalog: catalog)
        ) { $0.port = port }
    }

    /// The server ends, as on SIGTERM.
    func closes() async { await server?.stop() }

    /// Somebody starts another server at the address of the one that was closed, for as long as it is held.
    ///
    /// - Parameter other: Whose store it has; nil for the same one.
    func opensAgain(with other: TemporaryFolder? = nil) async throws -> RunningServer {
        try await Self.serve(other ?? folder, port: server?.port ?? 0)
    }

    /// What a run of kiosk at this household is told.
    func settings(_ change: (inout GlobalOptions) -> Void = { _ in }) throws -> Settings {
        var options = try GlobalOptions.parse([])
        options.locale = "en_US"
        if let server {
            options.backend = server.url
            options.tokenFile = folder.file("token")
        }
        change(&options)
        return try Settings.resolve(
            options, environment: ["XDG_STATE_HOME": folder.path, "LANG": "C.UTF-8"])
    }

    /// Somebody opens a shop.
    func visit(
        _ change: (inout GlobalOptions) -> Void = { _ in },
        opening: @escaping ShopLife.Opening = BackendSession.open
    ) throws -> Visit {
        Visit(try settings(change), in: self, opening: opening)
    }

    /// Another process that works on the same state, such as a command in another terminal.
    func otherTerminal() async throws -> BackendSession {
        try await BackendSession.open(try settings())
    }

    /// What the store has in its books, newest first.
    func orders() async throws -> [SandboxOrder] {
        try await otherTerminal().side.control.orders(limit: 100)
    }

    /// Writes a catalog as a careful editor does: whole, under another name, then moved into place.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        let draft = try folder.write(text, to: name + ".new")
        guard rename(draft, folder.file(name)) == 0 else { throw CocoaError(.fileWriteUnknown) }
        return folder.file(name)
    }
}
