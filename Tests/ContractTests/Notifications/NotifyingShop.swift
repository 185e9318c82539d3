import SandboxBackend
import SandboxCore
import SandboxStore
import ShopTestSupport
import StoreModel
import StoreSigning

/// A store that sends notifications to a team's server.
struct NotifyingShop {
    static let url = "http://127.0.0.1:1/hook"

    let backend: TestBackend
    let phone: RawClient

    /// - Parameter retry: The retry policy; nil to record no notifications.
    init(_ retry: NotificationRetry? = .once) async throws {
        backend = try TestBackend()
        phone = try await backend.rawClient()
        try await backend.embedded.notify(
            retry.map { NotificationTarget(url: Self.url, retry: $0) })
    }

    /// Sends the due notifications.
    @discardableResult
    func send(to postbox: StubReceiver) async -> Int64? {
        await NotificationWorker(backend.embedded, over: postbox).sendDue()
    }

    /// Returns the payload as the server reads it.
    func read(_ jws: JWS) throws -> NotificationPayload {
        try phone.verifier.verifyNotification(
            jws, bundleID: TestCatalog.bundleID, now: backend.clock.now())
    }

    /// Returns the recorded notifications, oldest first.
    func records() async throws -> [NotificationRecord] {
        try await backend.embedded.notifications().reversed()
    }

    /// Returns the types of the recorded notifications, oldest first.
    func told() async throws -> [String] { try await records().map { $0.kind?.description ?? "?" } }
}

extension NotifyingShop {
    /// Opens the store as another process would.
    func storeAlone() throws -> SandboxStoreService {
        try storeAlone(StoreDatabase.open(folder: backend.folder), backend.clock)
    }

    /// Opens the store on an open file, with its own clock.
    func storeAlone(
        _ file: StoreDatabase, _ clock: any BackendClock
    ) throws -> SandboxStoreService {
        try SandboxStoreService.open(
            file,
            authority: try SandboxAuthority.openOrCreate(folder: backend.folder + "/authority"),
            catalogCache: CatalogCache(try TestCatalog.catalog()), clock: clock)
    }
}
