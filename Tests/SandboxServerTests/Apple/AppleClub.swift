import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning

/// A server that sells ``ClubCatalog``, with a key, and what its customers do there.
struct AppleClub: Sendable {
    let shop: AppleShop
    var backend: EmbeddedBackend { shop.server.backend.embedded }

    /// - Parameter now: What the real clock of the server says.
    init(
        _ settings: SubscriptionSettings = SubscriptionSettings(),
        now: Timestamp = Timestamp(milliseconds: 1_800_000_000_000)
    ) async throws {
        shop = try await AppleShop(now: now)
        backend.sell(try ClubCatalog.catalog(settings))
        try await backend.notify(NotificationTarget(url: "http://127.0.0.1:1/", retry: .once))
    }

    /// Buys a plan, or another product, for what is charged first.
    @discardableResult
    func buy(
        _ id: ProductID, _ type: ProductType = .autoRenewable, at price: Int64,
        as account: AccountName = "ann"
    ) async throws -> SignedTransaction {
        let phone = try await shop.server.backend.phone(of: account)
        let request = try await phone.request(id, type, price: price)
        guard case .purchased(let jws) = try await phone.store.purchase(request, phone.context)
        else { throw Unexpected(what: "not purchased") }
        return try read(jws, phone)
    }

    /// Lets the store's time pass.
    func jump(_ period: String) async throws {
        guard let period = SubscriptionPeriod(iso8601: period) else {
            throw Unexpected(what: period)
        }
        _ = try await backend.change(.period(period))
    }

    /// A life with all that happens: a free week, a renewal, a charge that fails, grace, recovery, a better plan, its
    /// renewal, a refund of what is over, and the end of renewing.
    ///
    /// - Returns: Its transactions, oldest first.
    func live() async throws -> [Transaction] {
        let first = try await buy("silver", at: 0).transaction
        try await jump("P1W")
        _ = try await backend.control(first.id, .failRenewals(true))
        try await jump("P1M")
        try await jump("P3D")
        _ = try await backend.control(first.id, .failRenewals(false))
        try await buy("gold", at: 9_990)
        try await jump("P1M")
        let all = try await transactions(of: "ann")
        _ = try await backend.refund(all[1].id)
        _ = try await backend.control(first.id, .wish(.cancel))
        return try await transactions(of: "ann")
    }

    /// All transactions of a customer as a device that knows nothing is told them, oldest first.
    func transactions(of account: AccountName) async throws -> [Transaction] {
        let phone = try await shop.server.backend.phone("new", of: account)
        let changes = try await phone.store.changes(after: 0, phone.context)
        return try changes.transactions.map { try read($0, phone).transaction }
            .sorted { $0.id < $1.id }
    }

    private func read(_ jws: JWS, _ phone: RawClient) throws -> SignedTransaction {
        try phone.verifier.verifyTransaction(
            jws, bundleID: TestCatalog.bundleID, now: Timestamp(milliseconds: .max))
    }
}
