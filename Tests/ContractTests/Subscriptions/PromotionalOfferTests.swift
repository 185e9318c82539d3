import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

@Suite("Promotional offers")
struct PromotionalOfferTests {
    private static let hour: Int64 = 3_600_000

    @Test(
        "O3: the store accepts an offer that the merchant signed once",
        arguments: Wiring.all)
    func merchant(wiring: Wiring) async throws {
        let club = try await OfferClub(wiring)
        let first = try await club.shop.buy("silver", at: 0)
        let phone = club.phone
        let proof = try await phone.merchant.signOffer(
            OfferSigningRequest(
                productID: "silver", offerIdentifier: "loyal", transactionID: nil),
            phone.context)
        let offer = OfferClub.loyal.proved(by: proof)
        guard case .purchased(let jws) = try await club.order(offer) else {
            throw UnexpectedResponse(response: "refused")
        }
        #expect(try phone.read(jws).transaction.id == first.id)
        #expect(try await club.standing().offer == "loyal")
        #expect(try await club.order(offer) == .declined(.invalidOfferSignature))
        try await club.shop.advance("P1W")
        #expect(try await club.shop.transactions().map(\.price) == [0, 2_990])
    }

    @Test("O3: the merchant signs for a transaction of the customer only")
    func merchantChecks() async throws {
        let club = try await OfferClub()
        let request = try await club.phone.request("silver", .autoRenewable, price: 0)
        let bought = try await club.phone.purchaseAndFinish(request).transaction
        let ask = OfferSigningRequest(
            productID: "silver", offerIdentifier: "loyal", transactionID: bought.id)
        let stranger = try await club.shop.backend.rawClient(of: "eve")
        await #expect(throws: ServiceFailure.self) {
            _ = try await stranger.merchant.signOffer(ask, stranger.context)
        }
        let proof = try await club.phone.merchant.signOffer(ask, club.phone.context)
        #expect(try SignedOffer(proof).transactionID == bought.id)
        let status = try await club.order(OfferClub.loyal.proved(by: proof), on: stranger)
        #expect(status == .declined(.invalidOfferSignature))
    }

    @Test("O4: a retry of an order may reuse its signature, another order may not")
    func retry() async throws {
        let club = try await OfferClub()
        _ = try await club.shop.buy("silver", at: 0)
        let nonce = club.shop.backend.clock.uuid()
        let offer = try await club.signed(nonce: nonce)
        let request = try await club.request(offer)
        let (store, context) = (club.phone.store, club.phone.context)
        let first = try await store.purchase(request, context)
        guard case .purchased = first else { throw UnexpectedResponse(response: "\(first)") }
        guard case .purchased = try await store.purchase(request, context) else {
            throw UnexpectedResponse(response: "the retry was refused")
        }
        let again = try await club.signed(nonce: nonce.uppercased())
        #expect(try await club.order(again) == .declined(.invalidOfferSignature))
    }

    @Test("O4: an order that waits for approval keeps its signature, however long that takes")
    func approval() async throws {
        let club = try await OfferClub()
        _ = try await club.shop.buy("silver", at: 0)
        let request = try await club.request(try await club.signed(), outcome: .askToBuy)
        let (store, context) = (club.phone.store, club.phone.context)
        club.shop.backend.clock.advance(milliseconds: 10 * Self.hour)
        #expect(try await store.purchase(request, context) == .pending)
        // By then the signature is older than a day, but the order was made in time.
        club.shop.backend.clock.advance(milliseconds: 20 * Self.hour)
        guard case .purchased = try await club.shop.services.control.approve(request.intent.id)
        else { throw UnexpectedResponse(response: "not approved") }
        #expect(try await club.standing().offer == "loyal")
    }

    @Test(
        "O3: a signature for something else is refused, and nothing is charged",
        arguments: [
            "app", "product", "offer", "customer", "transaction", "old", "early", "revoked", "key",
        ])
    func other(kind: String) async throws {
        let club = try await OfferClub()
        _ = try await club.shop.buy("silver", at: 0)
        let paid = try await club.standing().charges
        let offer = try await Self.wrong(kind, club)
        #expect(try await club.order(offer) == .declined(.invalidOfferSignature), "\(kind)")
        let (next, now) = try await club.standing()
        #expect(next == nil && now == paid)
    }

    private static func wrong(_ kind: String, _ club: OfferClub) async throws -> OfferChoice {
        let clock = club.shop.backend.clock
        switch kind {
        case "app": return try await club.signed(bundle: "com.example.other")
        case "product": return try await club.signed("bronze")
        case "offer": return try await club.signed(offer: "golden")
        case "transaction": return try await club.signed(transaction: "2000000999999999")
        case "customer":
            let eve = try await club.shop.backend.rawClient(of: "eve")
            let made = try await eve.buy(
                try await eve.request("silver", .autoRenewable, price: 0))
            return try await club.signed(transaction: made.transaction.id)
        case "old":
            let offer = try await club.signed()
            clock.advance(milliseconds: 24 * hour + 1_001)
            return offer
        case "early":
            return try await club.signed(at: clock.now().adding(milliseconds: hour))
        case "revoked":
            _ = try await club.shop.backend.embedded.revoke(club.key.id)
            return try await club.signed()
        default:
            let offer = try await club.signed()
            guard case .token(let token)? = offer.proof else { return offer }
            let parts = token.compact.split(separator: ".")
            let header = Base64.url.encode("{\"alg\":\"ES256\",\"kid\":\"NOSUCHKEY0\"}".utf8)
            return offer.proved(by: .token(JWS(compact: "\(header).\(parts[1]).\(parts[2])")))
        }
    }

    @Test("O4: a signature is valid for a day, and the history has the reason of a refusal")
    func age() async throws {
        let club = try await OfferClub()
        _ = try await club.shop.buy("silver", at: 0)
        let late = try await club.request(try await club.signed(at: Timestamp(milliseconds: 0)))
        let (store, context) = (club.phone.store, club.phone.context)
        #expect(
            try await store.purchase(late, context) == .declined(.invalidOfferSignature))
        let steps = try await club.shop.services.control.history(of: .intent(late.intent.id))
        let refused = steps.first { $0.kind == .offerRefused }
        #expect(refused?.detail == OfferSignatureError.tooOld.rawValue)
        let offer = try await club.signed()
        club.shop.backend.clock.advance(milliseconds: 24 * Self.hour - 1_001)
        guard case .purchased = try await club.order(offer) else {
            throw UnexpectedResponse(response: "refused")
        }
    }

    @Test("O4: a signature with the real time is accepted, whatever the store's clock shows")
    func movedClock() async throws {
        let club = try await OfferClub()
        _ = try await club.shop.buy("gold", at: 9_990)
        try await club.shop.advance("P2Y")
        let offer = try await club.signed()
        guard case .purchased = try await club.order(offer) else {
            throw UnexpectedResponse(response: "refused")
        }
    }

    @Test("O3: without a signature, with a code or with an invalid signature the order is refused")
    func nothing() async throws {
        let club = try await OfferClub()
        _ = try await club.shop.buy("silver", at: 0)
        #expect(
            try await club.order(OfferClub.loyal) == .declined(.missingOfferParameters))
        let good = try await club.signed()
        guard case .token(let token)? = good.proof else {
            throw UnexpectedResponse(response: "no token")
        }
        let text = token.compact
        let none = Base64.url.encode("{\"alg\":\"none\"}".utf8)
        let payload = text.split(separator: ".")[1]
        for bad in [
            "", ".", "..", String(text.dropLast(20)), String(text.prefix(60)), text + "=",
            "\(none).\(payload).", String(repeating: "A", count: 10_000),
            String(repeating: "a.", count: 5_000), "\u{1B}]0;x\u{7}.a.b",
        ] {
            let offer = good.proved(by: .token(JWS(compact: bad)))
            #expect(
                try await club.order(offer) == .declined(.invalidOfferSignature),
                "\(bad.prefix(20))")
        }
        #expect(
            try await club.order(good.proved(by: .code("WELCOME")))
                == .declined(.invalidOfferSignature))
        let unknown = OfferChoice(type: .promotional, identifier: "none", proof: good.proof)
        #expect(try await club.order(unknown) == .declined(.invalidOfferIdentifier))
        // The refused orders have not used the signature.
        guard case .purchased = try await club.order(good) else {
            throw UnexpectedResponse(response: "refused")
        }
    }

    @Test(
        "O1: a customer without an earlier subscription gets no promotional offer, even a correctly signed one"
    )
    func ineligible() async throws {
        let club = try await OfferClub()
        #expect(try await club.order(try await club.signed()) == .declined(.ineligibleForOffer))
    }
}
