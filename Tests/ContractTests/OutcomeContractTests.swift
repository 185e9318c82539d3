import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("Contract: payment outcomes")
struct OutcomeContractTests {
    private static let minutes: Int64 = 60_000
    private static let hours: Int64 = 3_600_000

    @Test(
        "a declining outcome reports the reason, charges nothing and is declined again",
        arguments: Outcome.allCases.filter { $0.declineReason != nil }, Wiring.all)
    func declines(outcome: Outcome, wiring: Wiring) async throws {
        let phone = try await TestBackend(wiring).rawClient()
        let request = try await phone.gemsRequest(outcome: outcome)
        let reason = try #require(outcome.declineReason)
        for _ in 0..<2 {
            let status = try await phone.store.purchase(request, phone.context)
            #expect(status == .declined(reason))
        }
        try await phone.expectCharges(0)
    }

    @Test(
        "a slow payment is pending for three minutes of the store's clock",
        arguments: Wiring.all)
    func slow(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let requests = [
            try await phone.gemsRequest(outcome: .slowApprove),
            try await phone.gemsRequest(outcome: .slowDecline),
        ]
        for request in requests {
            #expect(try await phone.store.purchase(request, phone.context) == .pending)
        }
        backend.clock.advance(milliseconds: 3 * Self.minutes - 1)
        for request in requests { #expect(try await phone.status(of: request) == .pending) }
        backend.clock.advance(milliseconds: 1)
        #expect(try await phone.status(of: requests[1]) == .declined(.paymentDeclined))
        let bought = try await phone.read(phone.purchased(requests[0]))
        #expect(bought.transaction.purchaseDate == backend.clock.now())
        let news = try await phone.store.changes(after: 0, phone.context)
        #expect(news.transactions.count == 1 && news.orders.count == 1)
        try await phone.expectCharges(1)
    }

    @Test("orders that are settled together have separate order IDs")
    func numbers() async throws {
        let backend = try TestBackend()
        let phones = [
            try await backend.rawClient(), try await backend.rawClient("other", of: "bob"),
        ]
        var requests: [PurchaseRequest] = []
        for phone in phones {
            requests.append(try await phone.gemsRequest(outcome: .slowApprove))
            _ = try await phone.store.purchase(requests[requests.count - 1], phone.context)
        }
        backend.clock.advance(milliseconds: Self.hours)
        var numbers: Set<OrderID?> = []
        for (phone, request) in zip(phones, requests) {
            numbers.insert(try await phone.read(phone.purchased(request)).transaction.orderID)
        }
        #expect(numbers.count == 2 && !numbers.contains(nil))
    }

    @Test("a slow payment whose charge overflows delays no other order")
    func uncountable() async throws {
        let backend = try TestBackend()
        let services = try await backend.reopen(catalog: try TestCatalog.catalog(gemPrice: .max))
        let phone = try await backend.rawClient(on: services)
        try await phone.finish(
            try await phone.buy(try await phone.request("gems.60", .consumable, price: .max)))
        let slow = try await phone.request(
            "gems.60", .consumable, price: .max, outcome: .slowApprove)
        #expect(try await phone.store.purchase(slow, phone.context) == .pending)
        backend.clock.advance(milliseconds: Self.hours)
        let other = try await backend.rawClient("other", of: "bob", on: services)
        _ = try await other.buy(try await other.noAdsRequest())
        #expect(try await phone.status(of: slow) == .pending)
        let history = try await services.control.history(of: .intent(slow.intent.id))
        #expect(history.last?.kind == .leftWaiting)
    }

    @Test(
        "an interrupted purchase that is declined is never sold", arguments: Wiring.all)
    func givenUp(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let (phone, control) = (try await backend.rawClient(), backend.services.control)
        let request = try await phone.gemsRequest(outcome: .interrupted)
        _ = try await phone.store.purchase(request, phone.context)
        _ = try await control.decline(request.intent.id)
        #expect(try await control.orders(limit: 1).map(\.state) == [.declined])
        await expectRefusal(.wrongState) { try await control.resolve(request.intent.id) }
        try await phone.expectCharges(0)
    }

    @Test(
        "work that became due long ago has the time at which it was due", arguments: Wiring.all
    )
    func longAgo(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let request = try await phone.gemsRequest(outcome: .slowApprove)
        let ordered = backend.clock.now()
        _ = try await phone.store.purchase(request, phone.context)
        backend.clock.advance(milliseconds: 48 * Self.hours)
        let bought = try await phone.read(phone.purchased(request))
        #expect(bought.transaction.purchaseDate.since(ordered) == 3 * Self.minutes)
    }

    @Test("an approval that is not given lapses after a day", arguments: Wiring.all)
    func lapse(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let request = try await phone.gemsRequest(outcome: .askToBuy)
        _ = try await phone.store.purchase(request, phone.context)
        backend.clock.advance(milliseconds: 24 * Self.hours - 1)
        #expect(try await phone.status(of: request) == .pending)
        backend.clock.advance(milliseconds: 1)
        #expect(try await phone.status(of: request) == .declined(.approvalLapsed))
        await expectRefusal(.wrongState) {
            try await phone.services.control.approve(request.intent.id)
        }
        try await phone.expectCharges(0)
    }

    @Test("a slow payment that is approved is charged at once, and only once")
    func hurried() async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        let request = try await phone.gemsRequest(outcome: .slowDecline)
        _ = try await phone.store.purchase(request, phone.context)
        _ = try await phone.services.control.approve(request.intent.id)
        backend.clock.advance(milliseconds: Self.hours)
        _ = try await phone.purchased(request)
        try await phone.expectCharges(1)
    }

    @Test(
        "an interrupted purchase fails, and is delivered unsolicited once the interruption is resolved",
        arguments: Wiring.all)
    func interrupted(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let (phone, control) = (try await backend.rawClient(), backend.services.control)
        let request = try await phone.gemsRequest(2, outcome: .interrupted)
        let id = request.intent.id
        _ = try await phone.store.purchase(request, phone.context)
        #expect(try await control.orders(limit: 1).map(\.state) == [.interrupted])
        let made = try await control.resolve(id)
        #expect(try await control.resolve(id) == made, "it is sold once")
        // The order itself keeps the status that the customer was shown.
        #expect(try await phone.status(of: request) == .declined(.interrupted))
        let signed = try #require(try await phone.unfinished().first)
        #expect(signed.transaction.id == made && signed.transaction.intentID == nil)
        #expect(signed.transaction.quantity == 2)
        #expect(try await phone.verify(signed).decision == .accepted)
        try await phone.finish(signed)
        #expect(try await phone.gemCount() == 120)
        try await phone.expectCharges(1)
    }

    @Test("only an interrupted order can be resolved", arguments: Wiring.all)
    func notInterrupted(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let (phone, control) = (try await backend.rawClient(), backend.services.control)
        for outcome in [Outcome.decline, .cancel, .askToBuy, .approve] {
            let request = try await phone.request(
                "gems.60", .consumable, price: 990, outcome: outcome)
            _ = try await phone.store.purchase(request, phone.context)
            await expectRefusal(.wrongState) { try await control.resolve(request.intent.id) }
            guard outcome != .approve else { continue }
            await expectRefusal(.wrongState) { try await control.unstick(request.intent.id) }
        }
        await expectRefusal(.unknownOrder) { try await control.resolve("unknown") }
    }

    @Test(
        "a purchase with a lost answer is charged, and asking again returns it",
        arguments: Wiring.all)
    func lost(wiring: Wiring) async throws {
        let phone = try await TestBackend(wiring).rawClient()
        let request = try await phone.gemsRequest(outcome: .answerLost)
        await #expect(throws: ServiceFailure.self) {
            try await phone.store.purchase(request, phone.context)
        }
        let bought = try await phone.buy(request)
        #expect(bought.transaction.intentID == request.intent.id)
        try await phone.expectCharges(1)
    }

    @Test(
        "a stuck order is charged once and not handed out until it is unstuck",
        arguments: Wiring.all)
    func stuck(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let (phone, control) = (try await backend.rawClient(), backend.services.control)
        let request = try await phone.gemsRequest(outcome: .stuck)
        #expect(try await phone.store.purchase(request, phone.context) == .alreadyPurchased)
        #expect(try await phone.status(of: request) == .alreadyPurchased)
        // Buying the product again charges nothing and does not help.
        let again = try await phone.gemsRequest()
        #expect(try await phone.store.purchase(again, phone.context) == .alreadyPurchased)
        #expect(try await phone.unfinished().isEmpty)
        #expect(try await phone.store.changes(after: 0, phone.context).transactions.isEmpty)
        #expect(try await control.orders(limit: 2).map(\.state) == [.stuck, .stuck])
        guard case .purchased = try await control.unstick(request.intent.id) else {
            throw UnexpectedResponse(response: "it is still stuck")
        }
        let signed = try await phone.read(phone.purchased(request))
        #expect(try await phone.unfinished().map(\.transaction.id) == [signed.transaction.id])
        _ = try await control.unstick(request.intent.id)
        try await phone.expectCharges(1)
        // It is delivered to this device only, and not to others of the account.
        let tablet = try await backend.rawClient("tablet")
        #expect(try await tablet.store.changes(after: 0, tablet.context).transactions.isEmpty)
    }

    @Test("an order that stays stuck is refunded in the end, like any unfinished one")
    func stuckForDays() async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        let request = try await phone.gemsRequest(outcome: .stuck)
        _ = try await phone.store.purchase(request, phone.context)
        backend.clock.advance(milliseconds: 73 * Self.hours)
        let signed = try await phone.read(phone.purchased(request))
        #expect(signed.transaction.revocationDate != nil)
        #expect(try await phone.services.control.orders(limit: 1).map(\.state) == [.refunded])
    }

    @Test(
        "a purchase made outside of the app is delivered to its device", arguments: Wiring.all)
    func outside(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let (phone, control) = (try await backend.rawClient(), backend.services.control)
        let purchase = OutsidePurchase(
            account: "ann", device: "phone", productID: "gems.60", quantity: 3)
        let id = try await control.buyOutside(purchase)
        let signed = try #require(try await phone.unfinished().first)
        #expect(signed.transaction.id == id && signed.transaction.intentID == nil)
        #expect(try await phone.verify(signed).decision == .accepted)
        #expect(try await phone.gemCount() == 180)
        #expect(try await backend.rawClient("other").unfinished().isEmpty)
        try await phone.expectCharges(1)
    }

    @Test("a subscription bought outside of the app begins as one bought inside")
    func outsideSubscription() async throws {
        let club = try await ClubShop()
        let control = club.services.control
        let purchase = OutsidePurchase(account: "ann", device: "phone", productID: "silver")
        let id = try await control.buyOutside(purchase)
        let bought = try #require(try await club.transactions().first)
        #expect(bought.id == id && bought.intentID == nil)
        #expect(bought.offerType == .introductory && bought.price == 0)
        await expectRefusal(.wrongState) { try await control.buyOutside(purchase) }
        #expect(try await club.transactions().count == 1)
    }

    @Test(
        "a product that is not for sale cannot be bought outside of the app either",
        arguments: Wiring.all)
    func outsideRefused(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let (phone, control) = (try await backend.rawClient(), backend.services.control)
        let cases: [(ProductID, Int, Refusal.Code)] = [
            ("nothing", 1, .productUnavailable), ("draft", 1, .productUnavailable),
            ("gems.60", 0, .invalidQuantity), ("gems.60", 11, .invalidQuantity),
            ("noads", 2, .invalidQuantity),
        ]
        for (product, quantity, code) in cases {
            await expectRefusal(code) {
                try await control.buyOutside(
                    OutsidePurchase(
                        account: "ann", device: "phone", productID: product, quantity: quantity))
            }
        }
        await expectRefusal(.badRequest) {
            try await control.buyOutside(
                OutsidePurchase(account: "a\u{0}b", device: "phone", productID: "gems.60"))
        }
        try await phone.expectCharges(0)
    }
}

extension RawClient {
    /// Returns the status of the request's order.
    fileprivate func status(of request: PurchaseRequest) async throws -> OrderStatus? {
        try await store.order(request.intent.id, closing: false, context)
    }

    /// Returns the signed transaction of the request's order.
    fileprivate func purchased(_ request: PurchaseRequest) async throws -> JWS {
        guard case .purchased(let jws)? = try await status(of: request) else {
            throw UnexpectedResponse(response: "it is not bought")
        }
        return jws
    }

    /// Expects a number of charged orders of the account.
    fileprivate func expectCharges(
        _ count: Int, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let orders = try await services.control.orders(limit: 100)
        let charged = orders.filter { $0.charge.milliunits > 0 && $0.transactionID != nil }
        #expect(charged.count == count, sourceLocation: sourceLocation)
    }
}
