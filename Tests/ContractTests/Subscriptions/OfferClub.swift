import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning

/// A store with subscribers and a team's own offer key, which signs what a test chooses.
struct OfferClub {
    static let loyal = OfferChoice(type: .promotional, identifier: "loyal")

    let shop: ClubShop
    let signer: OfferSigner
    let key: APIKey
    var phone: RawClient { shop.phone }

    init(_ wiring: Wiring = .direct) async throws {
        shop = try await ClubShop(wiring)
        guard let signer = OfferSigner(secret: String(repeating: "5a", count: 32)) else {
            throw UnexpectedResponse(response: "no key")
        }
        let backend = shop.backend.embedded
        self.signer = signer
        key = try await backend.newKey(publicKey: signer.publicKey, issuer: nil)
        try await backend.add(key)
    }

    /// Returns the offer of silver with a token, in which a test changes one value.
    func signed(
        _ product: ProductID = "silver", offer: String = "loyal", bundle: BundleID? = nil,
        transaction: TransactionID? = nil, nonce: String? = nil, at moment: Timestamp? = nil
    ) async throws -> OfferChoice {
        let player = try await phone.merchant.offer(phone.context).appAccountToken
        let order = OfferOrder(
            bundleID: bundle ?? TestCatalog.bundleID, productID: product, offerIdentifier: offer,
            appAccountToken: player)
        return Self.loyal.proved(
            by: .token(
                try signer.sign(
                    order, as: key, for: transaction, nonce: nonce ?? shop.backend.clock.uuid(),
                    at: moment ?? shop.backend.clock.now())))
    }

    /// Returns an order of silver at the offer's price.
    func request(
        _ offer: OfferChoice, intent: IntentID? = nil, outcome: Outcome = .approve,
        price: Int64 = 2_990, on phone: RawClient? = nil
    ) async throws -> PurchaseRequest {
        let made = try await (phone ?? self.phone).request(
            "silver", .autoRenewable, price: price, outcome: outcome, intent: intent)
        return PurchaseRequest(
            intent: made.intent.withOffer(offer), merchantOrder: made.merchantOrder,
            appAccountToken: made.appAccountToken)
    }

    /// Returns the status of such an order.
    func order(_ offer: OfferChoice, on phone: RawClient? = nil) async throws -> OrderStatus {
        let phone = phone ?? self.phone
        return try await phone.store.purchase(try await request(offer, on: phone), phone.context)
    }

    /// Returns the offer of the next period and the charges so far.
    func standing() async throws -> (offer: String?, charges: [Int64?]) {
        let offer = try await shop.status().2.offerIdentifier
        return (offer, try await shop.transactions().map { $0.price })
    }
}
