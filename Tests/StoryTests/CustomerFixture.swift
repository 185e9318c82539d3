import ArgumentParser
import Foundation
import KioskTestSupport
import SandboxBackend
import SandboxServer
import ServerTestSupport
import StoreAPI
import StoreModel
import Testing

@testable import KioskApp

/// The folder of one story: the store, the merchant and every phone of one customer, until the test lets it go.
struct CustomerFixture {
    /// Where store and merchant are.
    enum BackendLocation: CaseIterable {
        /// In each kiosk's process.
        case inside
        /// Behind HTTP, shared by all of them.
        case served
    }

    let folder: TemporaryFolder
    /// The file that is sold from; nil for the demo catalog.
    let catalog: String?
    private let server: RunningServer?
    private let seller: ServedStore?

    init() throws {
        folder = try TemporaryFolder()
        (catalog, server, seller) = (nil, nil, nil)
    }

    /// - Parameters:
    ///   - text: The catalog that is sold; nil for the demo's.
    ///   - name: The name of its file, which ``write(_:to:)`` changes.
    init(at place: BackendLocation, selling text: String? = nil, as name: String = "pond.yaml")
        async throws
    {
        let folder = try TemporaryFolder()
        self.folder = folder
        catalog = try text.map { try folder.write($0, to: name) }
        guard place == .served else {
            (server, seller) = (nil, nil)
            return
        }
        let seller = try ServedStore(folder.file("seller"), catalog)
        self.seller = seller
        // Not one that the system chooses: while the server is closed, it would give that to another test's socket.
        let port = try #require(Int(try LoopbackPort.unused()))
        server = try await seller.serve(port: port)
        try folder.write(RunningServer.token, to: "token")
    }

    /// Store and merchant as `kiosk serve` opens them, which follow their catalog for as long as somebody holds this.
    private final class ServedStore: Sendable {
        let shop: ServedBackend
        private let following: Task<Void, Never>

        init(_ folder: String, _ catalog: String?) throws {
            var options = try GlobalOptions.parse([])
            options.locale = "en_US"
            options.catalog = catalog
            let shop = try ServedBackend.open(
                try Settings.resolve(
                    options,
                    in: ProcessContext(
                        environment: ["XDG_STATE_HOME": folder, "LANG": "C.UTF-8"])))
            self.shop = shop
            following = Task { await shop.followCatalog() }
        }

        deinit { following.cancel() }

        func serve(port: Int) async throws -> RunningServer {
            try await RunningServer(shop.backend) { $0.port = port }
        }
    }

    /// Store and merchant where they are served; nil where each kiosk has them inside.
    var served: EmbeddedBackend? { seller?.shop.backend }

    /// The folder of the files of store and merchant.
    var sellerFolder: String {
        (seller == nil ? folder.path : folder.file("seller")) + "/kiosk/default/embedded"
    }

    /// The server ends, as on SIGTERM.
    func closes() async { await server?.stop() }

    /// Somebody starts another server at the address of the one that was closed, for as long as it is held.
    ///
    /// - Parameter other: Whose store it has; nil for the same one.
    func opensAgain(with other: TemporaryFolder? = nil) async throws -> RunningServer {
        let seller = try other.map { try ServedStore($0.path, nil) } ?? self.seller
        guard let seller, let server else { throw CocoaError(.featureUnsupported) }
        return try await seller.serve(port: server.port)
    }

    /// What a run of kiosk at this household is told.
    func settings(_ change: (inout GlobalOptions) -> Void = { _ in }) throws -> Settings {
        var options = try GlobalOptions.parse([])
        options.locale = "en_US"
        if let server {
            options.backend = server.url
            options.tokenFile = folder.file("token")
        } else {
            options.catalog = catalog
        }
        change(&options)
        return try Settings.resolve(
            options,
            in: ProcessContext(
                environment: ["XDG_STATE_HOME": folder.path, "LANG": "C.UTF-8"]))
    }

    /// Somebody opens a shop.
    func visit(
        _ change: (inout GlobalOptions) -> Void = { _ in },
        opening: @escaping ShopSessionFactory.Opening = BackendSession.open
    ) throws -> InterfaceDriver {
        InterfaceDriver(try settings(change), in: self, opening: opening)
    }

    /// A customer comes, buys Remove Ads, and is gone once that is settled.
    func buysRemoveAds() async throws {
        let shop = try visit()
        try await shop.opens()
        shop.buy("Remove Ads")
        try await shop.sees("Bought Remove Ads.")
        try await shop.settles()
        await shop.crash()
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
