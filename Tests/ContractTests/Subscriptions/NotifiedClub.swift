import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning

/// A store that sells ``ClubCatalog`` and sends all notifications to a server, and a device of one customer.
struct NotifiedClub: Sendable {
    let backend: TestBackend
    let phone: RawClient
    var embedded: EmbeddedBackend { backend.embedded }

    init(_ settings: SubscriptionSettings = SubscriptionSettings()) async throws {
        backend = try TestBackend()
        backend.embedded.replaceCatalog(try ClubCatalog.catalog(settings))
        try await backend.embedded.notify(
            NotificationTarget(url: "http://127.0.0.1:1/", retry: .once))
        phone = try await backend.rawClient()
    }

    /// Buys a plan at its first charge, optionally with a named offer.
    @discardableResult
    func buy(
        _ id: ProductID, at price: Int64, with offer: OfferChoice? = nil
    ) async throws -> Transaction {
        try await buy(id, at: price, with: offer, on: phone)
    }

    /// Buys the plan on another customer's device.
    @discardableResult
    func buy(
        _ id: ProductID, at price: Int64, with offer: OfferChoice? = nil, on phone: RawClient
    ) async throws -> Transaction {
        let made = try await phone.request(id, .autoRenewable, price: price)
        let proved = try await proved(offer, of: id, for: phone)
        let request = PurchaseRequest(
            intent: proved.map(made.intent.withOffer) ?? made.intent,
            merchantOrder: made.merchantOrder, appAccountToken: made.appAccountToken)
        let status = try await phone.store.purchase(request, phone.context)
        guard case .purchased(let jws) = status else {
            throw UnexpectedResponse(response: "\(status)")
        }
        return try read(jws)
    }

    /// Adds the merchant's signature or a code to an offer that needs one.
    private func proved(
        _ offer: OfferChoice?, of id: ProductID, for phone: RawClient
    ) async throws -> OfferChoice? {
        guard let offer else { return nil }
        switch offer.type {
        case .introductory, .winBack: return offer
        case .promotional:
            let request = OfferSigningRequest(
                productID: id, offerIdentifier: offer.identifier, transactionID: nil)
            return offer.proved(by: try await phone.merchant.signOffer(request, phone.context))
        case .code:
            let terms = OfferCodeTerms(
                isCustom: false, limit: 1, isOncePerCustomer: false, expires: nil)
            let made = try await embedded.createOfferCodes(
                OfferCodeCreationRequest(
                    productID: id, offerIdentifier: offer.identifier, count: 1, custom: nil,
                    terms: terms))
            return made.first.map { offer.proved(by: .code($0.code)) }
        }
    }

    /// Advances the store's time by a period.
    func advance(_ period: String) async throws {
        guard let period = SubscriptionPeriod(iso8601: period) else {
            throw UnexpectedResponse(response: period)
        }
        _ = try await embedded.change(.period(period))
    }

    /// Changes the customer's only subscription.
    func control(_ control: SubscriptionControl) async throws {
        guard let subscription = try await embedded.subscriptions().first else {
            throw UnexpectedResponse(response: "no subscription")
        }
        _ = try await embedded.control(subscription.originalTransactionID, control)
    }

    /// Returns all notifications so far, oldest first.
    func notifications() async throws -> [ToldNotification] {
        await NotificationWorker(embedded, over: NoServer()).sendDue()
        let query = NotificationHistoryQuery(
            start: Timestamp(milliseconds: 0), end: Timestamp(milliseconds: .max))
        var (told, place): ([ToldNotification], Int64?) = ([], nil)
        repeat {
            let page = try await embedded.history(query, from: place)
            told += try page.items.map { try ToldNotification($0.signedPayload, phone.verifier) }
            place = page.next
        } while place != nil
        return told.reversed()
    }

    private func read(_ jws: JWS) throws -> Transaction {
        try phone.verifier.verifyTransaction(
            jws, bundleID: TestCatalog.bundleID, now: Timestamp(milliseconds: .max)
        ).transaction
    }
}

/// A team's server that does not answer; each attempt is recorded all the same.
private struct NoServer: NotificationSender {
    func post(_ signedPayload: JWS, to url: String) async -> SendAttemptResult { .noResponse }
}
