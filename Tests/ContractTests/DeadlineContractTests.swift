import SandboxBackend
import SandboxCore
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("Contract: charges that are not finished in time are refunded")
struct DeadlineContractTests {
    private static let late: Int64 = 72 * 3_600_000 + 1

    /// The calls that may be the first after the deadline.
    enum Call: String, CaseIterable {
        case unfinished, changes, order, purchase, finish, restore, verify, wallet, orders, history

        func make(_ phone: RawClient, _ bought: PurchaseRequest, _ signed: SignedTransaction)
            async throws
        {
            let (id, control) = (signed.transaction.id, phone.services.control)
            switch self {
            case .unfinished: _ = try await phone.unfinished()
            case .changes: _ = try await phone.store.changes(after: 0, phone.context)
            case .order:
                _ = try await phone.store.order(bought.intent.id, closing: true, phone.context)
            case .purchase: _ = try await phone.store.purchase(bought, phone.context)
            case .finish: try await phone.finish(signed)
            case .restore: _ = try await phone.restore()
            case .verify: _ = try await phone.verify(signed)
            case .wallet: _ = try await phone.gemCount()
            case .orders: _ = try await control.orders(limit: 10)
            case .history: _ = try await control.history(of: .transaction(id))
            }
        }
    }

    @Test(
        "the first call after the deadline, whichever it is, refunds the charge once and revokes the goods",
        arguments: Call.allCases, Wiring.all)
    func whichever(call: Call, wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let request = try await phone.gemsRequest(2)
        let bought = try await phone.buy(request)
        #expect(try await phone.verify(bought).decision == .accepted)
        backend.clock.advance(milliseconds: Self.late)
        try await call.make(phone, request, bought)
        let order = try #require(try await phone.services.control.orders(limit: 1).first)
        #expect(order.state == .refunded)
        try await phone.expectWallet(has: 0, owes: 0)
        let verdict = try await phone.verify(bought)
        #expect(verdict.decision == .revoked)
        #expect(verdict.changes.map(\.change.amount) == [120, -120])
        let steps = try await phone.services.control.history(
            of: .transaction(bought.transaction.id))
        let refunds = steps.filter { $0.kind == .refunded }
        #expect(refunds.map(\.detail) == ["not finished within 72 hours"])
        #expect(steps.filter { $0.kind == .debited }.count == 1)
        // A finish after the refund is accepted and closes the transaction.
        try await phone.finish(bought)
        #expect(try await phone.unfinished().isEmpty)
    }

    @Test(
        "the transaction is redelivered with its revocation, newly signed, until it is finished",
        arguments: Wiring.all)
    func redelivered(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let bought = try await phone.buy(try await phone.gemsRequest())
        backend.clock.advance(milliseconds: Self.late)
        let back = try #require(try await phone.unfinished().first)
        #expect(back.transaction.id == bought.transaction.id && back.jws != bought.jws)
        #expect(back.transaction.revocationDate == backend.clock.now())
        // The product can be bought and charged again.
        let again = try await phone.purchaseAndFinish(try await phone.gemsRequest())
        #expect(again.transaction.id != bought.transaction.id)
        #expect(try await phone.verify(bought).decision == .revoked)
        try await phone.expectWallet(has: 60, owes: 0)
    }

    @Test(
        "finished, restored, free and never approved orders are not refunded",
        arguments: Wiring.all)
    func leftAlone(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let (phone, tablet) = (try await backend.rawClient(), try await backend.rawClient("tablet"))
        _ = try await phone.purchaseAndFinish(try await phone.noAdsRequest())
        let rebuy = try await phone.buy(try await phone.noAdsRequest())
        let restored = try #require(try await tablet.restore().first)
        let asked = try await phone.gemsRequest(outcome: .askToBuy)
        _ = try await phone.store.purchase(asked, phone.context)
        backend.clock.advance(milliseconds: Self.late * 10)
        #expect(try await tablet.unfinished().map(\.transaction.id) == [restored.transaction.id])
        #expect(try await phone.unfinished().map(\.transaction.id) == [rebuy.transaction.id])
        #expect(
            try await phone.store.order(asked.intent.id, closing: false, phone.context)
                == .declined(.approvalLapsed))
        let states = try await phone.services.control.orders(limit: 10).map(\.state)
        #expect(!states.contains(.refunded))
    }

    @Test("the refund of a first purchase also withdraws its restored copies")
    func copies() async throws {
        let backend = try TestBackend()
        let (phone, tablet) = (try await backend.rawClient(), try await backend.rawClient("tablet"))
        let bought = try await phone.buy(try await phone.noAdsRequest())
        let restored = try #require(try await tablet.restore().first)
        try await tablet.finish(restored)
        backend.clock.advance(milliseconds: Self.late)
        let news = try await tablet.store.changes(after: 0, tablet.context).transactions
        let revoked = try news.map { try tablet.read($0).transaction }
        #expect(revoked.map(\.id) == [bought.transaction.id, restored.transaction.id])
        #expect(revoked.allSatisfy { $0.revocationDate != nil })
    }

    @Test("the deadline is set or switched off when the backend is opened")
    func configured() async throws {
        let backend = try TestBackend()
        func services(_ deadline: FinishDeadline?) throws -> BackendServices {
            let opened = try EmbeddedBackend.open(
                folder: backend.folder, catalog: try TestCatalog.catalog(), clock: backend.clock,
                deadline: deadline)
            return BackendServices(
                store: opened, merchant: opened, control: opened, merchantOperations: opened)
        }
        let never = try await backend.rawClient(on: try services(nil))
        let bought = try await never.buy(try await never.gemsRequest())
        backend.clock.advance(milliseconds: Self.late * 100)
        #expect(try await never.unfinished().allSatisfy { $0.transaction.revocationDate == nil })
        #expect(try await never.verify(bought).decision == .accepted)
        let soon = try await backend.rawClient(
            on: try services(FinishDeadline(milliseconds: 1_000)))
        #expect(try await soon.unfinished().allSatisfy { $0.transaction.revocationDate != nil })
        let steps = try await soon.services.control.history(of: .transaction(bought.transaction.id))
        #expect(steps.last { $0.kind == .refunded }?.detail == "not finished within 1000 ms")
    }
}
