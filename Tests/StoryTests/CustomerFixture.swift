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

/// The folder of one test: the store, the merchant and every device of one customer, until the test releases
/// it.
struct CustomerFixture {
    /// The location of store and merchant.
    enum BackendLocation: CaseIterable {
        /// In the process of each shop.
        case embedded
        /// Behind HTTP, shared by all shops.
        case served
    }

    let folder: TemporaryFolder
    /// The catalog file; nil for the demo catalog.
    let catalog: String?
    private let server: RunningServer?
    private let servedStore: ServedStore?

    init() throws {
        folder = try TemporaryFolder()
        (catalog, server, servedStore) = (nil, nil, nil)
    }

    /// - Parameters:
    ///   - text: The text of the catalog; nil for the demo catalog.
    ///   - name: The name of its file, which ``write(_:to:)`` changes.
    init(at place: BackendLocation, selling text: String? = nil, as name: String = "pond.yaml")
        async throws
    {
        let folder = try TemporaryFolder()
        self.folder = folder
        catalog = try text.map { try folder.write($0, to: name) }
        guard place == .served else {
            (server, servedStore) = (nil, nil)
            return
        }
        let seller = try ServedStore(folder.file("seller"), catalog)
        self.servedStore = seller
        // The port is reserved and not chosen by the system, which would give it to another test's socket while
        // the server is closed.
        let port = try #require(Int(try LoopbackPort.unused()))
        server = try await seller.serve(port: port)
        try folder.write(RunningServer.token, to: "token")
    }

    /// Store and merchant as `kiosk serve` opens them, following their catalog as long as this object exists.
    private final class ServedStore: Sendable {
        let shop: ServedBackend
        private let following: Task<Void, Never>

        init(_ folder: String, _ catalog: String?) throws {
            var options = try GlobalOptions.parse([])
            options.givenValues[.locale] = "en_US"
            options.givenValues[.catalog] = catalog
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

    /// The served store and merchant; nil if each shop embeds its own.
    var served: EmbeddedBackend? { servedStore?.shop.backend }

    /// The folder with the files of store and merchant.
    var sellerFolder: String {
        (servedStore == nil ? folder.path : folder.file("seller")) + "/kiosk/default/embedded"
    }

    /// Stops the server, as on SIGTERM.
    func stopServer() async { await server?.stop() }

    /// Starts another server at the address of the closed one and returns it; the server runs as long as it is
    /// retained.
    ///
    /// - Parameter other: The folder with another store; nil for the same store.
    func opensAgain(with other: TemporaryFolder? = nil) async throws -> RunningServer {
        let seller = try other.map { try ServedStore($0.path, nil) } ?? self.servedStore
        guard let seller, let server else { throw CocoaError(.featureUnsupported) }
        return try await seller.serve(port: server.port)
    }

    /// Returns the settings of a run in this household.
    func settings(_ change: (inout [SettingKey: String]) -> Void = { _ in }) throws -> Settings {
        var options = try GlobalOptions.parse([])
        options.givenValues[.locale] = "en_US"
        if let server {
            options.givenValues[.backend] = server.url
            options.givenValues[.tokenFile] = folder.file("token")
        } else {
            options.givenValues[.catalog] = catalog
        }
        change(&options.givenValues)
        return try Settings.resolve(
            options,
            in: ProcessContext(
                environment: ["XDG_STATE_HOME": folder.path, "LANG": "C.UTF-8"]))
    }

    /// Opens a shop.
    func openShop(
        _ change: (inout [SettingKey: String]) -> Void = { _ in },
        opening: @escaping ShopSessionFactory.Opening = BackendSession.open
    ) throws -> InterfaceDriver {
        InterfaceDriver(try settings(change), in: self, opening: opening)
    }

    /// Opens a shop, buys Remove Ads and closes the shop after the purchase is finished.
    func buyRemoveAds() async throws {
        let shop = try openShop()
        try await shop.waitUntilOpen()
        shop.buy("Remove Ads")
        try await shop.waitForText("Bought Remove Ads.")
        try await shop.waitUntilFinished()
        await shop.crash()
    }

    /// Opens another session on the same state, as a command in another terminal does.
    func openSecondSession() async throws -> BackendSession {
        try await BackendSession.open(try settings())
    }

    /// Returns the store's orders, newest first.
    func orders() async throws -> [SandboxOrder] {
        try await openSecondSession().connectedBackend.control.orders(limit: 100)
    }

    /// Writes a catalog atomically: completely under another name, then moved into place.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        let draft = try folder.write(text, to: name + ".new")
        guard rename(draft, folder.file(name)) == 0 else { throw CocoaError(.fileWriteUnknown) }
        return folder.file(name)
    }
}
