import StoreSigning
import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel

/// A store that sells ``ClubCatalog``, and a device of one of its customers.
struct ClubShop {
    let backend: TestBackend
    let services: BackendServices
    let phone: RawClient
    let settings: SubscriptionSettings

    init(
        _ wiring: Wiring = .direct, settings: SubscriptionSettings = SubscriptionSettings()
    ) async throws {
        self.settings = settings
        // Only this backend sells the catalog: a backend with another one would end subscriptions that it does not
        // sell.
        backend = try await TestBackend(wiring, catalog: ClubCatalog.catalog(settings))
        services = backend.services
        phone = try await backend.rawClient()
    }

    /// Buys a plan at its current price.
    func buy(_ id: ProductID, at price: Int64) async throws -> Transaction {
        let request = try await phone.request(id, .autoRenewable, price: price)
        let status = try await services.store.purchase(request, phone.context)
        guard case .purchased(let jws) = status else {
            throw UnexpectedResponse(response: "\(status)")
        }
        return try read(jws)
    }

    /// Advances the store's time by a period.
    @discardableResult
    func advance(_ period: String) async throws -> StoreTimeReading {
        guard let period = SubscriptionPeriod(iso8601: period) else {
            throw UnexpectedResponse(response: period)
        }
        return try await services.control.change(.period(period))
    }

    /// Returns all of the account's transactions as a new device receives them.
    func transactions() async throws -> [Transaction] {
        let changes = try await services.store.changes(
            after: 0,
            CallContext(account: phone.context.account, device: "new", requestID: "test"))
        return try changes.transactions.map(read).sorted { $0.id < $1.id }
    }

    /// Reads a signed form, regardless of the store's clock.
    private func read(_ jws: JWS) throws -> Transaction {
        try phone.verifier.verifyTransaction(
            jws, bundleID: TestCatalog.bundleID, now: Timestamp(milliseconds: .max)
        ).transaction
    }

    /// Returns the status of the only subscription.
    func status() async throws -> (RenewalState, Transaction, RenewalInfo) {
        let reply = try await services.store.subscriptions(phone.context)
        guard let status = reply.statuses.first else { throw UnexpectedResponse(response: "none") }
        return (
            status.state, try read(status.transaction),
            try phone.verifier.verifyRenewalInfo(
                status.renewalInfo, now: Timestamp(milliseconds: .max))
        )
    }
}
