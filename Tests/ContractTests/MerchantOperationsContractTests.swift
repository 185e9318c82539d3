import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

extension TestBackend {
    /// Returns the report on an order by one of its numbers.
    func report(_ name: String) async throws -> DisputeCase {
        let answer = try await services.merchantOperations.dispute(.order(named: name))
        guard case .order(let report) = answer else {
            throw UnexpectedResponse(response: "\(answer)")
        }
        return report
    }
}

@Suite("Contract: the merchant’s operations on disputes")
struct MerchantOperationsContractTests {
    @Test(
        "an order is found by each of its numbers, and by a unique part", arguments: Wiring.all
    )
    func numbers(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let request = try await phone.gemsRequest(2)
        let bought = try await phone.purchaseAndFinish(request)
        _ = try await phone.purchaseAndFinish(try await phone.noAdsRequest())
        let orderID = try #require(bought.transaction.orderID)
        for name in [
            request.merchantOrder.rawValue, "m-2026-1", "  #Ｍ－２０２６－０００００１ ",
            bought.transaction.id.rawValue, request.intent.id.rawValue.uppercased(),
            orderID.rawValue, "“\(orderID.rawValue.lowercased())”", "26-000001",
        ] {
            let report = try await backend.report(name)
            #expect(report.order.numbers.intentID == request.intent.id, "\(name)")
        }
        let report = try await backend.report(request.merchantOrder.rawValue)
        #expect(report.order.numbers.all.count == 4)
        #expect(report.order.charge == (try TestCatalog.price(1_980)))
        #expect(report.order.device == "phone")
        #expect(report.otherCount == 1)
        #expect(report.others.map(\.order.productID) == ["noads"])
        #expect(report.others.map(\.verdict) == [.delivered])
    }

    @Test("a part that several orders share lists them", arguments: Wiring.all)
    func several(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        for _ in 0..<2 { _ = try await phone.purchaseAndFinish(try await phone.gemsRequest()) }
        let answer = try await backend.services.merchantOperations.dispute(.order(named: "M-2026"))
        guard case .several(let some, count: 2) = answer else {
            throw UnexpectedResponse(response: "\(answer)")
        }
        #expect(some.map(\.verdict) == [.delivered, .delivered])
        await expectRefusal(.badRequest) {
            try await backend.services.merchantOperations.dispute(.order(named: " # "))
        }
    }

    @Test("an unknown number comes with suggestions", arguments: Wiring.all)
    func hints(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let number = try await phone.gemsRequest().merchantOrder
        let desk = backend.services.merchantOperations
        #expect(
            try await desk.dispute(.order(named: "M-2025-000001")) == .none([.otherYear(number)]))
        #expect(
            try await desk.dispute(.order(named: "M-2026-000777"))
                == .none([.notIssuedYet(last: number)]))
        #expect(try await desk.dispute(.order(named: "ann")) == .none([.account("ann")]))
        #expect(try await desk.dispute(.order(named: "1234567890123")) == .none([.transaction]))
        #expect(
            try await desk.dispute(.order(named: "5d3f1d5e-9999-4999-8999-000000000001"))
                == .none([.intent]))
        #expect(try await desk.dispute(.account("nobody")) == .none([]))
    }

    @Test("an order that was not charged is reported with its reason", arguments: Wiring.all)
    func notCharged(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let outcomes: [(Outcome, DisputeVerdict)] = [
            (.decline, .declined), (.cancel, .cancelled), (.askToBuy, .pending),
        ]
        for (outcome, verdict) in outcomes {
            let request = try await phone.gemsRequest(outcome: outcome)
            _ = try await phone.store.purchase(request, phone.context)
            let report = try await backend.report(request.merchantOrder.rawValue)
            #expect(report.finding.verdict == verdict)
            #expect(report.finding.chargedAt == nil)
            #expect(report.finding.stop == .store)
        }
        let unsent = try await phone.gemsRequest()
        let report = try await backend.report(unsent.merchantOrder.rawValue)
        #expect(report.finding == DisputeFinding(.neverArrived, stop: .device, isOpen: true))
        _ = try await phone.store.order(unsent.intent.id, closing: true, phone.context)
        let closed = try await backend.report(unsent.merchantOrder.rawValue)
        #expect(closed.finding == DisputeFinding(.neverArrived, stop: .device))
    }

    @Test(
        "an order that was charged and never verified by the merchant is owed",
        arguments: Wiring.all)
    func owed(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let request = try await phone.gemsRequest()
        let bought = try await phone.buy(request)
        let report = try await backend.report(request.merchantOrder.rawValue)
        #expect(report.finding.verdict == .owed)
        #expect(report.finding.stop == .device)
        #expect(report.finding.isOpen)
        #expect(report.finding.chargedAt == phone.clock.now())
        #expect(report.goods.due == [GoodAmount(good: "gem", amount: 60)])
        #expect(report.steps.map(\.kind) == [.numberIssued, .ordered, .charged])
        #expect(report.steps.map(\.side) == [.merchant, .store, .store])
        // The transaction was finished without a grant, so it is not delivered again.
        try await phone.finish(bought)
        #expect(!(try await backend.report(request.merchantOrder.rawValue)).finding.isOpen)
    }

    @Test("a deferred verification reports the reason once", arguments: Wiring.all)
    func postponed(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let request = try await phone.gemsRequest()
        let bought = try await phone.buy(request)
        let empty = try await backend.rawClient(
            on: try await backend.reopen(catalog: try TestCatalog.catalog(without: "gems.60")))
        for nonce in ["a", "b"] {
            #expect(try await empty.verify(bought, nonce: nonce).decision == .retry)
        }
        let report = try await backend.report(request.merchantOrder.rawValue)
        #expect(report.finding.verdict == .owed)
        #expect(report.finding.stop == .merchant)
        #expect(report.finding.reason?.contains("gems.60") == true)
        #expect(report.steps.filter { $0.kind == .postponed }.count == 1)
    }

    @Test("another account that verifies the transaction does not make its order a refused one")
    func stranger() async throws {
        let backend = try TestBackend()
        let (ann, bob) = (try await backend.rawClient(), try await backend.rawClient(of: "bob"))
        let request = try await ann.gemsRequest()
        let bought = try await ann.buy(request)
        #expect(try await bob.verify(bought).decision == .rejected)
        let report = try await backend.report(request.merchantOrder.rawValue)
        #expect(report.finding.verdict == .owed)
        #expect(report.steps.last?.kind == .rejected)
    }

    @Test("delivered goods are tracked until they are spent", arguments: Wiring.all)
    func spent(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let first = try await phone.gemsRequest()
        _ = try await phone.purchaseAndFinish(first)
        let second = try await phone.gemsRequest()
        _ = try await phone.purchaseAndFinish(second)
        #expect(
            try await backend.report(first.merchantOrder.rawValue).finding.verdict == .delivered)
        let spend = SpendRequest(
            id: SpendID(phone.clock.uuid()), goods: GoodAmount(good: "gem", amount: 50),
            note: "a torch")
        _ = try await phone.merchant.spend(spend, phone.context)
        let old = try await backend.report(first.merchantOrder.rawValue)
        #expect(old.finding.verdict == .spent)
        #expect(old.goods.left == [GoodAmount(good: "gem", amount: 10)])
        #expect(old.goods.spends.map(\.note) == ["a torch"])
        #expect(old.wallet.map(\.kind) == [.grant, .grant, .spend])
        let new = try await backend.report(second.merchantOrder.rawValue)
        #expect(new.finding.verdict == .delivered)
        #expect(new.goods.left == new.goods.given)
    }

    @Test("a refund is reported with the goods that it revoked", arguments: Wiring.all)
    func refunded(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let request = try await phone.gemsRequest()
        let bought = try await phone.purchaseAndFinish(request)
        _ = try await backend.services.control.refund(bought.transaction.id)
        let report = try await backend.report(bought.transaction.id.rawValue)
        #expect(report.finding.verdict == .refunded)
        #expect(report.finding.endedAt == phone.clock.now())
        #expect(report.goods.takenBack.map(\.change.amount) == [-60])
    }

    @Test("a free order names the paid purchase", arguments: Wiring.all)
    func free(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let bought = try await phone.purchaseAndFinish(try await phone.noAdsRequest())
        let again = try await phone.noAdsRequest()
        _ = try await phone.purchaseAndFinish(again)
        let report = try await backend.report(again.merchantOrder.rawValue)
        #expect(report.finding.verdict == .free)
        #expect(report.finding.reason == bought.transaction.id.rawValue)
        // The order was answered with an unfinished transaction of an earlier order.
        let gems = try await phone.gemsRequest()
        let open = try await phone.buy(gems)
        let repeated = try await phone.gemsRequest()
        #expect(try await phone.buy(repeated).transaction.id == open.transaction.id)
        let other = try await backend.report(repeated.merchantOrder.rawValue)
        #expect(other.finding.verdict == .free)
        #expect(other.finding.reason == open.transaction.id.rawValue)
        let restored = try #require(try await backend.rawClient("tablet").restore().first)
        let copy = try await backend.report(restored.transaction.id.rawValue)
        #expect(copy.finding.verdict == .free)
        #expect(copy.order.numbers.merchantOrder == nil)
    }

    @Test(
        "an account is reported with its wallet and its orders, newest first",
        arguments: Wiring.all)
    func account(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        _ = try await phone.purchaseAndFinish(try await phone.gemsRequest())
        let declined = try await phone.gemsRequest(outcome: .decline)
        _ = try await phone.store.purchase(declined, phone.context)
        _ = try await backend.rawClient(of: "bob").purchaseAndFinish(
            try await backend.rawClient(of: "bob").gemsRequest())
        let answer = try await backend.services.merchantOperations.dispute(.account("ann"))
        guard case .account(let report) = answer else {
            throw UnexpectedResponse(response: "\(answer)")
        }
        #expect(report.orders.map(\.verdict) == [.declined, .delivered])
        #expect(report.orderCount == 2)
        #expect(report.wallet.balances == [GoodAmount(good: "gem", amount: 60)])
        #expect(report.wallet.entries.count == 1)
    }

    @Test(
        "the devices’ logs are reported as their own claims, with their irregularities",
        arguments: Wiring.all)
    func testimony(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let request = try await phone.gemsRequest()
        _ = try await phone.purchaseAndFinish(request)
        #expect(try await backend.report(request.merchantOrder.rawValue).testimony == nil)
        var log = DeviceLog()
        log.add(.screen("shop"), .action("buy-confirmed", intentID: request.intent.id))
        var anew = log
        log.add(.action("quit"))
        anew.add(.action("spend-confirmed"))
        _ = try await phone.merchant.uploadLog(log.batch(1...3), phone.context)
        let intact = try await backend.report(request.merchantOrder.rawValue)
        #expect(intact.testimony?.events.map(\.event.entry.name) == ["buy-confirmed"])
        #expect(intact.testimony?.findings == [])
        _ = try await phone.merchant.uploadLog(anew.batch(3...3), phone.context)
        let odd = try await backend.report(request.merchantOrder.rawValue)
        #expect(odd.testimony?.findings.map(\.kind) == [.rewritten])
        #expect(odd.finding == intact.finding)
        // Another account's devices do not appear in the report.
        let stranger = try await backend.rawClient("phone", of: "bob")
        _ = try await stranger.merchant.offer(stranger.context)
        let other = try await stranger.gemsRequest()
        _ = try await stranger.purchaseAndFinish(other)
        #expect(try await backend.report(other.merchantOrder.rawValue).testimony == nil)
    }

    @Test("a report writes nothing")
    func reads() async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        let request = try await phone.gemsRequest()
        _ = try await phone.purchaseAndFinish(request)
        let before = Commits.of(backend.folder)
        _ = try await backend.report(request.merchantOrder.rawValue)
        _ = try await backend.services.merchantOperations.dispute(.account("ann"))
        _ = try await backend.services.merchantOperations.dispute(.account("zoe"))
        _ = try await backend.services.merchantOperations.dispute(.order(named: "nothing"))
        #expect(Commits.of(backend.folder) == before)
    }
}
