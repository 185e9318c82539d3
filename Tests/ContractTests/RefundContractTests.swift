import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("Contract: refunds and several devices")
struct RefundContractTests {
    @Test(
        "a refund redelivers the same ID to every device, settled or not",
        arguments: Wiring.all)
    func reachesDevices(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let (phone, tablet) = (try await backend.rawClient(), try await backend.rawClient("tablet"))
        let bought = try await phone.purchaseAndFinish(try await phone.noAdsRequest())
        let restored = try #require(try await tablet.restore().first)
        try await tablet.finish(restored)
        let cursor = try await phone.store.changes(after: 0, phone.context).cursor
        backend.clock.advance(milliseconds: 60_000)
        let moment = try await backend.services.control.refund(bought.transaction.id)
        backend.clock.advance(milliseconds: 60_000)
        #expect(try await backend.services.control.refund(bought.transaction.id) == moment)
        for device in [phone, tablet] {
            let news = try await device.store.changes(after: cursor, device.context).transactions
            let read = try news.map { try device.read($0).transaction }
            #expect(read.map(\.id) == [bought.transaction.id, restored.transaction.id])
            #expect(read.allSatisfy { $0.revocationDate == moment })
        }
        #expect(try await tablet.restore().isEmpty)
        let again = try await phone.buy(try await phone.noAdsRequest()).transaction
        #expect(again.price == 2_990)
    }

    @Test("a refund of unspent goods revokes them once", arguments: Wiring.all)
    func debits(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let bought = try await phone.purchaseAndFinish(try await phone.gemsRequest(2))
        _ = try await backend.services.control.refund(bought.transaction.id)
        _ = try await backend.services.control.refund(bought.transaction.id)
        #expect(try await phone.gemCount() == 0)
        let stale = try await phone.verify(bought)
        #expect(stale.decision == .revoked)
        #expect(stale.changes.map(\.change.amount) == [120, -120])
        let wallet = try await phone.merchant.wallet(entries: 10, phone.context)
        #expect(wallet.version == 2)
        #expect(wallet.debts.isEmpty)
    }

    @Test("a refund of spent goods makes a debt", arguments: Wiring.all)
    func debts(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let bought = try await phone.purchaseAndFinish(try await phone.gemsRequest())
        let spend = SpendRequest(
            id: SpendID(phone.clock.uuid()), goods: GoodAmount(good: "gem", amount: 40), note: "")
        _ = try await phone.merchant.spend(spend, phone.context)
        _ = try await backend.services.control.refund(bought.transaction.id)
        let wallet = try await phone.merchant.wallet(entries: 10, phone.context)
        #expect(wallet.balances == [GoodAmount(good: "gem", amount: 0)])
        #expect(wallet.debts == [GoodAmount(good: "gem", amount: 40)])
        #expect(wallet.entries.map(\.kind) == [.debt, .revocation, .spend, .grant])
    }

    @Test(
        "a later grant settles the debt first, and its own refund restores the debt",
        arguments: Wiring.all)
    func repayments(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let first = try await phone.purchaseAndFinish(try await phone.gemsRequest())
        let spend = SpendRequest(
            id: SpendID(phone.clock.uuid()), goods: GoodAmount(good: "gem", amount: 40), note: "")
        _ = try await phone.merchant.spend(spend, phone.context)
        _ = try await backend.services.control.refund(first.transaction.id)
        let second = try await phone.buy(try await phone.gemsRequest())
        let verdict = try await phone.verify(second)
        #expect(verdict.decision == .accepted)
        #expect(verdict.changes.map(\.change.amount) == [20])
        try await phone.expectWallet(has: 20, owes: 0)
        let wallet = try await phone.merchant.wallet(entries: 1, phone.context)
        #expect(wallet.entries.first?.change.amount == 60)
        #expect(wallet.entries.first?.paidOff == 40)
        #expect(wallet.entries.first?.balance == 20)
        let control = backend.services.control
        let steps = try await control.history(of: .transaction(second.transaction.id))
        #expect(
            steps.first { $0.kind == .granted }?.detail == "60 gem, 40 of them for the debt")
        #expect(try await phone.verify(second).changes == verdict.changes)
        try await phone.finish(second)
        _ = try await control.refund(second.transaction.id)
        try await phone.expectWallet(has: 0, owes: 40)
        let revoked = try await phone.verify(second)
        #expect(revoked.changes.map(\.change.amount) == [20, -20])
    }

    @Test("a debt greater than a grant uses up all of it", arguments: Wiring.all)
    func greatDebts(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let first = try await phone.purchaseAndFinish(try await phone.gemsRequest(2))
        let spend = SpendRequest(
            id: SpendID(phone.clock.uuid()), goods: GoodAmount(good: "gem", amount: 120), note: "")
        _ = try await phone.merchant.spend(spend, phone.context)
        _ = try await backend.services.control.refund(first.transaction.id)
        try await phone.expectWallet(has: 0, owes: 120)
        let second = try await phone.purchaseAndFinish(try await phone.gemsRequest())
        #expect(try await phone.verify(second).changes.map(\.change.amount) == [0])
        try await phone.expectWallet(has: 0, owes: 60)
        await expectRefusal(.notEnough) {
            try await phone.merchant.spend(
                SpendRequest(
                    id: SpendID(phone.clock.uuid()), goods: GoodAmount(good: "gem", amount: 1),
                    note: ""), phone.context)
        }
        _ = try await phone.purchaseAndFinish(try await phone.gemsRequest(2))
        try await phone.expectWallet(has: 60, owes: 0)
    }

    @Test(
        "after the refund a token signed before it is answered as revoked, and grants nothing",
        arguments: Wiring.all)
    func staleToken(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let bought = try await phone.buy(try await phone.gemsRequest())
        _ = try await backend.services.control.refund(bought.transaction.id)
        let verdict = try await phone.verify(bought)
        #expect(verdict.decision == .revoked)
        #expect(verdict.changes.isEmpty)
        #expect(try await phone.gemCount() == 0)
    }

    @Test("a copy cannot be refunded, the first transaction can", arguments: Wiring.all)
    func copies(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        _ = try await phone.purchaseAndFinish(try await phone.noAdsRequest())
        let copy = try await phone.buy(try await phone.noAdsRequest())
        await expectRefusal(.wrongState) {
            try await backend.services.control.refund(copy.transaction.id)
        }
        await expectRefusal(.unknownTransaction) {
            try await backend.services.control.refund("1")
        }
    }

    @Test("two connections on the same files charge an intent once", arguments: Wiring.all)
    func concurrentPurchases(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let other = try await backend.rawClient(on: try await backend.reopen())
        let request = try await phone.gemsRequest()
        let ids = try await withThrowingTaskGroup(of: TransactionID.self) { group in
            for number in 0..<12 {
                let caller = number.isMultiple(of: 2) ? phone : other
                group.addTask { try await caller.buy(request).transaction.id }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(ids.count == 1)
        let orders = try await backend.services.control.orders(limit: 100)
        #expect(orders.map(\.charge.milliunits) == [990])
        #expect(orders.map(\.state) == [.unfinished])
    }

    @Test("two concurrent openers of a new folder find one store", arguments: Wiring.all)
    func concurrentFounding(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let folder = backend.folder + "/fresh"
        let (catalog, clock) = (try TestCatalog.catalog(), backend.clock)
        let identities = try await withThrowingTaskGroup(of: BackendIdentity.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let backend = try EmbeddedBackend.open(
                        folder: folder, catalog: catalog, clock: clock)
                    return try await wiring.services(backend).store.identity()
                }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(identities.count == 1)
    }

    @Test("an action on another connection wakes a device", arguments: Wiring.all)
    func wakeUps(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let request = try await phone.gemsRequest(outcome: .askToBuy)
        _ = try await phone.store.purchase(request, phone.context)
        var wakeUps = phone.store.changeSignals(phone.context).makeAsyncIterator()
        let other = try await backend.reopen()
        _ = try await other.control.approve(request.intent.id)
        #expect(await wakeUps.next() != nil)
        #expect(try await phone.store.changes(after: 0, phone.context).transactions.count == 1)
    }

    @Test("the history merges both sides by time", arguments: Wiring.all)
    func history(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let bought = try await phone.purchaseAndFinish(try await phone.gemsRequest())
        backend.clock.advance(milliseconds: 1_000)
        _ = try await backend.services.control.refund(bought.transaction.id)
        let control = backend.services.control
        let steps = try await control.history(of: .transaction(bought.transaction.id))
        #expect(
            Set(steps.map(\.kind)) == [
                .numberIssued, .ordered, .charged, .granted, .storeFinished, .refunded, .debited,
            ])
        #expect(steps.first?.kind == .numberIssued)
        #expect(Set(steps.suffix(2).map(\.kind)) == [.refunded, .debited])
        #expect(try await control.history(of: .intent("unknown")).isEmpty)
    }
}
