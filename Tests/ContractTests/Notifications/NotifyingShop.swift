import SandboxBackend
import SandboxCore
import SandboxStore
import ShopTestSupport
import StoreModel
import StoreSigning

/// A store that tells a team's server what happens.
struct NotifyingShop {
    static let url = "http://127.0.0.1:1/hook"

    let backend: Backend
    let phone: RawClient

    /// - Parameter retry: Nil writes no notifications.
    init(_ retry: NotificationRetry? = .once) async throws {
        backend = try Backend()
        phone = try await backend.phone()
        try await backend.embedded.notify(
            retry.map { NotificationTarget(url: Self.url, retry: $0) })
    }

    /// Sends what is due.
    @discardableResult
    func send(to postbox: StubReceiver) async -> Int64? {
        await NotificationWorker(backend.embedded, over: postbox).sendDue()
    }

    /// What the server reads.
    func read(_ jws: JWS) throws -> NotificationPayload {
        try phone.verifier.verifyNotification(
            jws, bundleID: TestCatalog.bundleID, now: backend.clock.now())
    }

    /// What was to be told, oldest first.
    func records() async throws -> [NotificationRecord] {
        try await backend.embedded.notifications().reversed()
    }

    /// The types of what was to be told, oldest first.
    func told() async throws -> [String] { try await records().map { $0.kind?.description ?? "?" } }
}

extension NotifyingShop {
    /// The store as another process has it.
    func storeAlone() throws -> SandboxStoreService {
        try storeAlone(StoreFile.open(folder: backend.folder), backend.clock)
    }

    /// The same over an open file, with a clock of its own.
    func storeAlone(
        _ file: StoreFile, _ clock: any BackendClock
    ) throws -> SandboxStoreService {
        try SandboxStoreService.open(
            file,
            authority: try SandboxAuthority.openOrCreate(folder: backend.folder + "/authority"),
            shelf: CatalogCache(try TestCatalog.catalog()), clock: clock)
    }
}
