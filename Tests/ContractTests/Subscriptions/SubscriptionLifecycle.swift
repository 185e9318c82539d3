import PurchaseCore
import PurchaseEngine
import SandboxBackend
import SandboxStore
import ShopTestSupport
import StoreAPI
import StoreAudit
import StoreFiles
import StoreModel
import StoreSigning
import Testing

/// Two years of one subscription on a customer's device: bought, unpaid, recovered, upgraded, refunded and bought
/// again, with checks after every change.
struct SubscriptionLifecycle {
    /// The backend and the device.
    struct Shop {
        let backend: TestBackend
        let embedded: EmbeddedBackend
        let device: Device
        let verifier: JWSVerifier
        let catalog: Catalog
    }

    /// A product of a group, and a higher level of the same group if there is one.
    struct Plans {
        let plan: CatalogProduct
        let better: CatalogProduct?
    }

    let shop: Shop
    let plans: Plans
    let engine: PurchaseEngine

    /// Creates a store that sells a file's products in real time and with a grace period.
    static func shop(_ file: Catalog) async throws -> Shop {
        let catalog = Catalog(
            app: CatalogApp(bundleID: TestCatalog.bundleID, appleID: 1, name: file.app.name),
            homeStorefront: file.homeStorefront, defaultLocale: file.defaultLocale,
            products: file.products,
            subscriptions: SubscriptionSettings(hasGracePeriod: true))
        let backend = try TestBackend()
        let embedded = try EmbeddedBackend.open(
            folder: backend.folder, catalog: catalog, clock: backend.clock)
        try await embedded.notify(NotificationTarget(url: NotifyingShop.url, retry: .once))
        let services = TestBackend.direct(embedded)
        let identity = try await services.store.identity()
        return Shop(
            backend: backend, embedded: embedded,
            device: Device(backend, services: services),
            verifier: try JWSVerifier(rootBase64: identity.rootCertificate), catalog: catalog)
    }

    /// Returns the first plan with a free trial, or else the first plan for sale; nil if the catalog sells none.
    static func plans(of catalog: Catalog) -> Plans? {
        let sold = catalog.products.filter {
            $0.type == .autoRenewable && $0.subscription != nil
                && ($0.prices[catalog.homeStorefront]?.milliunits ?? 0) > 0
        }
        let free = sold.first { product in
            product.subscription?.offers.contains {
                $0.kind == .introductory && $0.paymentMode == .free
            } ?? false
        }
        guard let plan = free ?? sold.first, let info = plan.subscription else { return nil }
        let better = sold.first {
            $0.subscription?.groupID == info.groupID && $0.subscription?.level ?? 0 < info.level
        }
        return Plans(plan: plan, better: better)
    }

    // MARK: Actions

    /// Buys a product on its current terms.
    func buy(_ id: ProductID) async throws {
        let product = try #require(
            try await engine.products([id], locale: .fallback).products.first)
        let terms = SubscriptionTerms(product, subscriptions: await engine.subscriptionOverview()) {
            id in
            shop.catalog.products.first { $0.id == id }?.subscription
        }
        guard case .success = try await engine.purchase(product, terms: terms) else {
            throw UnexpectedResponse(response: "no sale")
        }
    }

    /// Advances the time to the next event.
    func step() async throws {
        _ = try await shop.device.services.control.change(.nextEvent)
        try await engine.refreshSubscriptions()
    }

    var now: Timestamp {
        get async throws { try await shop.device.services.control.time().now }
    }

    func control(_ control: SubscriptionControl) async throws {
        let original = try await status().originalTransactionID
        _ = try await shop.device.services.control.control(original, control)
        try await engine.refreshSubscriptions()
    }

    /// Refunds the current period.
    func refund() async throws {
        let paid = try read(try await status().transaction)
        _ = try await shop.device.services.control.refund(paid.id)
        try await engine.refreshSubscriptions()
    }

    func status() async throws -> SubscriptionStatus {
        let context = CallContext(account: "ann", device: "other", requestID: "test")
        return try #require(
            try await shop.device.services.store.subscriptions(context).statuses.first)
    }

    // MARK: Expectations

    /// Expects that the shown entitlements are those of the signed transactions at this moment.
    func expectRight() async throws {
        let now = try await now
        let shown = await engine.snapshot().entitlements
            .filter { $0.type == .autoRenewable && $0.expires.map { $0 > now } ?? true }
        #expect(Set(shown.map(\.productID)) == (try await entitled(at: now)), "\(now)")
        #expect(shown.count <= 1)
    }

    /// Returns all transactions ever signed for the account, as a new device receives them.
    func transactions() async throws -> [Transaction] {
        let changes = try await shop.device.services.store.changes(
            after: 0, CallContext(account: "ann", device: "new", requestID: "test"))
        return try changes.transactions.map(read).sorted { $0.id < $1.id }
    }

    private func entitled(at now: Timestamp) async throws -> Set<ProductID> {
        let paid = try await transactions().filter { transaction in
            transaction.purchaseDate <= now && transaction.revocationDate == nil
                && transaction.isUpgraded != true
                && transaction.expiresDate.map { now < $0 } ?? false
        }
        let status = try await status()
        let renewal = try shop.verifier.verifyRenewalInfo(status.renewalInfo, now: Self.ever)
        let inGrace = renewal.gracePeriodExpiresDate.map { now < $0 } ?? false
        return Set(paid.map(\.productID)).union(inGrace ? [renewal.productID] : [])
    }

    private static let ever = Timestamp(milliseconds: .max)

    private func read(_ jws: JWS) throws -> Transaction {
        try shop.verifier.verifyTransaction(jws, bundleID: TestCatalog.bundleID, now: Self.ever)
            .transaction
    }

    /// Returns the violations that an audit of the store's file finds.
    func violations() throws -> [Violation] {
        try FileSnapshots.read([StoreAuditReader.source(folder: shop.backend.folder)]) {
            (snapshots, isOneMoment) throws(FileFailure) in
            Audit.violations(
                AuditRecords(
                    devices: [], store: try StoreAuditReader.read(snapshots[0]), merchant: nil,
                    isConsistentSnapshot: isOneMoment, includesAllDevices: false)
            ).map(\.violation)
        }
    }

    /// Returns the notifications as a team's server would read them.
    func told() async throws -> [NotificationPayload] {
        let postbox = StubReceiver()
        let records = try await shop.embedded.notifications().count
        while postbox.received.count < records {
            let before = postbox.received.count
            _ = await NotificationWorker(shop.embedded, over: postbox).sendDue()
            guard postbox.received.count > before else { break }
        }
        #expect(postbox.received.count == records)
        return try postbox.received.map {
            try shop.verifier.verifyNotification(
                $0, bundleID: TestCatalog.bundleID, now: Self.ever)
        }
    }
}
