import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning

/// A server that sells ``ClubCatalog``, with an API key, and the actions of its customers.
struct AppleClub: Sendable {
    let shop: AppleShop
    var backend: EmbeddedBackend { shop.server.backend.embedded }

    /// - Parameter now: The time of the server's real clock.
    init(
        _ settings: SubscriptionSettings = SubscriptionSettings(),
        now: Timestamp = Timestamp(milliseconds: 1_800_000_000_000)
    ) async throws {
        shop = try await AppleShop(now: now)
        backend.replaceCatalog(try ClubCatalog.catalog(settings))
        try await backend.notify(NotificationTarget(url: "http://127.0.0.1:1/", retry: .once))
    }

    /// Buys a plan or another product at its first charge.
    @discardableResult
    func buy(
        _ id: ProductID, _ type: ProductType = .autoRenewable, at price: Int64,
        as account: AccountName = "ann"
    ) async throws -> SignedTransaction {
        let phone = try await shop.server.backend.rawClient(of: account)
        let request = try await phone.request(id, type, price: price)
        guard case .purchased(let jws) = try await phone.store.purchase(request, phone.context)
        else { throw UnexpectedResponse(response: "not purchased") }
        return try read(jws, phone)
    }

    /// Advances the store's time by a period.
    func advance(_ period: String) async throws {
        guard let period = SubscriptionPeriod(iso8601: period) else {
            throw UnexpectedResponse(response: period)
        }
        _ = try await backend.change(.period(period))
    }

    /// Runs a whole subscription: a free week, a renewal, a failed charge, grace, recovery, an upgrade, its renewal, a
    /// refund of a past period, and the end of renewing.
    ///
    /// - Returns: Its transactions, oldest first.
    func live() async throws -> [Transaction] {
        let first = try await buy("silver", at: 0).transaction
        try await advance("P1W")
        _ = try await backend.control(first.id, .failRenewals(true))
        try await advance("P1M")
        try await advance("P3D")
        _ = try await backend.control(first.id, .failRenewals(false))
        try await buy("gold", at: 9_990)
        try await advance("P1M")
        let all = try await transactions(of: "ann")
        _ = try await backend.refund(all[1].id)
        _ = try await backend.control(first.id, .wish(.cancel))
        return try await transactions(of: "ann")
    }

    /// Returns all transactions of a customer, oldest first, as a new device receives them.
    func transactions(of account: AccountName) async throws -> [Transaction] {
        let phone = try await shop.server.backend.rawClient("new", of: account)
        let changes = try await phone.store.changes(after: 0, phone.context)
        return try changes.transactions.map { try read($0, phone).transaction }
            .sorted { $0.id < $1.id }
    }

    private func read(_ jws: JWS, _ phone: RawClient) throws -> SignedTransaction {
        try phone.verifier.verifyTransaction(
            jws, bundleID: TestCatalog.bundleID, now: Timestamp(milliseconds: .max))
    }
}
