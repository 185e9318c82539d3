import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("Offer codes")
struct OfferCodeTests {
    private static let welcome = OfferChoice(type: .code, identifier: "WELCOME")

    private func make(
        _ shop: ClubShop, count: Int = 1, custom: String? = nil, limit: Int? = nil,
        once: Bool = false, expires: Timestamp? = nil
    ) async throws -> [OfferCode] {
        try await shop.services.control.createOfferCodes(
            OfferCodeCreationRequest(
                productID: "silver", offerIdentifier: "WELCOME", count: count, custom: custom,
                terms: OfferCodeTerms(
                    isCustom: custom != nil, limit: limit, isOncePerCustomer: once,
                    expires: expires)))
    }

    private func request(
        _ code: String, of phone: RawClient, outcome: Outcome = .approve, intent: IntentID? = nil
    ) async throws -> PurchaseRequest {
        let made = try await phone.request(
            "silver", .autoRenewable, price: 6_990, outcome: outcome, intent: intent)
        return PurchaseRequest(
            intent: made.intent.withOffer(Self.welcome.proved(by: .code(code))),
            merchantOrder: made.merchantOrder, appAccountToken: made.appAccountToken)
    }

    private func redeem(_ code: String, on phone: RawClient) async throws -> OrderStatus {
        try await phone.store.purchase(try await request(code, of: phone), phone.context)
    }

    private func redeemed(_ shop: ClubShop) async throws -> [Int] {
        try await shop.services.control.offerCodes().map(\.redeemed)
    }

    private func refusal(_ code: String, on phone: RawClient) async throws -> DeclineReason? {
        let question = OfferCodeRequest(code: code, intentID: IntentID(phone.clock.uuid()))
        let told = try await phone.store.offerCode(question, phone.context).reason
        guard case .declined(let reason) = try await redeem(code, on: phone) else { return nil }
        // The check beforehand has the same result as the order.
        #expect(told == reason)
        return reason
    }

    @Test("O5: a one-time code buys its subscription once", arguments: Wiring.all)
    func once(wiring: Wiring) async throws {
        let shop = try await ClubShop(wiring)
        let made = try await make(shop, count: 3)
        #expect(Set(made.map(\.code)).count == 3)
        #expect(made.allSatisfy { $0.code.wholeMatch(of: /[A-Z0-9]{18}/) != nil })
        let code = made[0].code
        let question = OfferCodeRequest(
            code: " \(code.lowercased()) ", intentID: IntentID(shop.backend.clock.uuid()))
        let told = try await shop.phone.store.offerCode(question, shop.phone.context)
        #expect(told.productID == "silver" && told.reason == nil)
        #expect(told.offer == Self.welcome.proved(by: .code(code)))
        guard case .purchased(let jws) = try await redeem(code.lowercased(), on: shop.phone) else {
            throw UnexpectedResponse(response: "refused")
        }
        let bought = try shop.phone.read(jws).transaction
        #expect(bought.offerType == .code && bought.offerIdentifier == "WELCOME")
        #expect(bought.price == 6_990)
        let other = try await shop.backend.rawClient(of: "bob", on: shop.services)
        #expect(try await refusal(code, on: other) == .offerCodeRedeemed)
        let spent = try await shop.services.control.offerCodes().filter { $0.redeemed > 0 }
        #expect(spent.map(\.code) == [code])
    }

    @Test("O5: a retry of an order uses its code once, and another code is another order")
    func retry() async throws {
        let shop = try await ClubShop()
        let made = try await make(shop, count: 2)
        let request = try await request(made[0].code, of: shop.phone)
        let (store, context) = (shop.phone.store, shop.phone.context)
        let first = try await store.purchase(request, context)
        guard case .purchased = first else { throw UnexpectedResponse(response: "\(first)") }
        guard case .purchased = try await store.purchase(request, context) else {
            throw UnexpectedResponse(response: "the retry was refused")
        }
        #expect(try await redeemed(shop).sorted() == [0, 1])
        let question = OfferCodeRequest(code: made[0].code, intentID: request.intent.id)
        #expect(try await store.offerCode(question, context).reason == nil)
        let other = PurchaseRequest(
            intent: request.intent.withOffer(Self.welcome.proved(by: .code(made[1].code))),
            merchantOrder: request.merchantOrder, appAccountToken: request.appAccountToken)
        await #expect(throws: ServiceFailure.self) { _ = try await store.purchase(other, context) }
        #expect(try await shop.transactions().count == 1)
    }

    @Test("O5: of two customers who redeem a code at the same time, one succeeds")
    func race() async throws {
        let shop = try await ClubShop()
        let code = try await make(shop)[0].code
        var requests: [(RawClient, PurchaseRequest)] = []
        for number in 0..<8 {
            let phone = try await shop.backend.rawClient(of: AccountName("customer-\(number)"))
            requests.append((phone, try await request(code, of: phone)))
        }
        let sold = try await withThrowingTaskGroup(of: Bool.self) { group in
            for (phone, request) in requests {
                group.addTask {
                    let status = try await phone.store.purchase(request, phone.context)
                    if case .purchased = status { return true }
                    return false
                }
            }
            return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(sold == 1)
        #expect(try await redeemed(shop) == [1])
    }

    @Test("O5: a waiting order keeps its code, and a failed one releases it")
    func waiting() async throws {
        let shop = try await ClubShop()
        let code = try await make(shop)[0].code
        let (store, context) = (shop.phone.store, shop.phone.context)
        let asked = try await request(code, of: shop.phone, outcome: .askToBuy)
        #expect(try await store.purchase(asked, context) == .pending)
        let other = try await shop.backend.rawClient(of: "bob")
        #expect(try await refusal(code, on: other) == .offerCodeRedeemed)
        _ = try await shop.services.control.decline(asked.intent.id)
        #expect(try await redeemed(shop) == [0])
        let declined = try await request(code, of: shop.phone, outcome: .decline)
        #expect(try await store.purchase(declined, context) == .declined(.paymentDeclined))
        let again = try await request(code, of: other, outcome: .askToBuy)
        #expect(try await store.purchase(again, other.context) == .pending)
        _ = try await shop.services.control.approve(again.intent.id)
        #expect(try await redeemed(shop) == [1])
    }

    @Test("O6: a custom code can be redeemed once per customer, up to its limit")
    func custom() async throws {
        let shop = try await ClubShop()
        let made = try await make(shop, custom: "spring26", limit: 2)
        #expect(made.map(\.code) == ["SPRING26"])
        #expect(try await refusal("SPRING26", on: shop.phone) == nil)
        #expect(try await refusal("SPRING26", on: shop.phone) == .offerCodeRedeemed)
        #expect(
            try await refusal("Spring26", on: try await shop.backend.rawClient(of: "bob")) == nil)
        let third = try await shop.backend.rawClient(of: "eve")
        #expect(try await refusal("SPRING26", on: third) == .offerCodeRedeemed)
        await #expect(throws: ServiceFailure.self) { _ = try await make(shop, custom: "SPRING26") }
        #expect(try await redeemed(shop) == [2])
    }

    @Test("O6: an offer can be limited to one code per customer")
    func oncePerCustomer() async throws {
        let shop = try await ClubShop()
        let made = try await make(shop, count: 2, once: true)
        #expect(try await refusal(made[0].code, on: shop.phone) == nil)
        #expect(try await refusal(made[1].code, on: shop.phone) == .ineligibleForOffer)
        #expect(
            try await refusal(made[1].code, on: try await shop.backend.rawClient(of: "bob")) == nil)
    }

    @Test("O6: a code is valid until it expires by the store's clock")
    func expiry() async throws {
        let shop = try await ClubShop()
        let end = shop.backend.clock.now().adding(milliseconds: 86_400_000)
        let made = try await make(shop, count: 2, expires: end)
        #expect(try await refusal(made[0].code, on: shop.phone) == nil)
        try await shop.advance("P1D")
        let bob = try await shop.backend.rawClient(of: "bob")
        #expect(try await refusal(made[1].code, on: bob) == .offerCodeExpired)
    }

    @Test("O5: an invalid code, or none, buys nothing")
    func bad() async throws {
        let shop = try await ClubShop()
        let code = try await make(shop)[0].code
        for bad in [
            "", " ", "WELCOME", String(code.dropLast()), code + "X", "\u{1B}]0;\(code)\u{7}",
            code + "\n", "\u{202E}\(code)", String(repeating: "A", count: 10_000), "ＷＥＬＣＯＭＥ",
            "'; DROP TABLE offer_codes; --",
        ] {
            #expect(try await refusal(bad, on: shop.phone) == .invalidOfferCode, "\(bad.count)")
        }
        let phone = shop.phone
        let made = try await phone.request("silver", .autoRenewable, price: 6_990)
        let bare = PurchaseRequest(
            intent: made.intent.withOffer(Self.welcome), merchantOrder: made.merchantOrder,
            appAccountToken: made.appAccountToken)
        #expect(
            try await phone.store.purchase(bare, phone.context)
                == .declined(.missingOfferParameters))
        #expect(try await redeemed(shop) == [0])
    }

    @Test(
        "an invalid order of codes is refused and creates none of them", arguments: Wiring.all)
    func notMade(wiring: Wiring) async throws {
        let shop = try await ClubShop(wiring)
        for (count, custom, limit) in [
            (0, nil, nil), (-1, nil, nil), (OfferCodeCreationRequest.maximumCodes + 1, nil, nil),
            (1, "", nil), (1, "SPRING 26", nil), (1, "\u{7}", nil), (1, "SPRING", 0),
            (1, String(repeating: "A", count: 65), nil),
        ] as [(Int, String?, Int?)] {
            await #expect(throws: ServiceFailure.self, "\(count) \(custom ?? "")") {
                _ = try await make(shop, count: count, custom: custom, limit: limit)
            }
        }
        for (product, offer) in [("silver", "loyal"), ("none", "WELCOME"), ("gems.60", "")] {
            await #expect(throws: ServiceFailure.self) {
                _ = try await shop.services.control.createOfferCodes(
                    OfferCodeCreationRequest(
                        productID: ProductID(product), offerIdentifier: offer, count: 1,
                        custom: nil,
                        terms: OfferCodeTerms(
                            isCustom: false, limit: 1, isOncePerCustomer: false, expires: nil)))
            }
        }
        #expect(try await shop.services.control.offerCodes().isEmpty)
    }
}
