import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

@Suite("Contract: planned faults")
struct FaultContractTests {
    /// The two places where planned faults occur: in the process, and behind a socket.
    enum Side: CaseIterable {
        case embedded, served

        func phone(_ backend: TestBackend) async throws -> RawClient {
            switch self {
            case .embedded:
                let line = FaultInterceptor(backend.embedded) { _ in }
                let services = BackendServices(
                    store: InterceptedStore(backend.embedded, line),
                    merchant: InterceptedMerchant(backend.embedded, line),
                    control: backend.embedded,
                    merchantOperations: backend.embedded)
                return try await backend.rawClient(on: services)
            case .served:
                return try await backend.rawClient(
                    on: try await Wiring.overHTTP.services(backend.embedded))
            }
        }
    }

    @Test("plans are stored, listed and removed", arguments: Wiring.all)
    func plans(wiring: Wiring) async throws {
        let control = try await TestBackend(wiring).services.control
        let plans = [
            FaultPlan(.purchase, .dropAfter), FaultPlan(.verify, .html, .every, account: "ann"),
        ]
        var planned: [PlannedFault] = []
        for plan in plans { planned.append(try await control.planFault(plan)) }
        #expect(try await control.faults() == planned && planned.map(\.plan) == plans)
        try await control.clearFaults(planned[0].id)
        #expect(try await control.faults() == [planned[1]])
        await expectRefusal(.wrongState) { try await control.clearFaults(planned[0].id) }
        try await control.clearFaults(nil)
        #expect(try await control.faults().isEmpty)
        try await control.clearFaults(nil)
    }

    @Test("a cancelled call does not pass a fault that is planned for it")
    func cancelledCall() async throws {
        let phone = try await Side.embedded.phone(try TestBackend())
        _ = try await phone.services.control.planFault(FaultPlan(.orderNumber, .dropBefore, .every))
        let call = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await phone.merchant.orderNumber(
                for: "intent", productID: "gems.60", quantity: 1, phone.context)
        }
        await #expect(throws: ServiceFailure.self) { try await call.value }
    }

    @Test("a damaged plan does not suspend the other plans")
    func damagedPlan() async throws {
        let backend = try TestBackend()
        let phone = try await Side.embedded.phone(backend)
        for fault in [Fault.html, .dropBefore] {
            _ = try await phone.services.control.planFault(FaultPlan(.purchase, fault, .every))
        }
        try await backend.executeInStoreFile(
            "UPDATE faults SET moment = 'later' WHERE fault = 'html'")
        let request = try await phone.gemsRequest()
        #expect(try await noAnswer { try await phone.buy(request) }.cause == .cut)
        #expect(try await phone.services.control.faults().map(\.plan.fault) == [.dropBefore])
    }

    @Test("a fault that cannot occur cannot be planned", arguments: Wiring.all)
    func impossible(wiring: Wiring) async throws {
        let control = try await TestBackend(wiring).services.control
        await expectRefusal(.badRequest) {
            try await control.planFault(FaultPlan(.finish, .tamperedSignature))
        }
        await expectRefusal(.badRequest) {
            try await control.planFault(FaultPlan(.finish, .timeout, account: "a\u{0}"))
        }
    }

    @Test(
        "a plan can name a product by any unique part of its ID", arguments: Side.allCases)
    func named(_ side: Side) async throws {
        let phone = try await side.phone(try TestBackend())
        let control = phone.services.control
        let planned = try await control.planFault(
            FaultPlan(.purchase, .dropBefore, productID: "ems.6"))
        #expect(planned.plan.productID == "gems.60")
        _ = try await phone.buy(try await phone.noAdsRequest())
        _ = try await noAnswer { try await phone.buy(try await phone.gemsRequest()) }
        let exact = try await control.planFault(
            FaultPlan(.order, .dropBefore, productID: "gems.60"))
        #expect(exact.plan.productID == "gems.60")
    }

    @Test(
        "a plan for an unknown or ambiguous product is refused",
        arguments: Wiring.all)
    func misnamed(wiring: Wiring) async throws {
        let control = try await TestBackend(wiring).services.control
        for (name, code, part) in [
            ("gems.61", Refusal.Code.unknownProduct, "Did you mean gems.60?"),
            ("", .unknownProduct, "no product “”"),
            ("re", .badRequest, "matches 2 products: review"),
        ] {
            do throws(ServiceFailure) {
                _ = try await control.planFault(
                    FaultPlan(.purchase, .timeout, productID: ProductID(name)))
                Issue.record("planned for “\(name)”")
            } catch {
                guard case .refusal(let refusal) = error else { throw error }
                #expect(refusal.code == code && refusal.message.contains(part), "\(refusal)")
            }
        }
        #expect(try await control.faults().isEmpty)
    }

    @Test("an HTML page does not count as the answer to a finish", arguments: Side.allCases)
    func unfinished(_ side: Side) async throws {
        let phone = try await side.phone(try TestBackend())
        let planned = try await phone.services.control.planFault(FaultPlan(.finish, .html, .every))
        let bought = try await phone.buy(try await phone.gemsRequest())
        let silence = try await noAnswer { try await phone.finish(bought) }
        #expect(silence.cause == .notUnderstood && silence.planned?.id == planned.id)
        let declined = try await phone.request(
            "noads", .nonConsumable, price: 2_990, outcome: .decline)
        _ = try await phone.store.purchase(declined, phone.context)
        _ = try await noAnswer {
            try await phone.store.finish(.order(declined.intent.id), phone.context)
        }
        #expect(try await phone.unfinished().map(\.transaction.id) == [bought.transaction.id])
    }

    @Test("the same fault planned twice strikes once")
    func twice() async throws {
        let phone = try await Side.embedded.phone(try TestBackend())
        for _ in 0..<30 {
            _ = try await phone.services.control.planFault(FaultPlan(.purchase, .duplicate, .every))
            _ = try await phone.services.control.planFault(
                FaultPlan(.purchase, .tamperedSignature, .every))
        }
        let request = try await phone.gemsRequest()
        await #expect(throws: (any Error).self) { try await phone.buy(request) }
        #expect(try await phone.services.control.orders(limit: 10).count == 1)
    }

    /// Faults before the call is processed, and the causes that a device sees.
    private static let before: [(Fault, NoAnswer.Cause)] = [
        (.dropBefore, .cut), (.status(500, retryAfter: nil), .status(500)),
        (.status(429, retryAfter: 30_000), .status(429)), (.html, .notUnderstood),
    ]

    @Test("a call that is lost on its way does nothing", arguments: before, Side.allCases)
    func lost(_ fault: (fault: Fault, cause: NoAnswer.Cause), _ side: Side) async throws {
        let phone = try await side.phone(try TestBackend())
        _ = try await phone.services.control.planFault(FaultPlan(.purchase, fault.fault))
        let request = try await phone.gemsRequest()
        let silence = try await noAnswer { try await phone.store.purchase(request, phone.context) }
        #expect(silence.cause == fault.cause)
        if case .status(_, let wait) = fault.fault { #expect(silence.retryAfter == wait) }
        #expect(try await phone.services.control.orders(limit: 10).isEmpty)
        _ = try await phone.buy(request)
    }

    @Test(
        "a call whose answer is lost is processed", arguments: [Fault.dropAfter, .cut(bytes: 40)],
        Side.allCases)
    func unheard(_ fault: Fault, _ side: Side) async throws {
        let phone = try await side.phone(try TestBackend())
        _ = try await phone.services.control.planFault(FaultPlan(.purchase, fault))
        let request = try await phone.gemsRequest()
        _ = try await noAnswer { try await phone.store.purchase(request, phone.context) }
        let orders = try await phone.services.control.orders(limit: 10)
        #expect(orders.map(\.state) == [.unfinished])
        let bought = try await phone.buy(request)
        #expect(bought.transaction.id == orders.first?.transactionID, "asked again, it is told")
    }

    @Test("a call that times out is processed")
    func timeout() async throws {
        let phone = try await Side.embedded.phone(try TestBackend())
        _ = try await phone.services.control.planFault(FaultPlan(.verify, .timeout))
        let bought = try await phone.buy(try await phone.gemsRequest())
        let silence = try await noAnswer { try await phone.verify(bought) }
        #expect(silence.cause == .timeout)
        #expect(try await phone.gemCount() == 60)
        #expect(try await phone.isGranted(bought))
    }

    @Test("a call that arrives twice is processed once", arguments: Side.allCases)
    func duplicate(_ side: Side) async throws {
        let phone = try await side.phone(try TestBackend())
        for call in [FaultCall.purchase, .verify, .finish, .spend] {
            _ = try await phone.services.control.planFault(FaultPlan(call, .duplicate))
        }
        let bought = try await phone.purchaseAndFinish(try await phone.gemsRequest())
        #expect(try await phone.gemCount() == 60)
        #expect(try await phone.services.control.orders(limit: 10).count == 1)
        _ = try await phone.merchant.spend(
            SpendRequest(
                id: SpendID(phone.clock.uuid()), goods: GoodAmount(good: "gem", amount: 10),
                note: "a lamp"), phone.context)
        #expect(try await phone.gemCount() == 50)
        #expect(try await phone.services.control.faults().allSatisfy { $0.struck == 1 })
        _ = bought
    }

    @Test("a tampered signature is refused", arguments: Side.allCases)
    func tampered(_ side: Side) async throws {
        let phone = try await side.phone(try TestBackend())
        for call in [FaultCall.purchase, .updates, .verify] {
            _ = try await phone.services.control.planFault(FaultPlan(call, .tamperedSignature))
        }
        let request = try await phone.gemsRequest()
        await #expect(throws: (any Error).self) { try await phone.buy(request) }
        await #expect(throws: (any Error).self) { try await phone.unfinished() }
        let bought = try await phone.buy(request)
        await #expect(throws: (any Error).self) { try await phone.verify(bought) }
        #expect(try await phone.isGranted(bought))
    }

    @Test(
        "both sides refuse a signature of a store with another root",
        arguments: Side.allCases)
    func foreignRoot(_ side: Side) async throws {
        let phone = try await side.phone(try TestBackend())
        for call in [FaultCall.purchase, .updates, .verify] {
            _ = try await phone.services.control.planFault(FaultPlan(call, .foreignRoot))
        }
        let request = try await phone.gemsRequest()
        await #expect(throws: VerificationError.untrusted) { try await phone.buy(request) }
        await #expect(throws: VerificationError.untrusted) { try await phone.unfinished() }
        let bought = try await phone.buy(request)
        #expect(try await refusalCode { try await phone.verify(bought) } == .badRequest)
        #expect(try await phone.gemCount() == 0)
        _ = try await phone.verify(bought)
        #expect(try await phone.gemCount() == 60)
    }

    @Test(
        "a replayed transaction of another account is not taken for the requested one",
        arguments: Side.allCases)
    func replayed(_ side: Side) async throws {
        let backend = try TestBackend()
        let bob = try await backend.rawClient(of: "bob")
        let his = try await bob.purchaseAndFinish(try await bob.gemsRequest())
        let phone = try await side.phone(backend)
        for call in [FaultCall.purchase, .verify] {
            _ = try await phone.services.control.planFault(FaultPlan(call, .replayed))
        }
        let request = try await phone.gemsRequest()
        #expect(try await phone.buy(request).transaction.id == his.transaction.id)
        let bought = try await phone.buy(request)
        #expect(bought.transaction.id != his.transaction.id)
        await #expect(throws: VerificationError.wrongRequest) { try await phone.verify(bought) }
        #expect(try await phone.gemCount() == 0)
        #expect(try await bob.gemCount() == 60)
        _ = try await phone.verify(bought)
        #expect(try await phone.gemCount() == 60)
    }

    @Test("with one customer the oldest transaction is replayed, and none before the first sale")
    func replayedAlone() async throws {
        let phone = try await Side.embedded.phone(try TestBackend())
        _ = try await phone.services.control.planFault(FaultPlan(.restore, .replayed, .every))
        #expect(try await phone.restore().isEmpty)
        let first = try await phone.purchaseAndFinish(try await phone.gemsRequest())
        _ = try await phone.purchaseAndFinish(try await phone.noAdsRequest())
        #expect(try await phone.restore().map(\.transaction.id) == [first.transaction.id])
    }

    @Test(
        "a device refuses a verdict with the nonce of another request, and the grant remains",
        arguments: Side.allCases)
    func nonce(_ side: Side) async throws {
        let phone = try await side.phone(try TestBackend())
        _ = try await phone.services.control.planFault(FaultPlan(.verify, .wrongNonce))
        let bought = try await phone.buy(try await phone.gemsRequest())
        await #expect(throws: (any Error).self) { try await phone.verify(bought) }
        #expect(try await phone.isGranted(bought))
        #expect(try await phone.gemCount() == 60)
    }

    @Test(
        "only fitting calls are counted, and only the planned call is struck",
        arguments: Side.allCases)
    func counted(_ side: Side) async throws {
        let backend = try TestBackend()
        let phone = try await side.phone(backend)
        let control = phone.services.control
        _ = try await control.planFault(
            FaultPlan(.finish, .dropBefore, .nth(2), productID: "gems.60"))
        _ = try await control.planFault(FaultPlan(.finish, .dropBefore, .every, account: "bob"))
        _ = try await phone.purchaseAndFinish(try await phone.noAdsRequest())
        _ = try await phone.purchaseAndFinish(try await phone.gemsRequest())
        let second = try await phone.buy(try await phone.gemsRequest())
        _ = try await phone.verify(second)
        _ = try await noAnswer { try await phone.finish(second) }
        try await phone.finish(second)
        let faults = try await control.faults()
        #expect(faults.map(\.met) == [2, 0] && faults.map(\.struck) == [1, 0])
        #expect(faults[0].isSpent)
    }

    @Test("several faults are nested, the first outermost")
    func several() async throws {
        let phone = try await Side.embedded.phone(try TestBackend())
        for fault in [Fault.dropAfter, .duplicate] {
            _ = try await phone.services.control.planFault(FaultPlan(.purchase, fault))
        }
        let request = try await phone.gemsRequest()
        _ = try await noAnswer { try await phone.store.purchase(request, phone.context) }
        #expect(try await phone.services.control.orders(limit: 10).count == 1)
    }

    @Test("latency delays the call")
    func slow() async throws {
        let backend = try TestBackend()
        let waits = Waits()
        let line = FaultInterceptor(backend.embedded) { await waits.note($0) }
        let store = InterceptedStore(backend.embedded, line)
        let phone = try await backend.rawClient()
        _ = try await backend.embedded.planFault(FaultPlan(.updates, .latency(milliseconds: 2_500)))
        _ = try await store.unfinished(phone.context)
        #expect(await waits.times == [2_500])
    }

    @Test("a call that is held back continues when another one has passed")
    func reordered() async throws {
        let backend = try TestBackend()
        let (holding, held) = AsyncStream<Void>.makeStream()
        let line = FaultInterceptor(backend.embedded) { _ in
            held.yield()
            // Another call overtakes this one before the wait ends.
            for await _ in AsyncStream<Never>.makeStream().stream {}
        }
        let store = InterceptedStore(backend.embedded, line)
        let phone = try await backend.rawClient()
        _ = try await backend.embedded.planFault(FaultPlan(.purchase, .reorder))
        let request = try await phone.gemsRequest()
        async let bought = store.purchase(request, phone.context)
        for await _ in holding { break }
        #expect(try await backend.embedded.orders(limit: 10).isEmpty, "it has not arrived yet")
        _ = try await store.unfinished(phone.context)
        guard case .purchased = try await bought else {
            throw UnexpectedResponse(response: "not bought")
        }
    }

    @Test("faults of the catalog strike each time, and are listed with the planned ones")
    func ofTheCatalog() async throws {
        let catalog = try TestCatalog.catalog()
        let backend = try TestBackend()
        backend.embedded.replaceCatalog(
            Catalog(
                app: catalog.app, homeStorefront: catalog.homeStorefront,
                defaultLocale: catalog.defaultLocale, products: catalog.products,
                faults: [FaultPlan(.restore, .dropBefore, .every)]))
        let phone = try await Side.embedded.phone(backend)
        for _ in 0..<3 { _ = try await noAnswer { try await phone.restore() } }
        _ = try await phone.buy(try await phone.gemsRequest())
        let faults = try await phone.services.control.faults()
        #expect(faults.map { "\($0.plan)" } == ["restore drop-before every"])
        await expectRefusal(.wrongState) {
            try await phone.services.control.clearFaults(faults[0].id)
        }
        backend.embedded.replaceCatalog(catalog)
        #expect(try await phone.restore().isEmpty)
    }

    private func noAnswer<Value>(_ body: () async throws -> Value) async throws -> NoAnswer {
        do {
            _ = try await body()
        } catch let failure as ServiceFailure {
            if case .noAnswer(let silence) = failure { return silence }
        }
        throw UnexpectedResponse(response: "it was answered")
    }
}

extension RawClient {
    /// Whether the merchant has granted the goods, now or before.
    fileprivate func isGranted(_ signed: SignedTransaction) async throws -> Bool {
        [.accepted, .alreadyGranted].contains(try await verify(signed).decision)
    }
}

private actor Waits {
    private(set) var times: [Int64] = []

    func note(_ time: Int64) { times.append(time) }
}
