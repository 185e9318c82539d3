import Foundation
import KioskTestSupport
import SandboxBackend
import SandboxCore
import SandboxStore
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

@Suite("Embedded backend: its files")
struct EmbeddedBackendTests {
    /// Opens the store alone on the backend's files, as after a crash before the merchant was notified.
    private func storeAlone(_ backend: TestBackend) throws -> SandboxStoreService {
        try SandboxStoreService.open(
            StoreDatabase.open(folder: backend.folder),
            authority: try SandboxAuthority.openOrCreate(folder: backend.folder + "/authority"),
            catalogCache: CatalogCache(try TestCatalog.catalog()), clock: backend.clock)
    }

    @Test("the next call delivers a refund of which the merchant was not notified")
    func outbox() async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        let bought = try await phone.purchaseAndFinish(try await phone.gemsRequest())
        let store = try storeAlone(backend)
        _ = try await store.change(bought.transaction.id, .refund(.whole))
        #expect(try await store.undelivered().map(\.transaction.id) == [bought.transaction.id])
        #expect(try await phone.gemCount() == 0)
        #expect(try await store.undelivered().isEmpty)
    }

    @Test("an account's total is its charges minus its refunds")
    func balances() async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        let bought = try await phone.purchaseAndFinish(try await phone.gemsRequest(3))
        _ = try await phone.purchaseAndFinish(try await phone.noAdsRequest())
        let store = try storeAlone(backend)
        #expect(try await store.paid(by: "ann") == [try TestCatalog.price(5_960)])
        _ = try await store.change(bought.transaction.id, .refund(.whole))
        #expect(try await store.paid(by: "ann") == [try TestCatalog.price(2_990)])
        #expect(try await store.paid(by: "bob").isEmpty)
    }

    @Test("only the owner can read the state and the signing key")
    func modes() throws {
        let backend = try TestBackend()
        for name in ["store.sqlite", "merchant.sqlite", "authority/authority.pem"] {
            let path = backend.folder + "/" + name
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
        }
    }

    @Test("a reopened store has the same identity", arguments: Wiring.all)
    func identity(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let first = try await backend.services.store.identity()
        #expect(try await backend.reopen().store.identity() == first)
        #expect(
            try await TestBackend(wiring).services.store.identity().rootFingerprint
                != first.rootFingerprint)
    }

    @Test(
        "a file that is not a database is refused and left unchanged",
        arguments: [
            "store.sqlite", "merchant.sqlite",
        ])
    func damaged(name: String) throws {
        let backend = try TestBackend()
        let folder = backend.folder + "/damaged"
        _ = try EmbeddedBackend.open(
            folder: folder, catalog: try TestCatalog.catalog(), clock: backend.clock)
        let content = Data("this is not a database, it only has its name. ".utf8)
        try content.write(to: URL(fileURLWithPath: folder + "/" + name))
        let failure = #expect(throws: BackendFailure.self) {
            try EmbeddedBackend.open(
                folder: folder, catalog: try TestCatalog.catalog(), clock: backend.clock)
        }
        #expect(failure?.exitCode == 65)
        #expect(failure?.message.contains(name) == true)
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)) == content)
    }

    @Test("a merchant without its file is not created again if its store has sold something")
    func lostLedger() async throws {
        let backend = try TestBackend()
        func open() throws -> EmbeddedBackend {
            try EmbeddedBackend.open(
                folder: backend.folder, catalog: try TestCatalog.catalog(), clock: backend.clock)
        }
        let path = backend.folder + "/merchant.sqlite"
        // A process that was killed while creating the files has sold nothing, so the next start creates the rest.
        try FileManager.default.removeItem(atPath: path)
        _ = try await open().identity()
        let opened = try open()
        let phone = try await backend.rawClient(
            on: BackendServices(
                store: opened, merchant: opened, control: opened, merchantOperations: opened))
        let bought = try await phone.buy(try await phone.gemsRequest())
        try FileManager.default.moveItem(atPath: path, toPath: path + ".kept")
        let failure = #expect(throws: BackendFailure.self) { try open() }
        #expect(failure?.exitCode == 77)
        #expect(failure?.message.contains("merchant.sqlite cannot be used: it is missing") == true)
        #expect(!FileManager.default.fileExists(atPath: path))
        try FileManager.default.moveItem(atPath: path + ".kept", toPath: path)
        let again = try open()
        let later = try await backend.rawClient(
            on: BackendServices(
                store: again, merchant: again, control: again, merchantOperations: again))
        #expect(try await later.verify(bought).decision == .accepted)
    }

    @Test("another catalog is on sale as soon as it is set")
    func shelf() async throws {
        let folder = NSTemporaryDirectory() + "/kiosk-shelf-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let backend = try EmbeddedBackend.open(
            folder: folder, catalog: try TestCatalog.catalog(), clock: TestClock())
        let context = CallContext(account: "ann", device: "phone", requestID: "r")
        let request = ProductsRequest(productIDs: ["gems.60"], locale: .fallback)
        let before = try await backend.products(request, context)
        backend.replaceCatalog(try TestCatalog.catalog(gemPrice: 1_090))
        let after = try await backend.products(request, context)
        #expect(before.catalogVersion != after.catalogVersion)
        #expect(after.products.first?.price == (try TestCatalog.price(1_090)))
    }

    @Test("a store sells for the app of its first order, and refuses another one by name")
    func oneApp() async throws {
        let backend = try TestBackend()
        let (folder, clock) = (backend.folder, backend.clock)
        func open(_ bundleID: BundleID?) throws -> EmbeddedBackend {
            try EmbeddedBackend.open(
                folder: folder, catalog: try TestCatalog.catalog(bundleID: bundleID), clock: clock)
        }
        // Without an order nothing was signed that could become unreadable.
        #expect(try await open("com.example.other").identity().bundleID == "com.example.other")
        let phone = try await backend.rawClient()
        let bought = try await phone.buy(try await phone.gemsRequest())
        let failure = #expect(throws: BackendFailure.self) { try open("com.example.other") }
        #expect(failure?.exitCode == 77)
        let message = failure?.message ?? ""
        #expect(message.contains("com.example.game") && message.contains("com.example.other"))
        // A catalog without an app, such as a `.storekit` file, is sold under the store's app.
        let nameless = try open(nil)
        #expect(try await nameless.identity().bundleID == TestCatalog.bundleID)
        let later = try await backend.rawClient(
            on: BackendServices(
                store: nameless, merchant: nameless, control: nameless, merchantOperations: nameless
            ))
        #expect(try await later.verify(bought).decision == .accepted)
        #expect(
            try await later.buy(try await later.noAdsRequest()).transaction.bundleID
                == "com.example.game")
    }

    @Test("a store opened for another app before the first order does not sell for it")
    func otherAppMeanwhile() async throws {
        let backend = try TestBackend()
        let other = try EmbeddedBackend.open(
            folder: backend.folder, catalog: try TestCatalog.catalog(bundleID: "com.example.other"),
            clock: backend.clock)
        let phone = try await backend.rawClient()
        _ = try await phone.buy(try await phone.gemsRequest())
        let late = try await backend.rawClient(
            on: BackendServices(
                store: other, merchant: other, control: other, merchantOperations: other))
        let request = try await late.noAdsRequest()
        await expectRefusal(.wrongState) { try await late.store.purchase(request, late.context) }
        #expect(try await other.orders(limit: 10).count == 1)
    }

    @Test("eight concurrent openers of a new folder find one store with one root", arguments: 1...4)
    func founding(round: Int) async throws {
        let backend = try TestBackend()
        let folder = backend.folder + "/fresh-\(round)"
        let (catalog, clock) = (try TestCatalog.catalog(), backend.clock)
        let identities = try await withThrowingTaskGroup(of: BackendIdentity.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    let opened = try await runOnNewThread {
                        try EmbeddedBackend.open(folder: folder, catalog: catalog, clock: clock)
                    }
                    // Each of them is usable at once and can write.
                    let context = CallContext(account: "ann", device: "phone", requestID: "r")
                    _ = try await opened.offer(context)
                    _ = try await opened.setStorefront("DEU", context)
                    return try await opened.identity()
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(identities.count == 8)
        #expect(Set(identities).count == 1)
        #expect(UniqueID.isUUID(identities.first?.storeID ?? ""))
    }
}
