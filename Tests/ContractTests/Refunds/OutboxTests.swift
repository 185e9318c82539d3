import Dispatch
import GRDB
import KioskTestSupport
import SandboxTables
import ShopTestSupport
import StoreAPI
import StoreFiles
import StoreModel
import Testing

@testable import SandboxBackend
@testable import SandboxMerchant
@testable import SandboxStore

@Suite("Delivery of refunds to the merchant", .timeLimit(.minutes(5)))
struct OutboxTests {
    /// Counts rows of the outbox as another process reads them.
    private func rows(_ backend: TestBackend, _ sql: String) async throws -> Int {
        try await StoreDatabase.open(folder: backend.folder).database.read {
            try Int.fetchOne($0, sql: "SELECT count(*) FROM \(sql)") ?? 0
        }
    }

    @Test("100 refunds that the merchant cannot settle delay no others")
    func postponed() async throws {
        let shop = try await RefundShop()
        let (backend, store) = (shop.backend, try shop.store())
        // The orders are partly refunded and never verified: the merchant would have to grant them first.
        for _ in 0..<100 {
            let id = try await shop.control.buyOutside(
                OutsidePurchase(account: "ann", device: "phone", productID: "gems.60"))
            try await store.finish(.transaction(id), shop.phone.context)
            _ = try await store.change(id, .refund(.percentage(50_000)))
        }
        let bob = try await backend.rawClient(of: "bob")
        let ads = try await bob.purchaseAndFinish(try await bob.noAdsRequest()).transaction
        backend.embedded.replaceCatalog(try TestCatalog.catalog(without: "gems.60"))
        _ = try await backend.embedded.dispute(.account("ann"))
        #expect(try await rows(backend, "outbox WHERE attempts = 1") == 100)
        _ = try await store.change(ads.id, .refund(.whole))
        // A dispute delivers the due refunds of all accounts.
        _ = try await backend.embedded.dispute(.account("bob"))
        #expect(try await rows(backend, "outbox WHERE attempts = 1") == 100)
        #expect(try await rows(backend, "outbox") == 100)
        try await bob.expectWallet(has: 0, owes: 0)

        // Each attempt waits twice as long as the one before it.
        try await backend.executeInStoreFile(
            "DELETE FROM outbox WHERE transaction_id > (SELECT min(transaction_id) + 1 FROM outbox)"
        )
        let left = try await rows(backend, "outbox")
        for (wait, attempts) in [(999, 1), (1, 2), (1_999, 2), (1, 3)] as [(Int64, Int)] {
            backend.clock.advance(milliseconds: wait)
            _ = try await backend.embedded.dispute(.account("ann"))
            #expect(try await rows(backend, "outbox WHERE attempts = \(attempts)") == left)
        }
        backend.embedded.replaceCatalog(try TestCatalog.catalog())
        backend.clock.advance(milliseconds: 300_000)
        _ = try await backend.embedded.dispute(.account("ann"))
        #expect(try await rows(backend, "outbox") == 0)
    }

    @Test("reading a wallet delivers the refunds of its own customer and writes nothing for others")
    func own() async throws {
        let shop = try await RefundShop()
        let bob = try await shop.backend.rawClient(of: "bob")
        let mine = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
            .transaction
        let his = try await bob.purchaseAndFinish(try await bob.gemsRequest()).transaction
        let store = try shop.store()
        for id in [mine.id, his.id] { _ = try await store.change(id, .refund(.whole)) }
        try await shop.phone.expectWallet(has: 0, owes: 0)
        #expect(try await store.undelivered().map(\.transaction.id) == [his.id])
        #expect(try await store.undelivered(of: "ann").isEmpty)
        try await bob.expectWallet(has: 0, owes: 0)
        #expect(try await store.undelivered().isEmpty)
        #expect(try shop.backend.violations() == [])
    }

    @Test("a worker reads an outbox again that could not be read")
    func unreadable() async throws {
        let shop = try await RefundShop()
        let id = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
            .transaction.id
        _ = try await shop.store().change(id, .refund(.whole))
        try await StoreDatabase.open(folder: shop.backend.folder).database.write {
            try $0.execute(sql: "ALTER TABLE outbox RENAME TO hidden")
        }
        let (pauses, pause) = AsyncStream<Int64>.makeStream()
        let worker = RenewalWorker(shop.backend.embedded, deliversOutbox: true) {
            pause.yield($0)
            for await _ in AsyncStream<Never>.makeStream().stream {}
            throw CancellationError()
        }
        let running = Task { await worker.run() }
        // The worker may wake up on its own, but pauses of five seconds only follow failures.
        for await milliseconds in pauses where milliseconds == 5_000 { break }
        running.cancel()
        await running.value
    }

    @Test("a postponed refund that is reversed is due at once")
    func changed() async throws {
        let shop = try await RefundShop()
        let id = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
            .transaction.id
        let store = try shop.store()
        _ = try await store.change(id, .refund(.whole))
        let told = try #require(try await store.undelivered().first)
        try await store.postpone(told.transaction)
        #expect(try await store.undelivered().isEmpty)
        #expect(try await store.nextUndelivered() == 1_000)
        _ = try await store.change(id, .reverse)
        #expect(try await store.undelivered().map(\.transaction.revision) == [2])
        // An attempt from before the reversal does not postpone it.
        try await store.postpone(told.transaction)
        #expect(try await store.nextUndelivered() == 0)
    }

    @Test("an unreadable row delays no other refund")
    func damaged() async throws {
        let shop = try await RefundShop()
        let bob = try await shop.backend.rawClient(of: "bob")
        let first = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
            .transaction.id
        let second = try await bob.purchaseAndFinish(try await bob.gemsRequest()).transaction.id
        let store = try shop.store()
        for id in [first, second] { _ = try await store.change(id, .refund(.whole)) }
        try await StoreDatabase.open(folder: shop.backend.folder).database.write {
            try $0.execute(
                sql: "UPDATE transactions SET currency = 'dollars' WHERE id = ?",
                arguments: [first.rawValue])
        }
        #expect(try await store.undelivered().map(\.transaction.id) == [second])
        #expect(try await store.undelivered().map(\.transaction.id) == [second])
        #expect(try await rows(shop.backend, "outbox WHERE attempts = 1") == 1)
        // The next attempt follows the repair at once.
        try await StoreDatabase.open(folder: shop.backend.folder).database.write {
            try $0.execute(sql: "UPDATE transactions SET currency = 'USD'")
        }
        _ = try await shop.control.changeClock(.settle)
        #expect(try await rows(shop.backend, "outbox") == 0)
    }

    @Test("refunds in the outbox of an older version are delivered")
    func older() async throws {
        let shop = try await RefundShop()
        let id = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
            .transaction.id
        _ = try await shop.store().change(id, .refund(.whole))
        let version = try #require(
            StoreSchema.schema.steps.firstIndex(of: StoreSchema.outboxRetries))
        try await StoreDatabase.open(folder: shop.backend.folder).database.write {
            try $0.execute(
                sql: StoreDatabaseTests.withoutOutboxRetries + "PRAGMA user_version = \(version);")
        }
        let services = try await shop.backend.reopen()
        let phone = try await shop.backend.rawClient(on: services)
        try await phone.expectWallet(has: 0, owes: 0)
        #expect(try await shop.store().undelivered().isEmpty)
    }

    @Test("the ledger records the time of a request's turn, not that of its arrival")
    func turn() async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        _ = try await phone.purchaseAndFinish(try await phone.gemsRequest())
        let merchant = backend.embedded.merchant
        let (gate, isHeld) = (DispatchSemaphore(value: 0), AsyncStream<Void>.makeStream())
        let holder = Task {
            try await merchant.database.write { _ in
                isHeld.continuation.yield()
                gate.wait()
            }
        }
        for await _ in isHeld.stream { break }
        let request = SpendRequest(
            id: "0195c7a0-0000-7000-8000-000000000001", goods: GoodAmount(good: "gem", amount: 1),
            note: "")
        let spending = Task { try await merchant.spend(request, phone.context) }
        while merchant.database.waitingCount < 1 { await Task.yield() }
        backend.clock.advance(milliseconds: 5_000)
        gate.signal()
        try await holder.value
        _ = try await spending.value
        let entries = try await phone.merchant.wallet(entries: 10, phone.context).entries
        #expect(entries.map(\.at).max() == backend.clock.now())
        // A machine whose clock was set back writes no time before the last one.
        backend.clock.advance(milliseconds: -60_000)
        let again = SpendRequest(
            id: "0195c7a0-0000-7000-8000-000000000002", goods: GoodAmount(good: "gem", amount: 1),
            note: "")
        _ = try await merchant.spend(again, phone.context)
        let later = try await phone.merchant.wallet(entries: 10, phone.context).entries
        let times = later.sorted { $0.version < $1.version }.map(\.at)
        #expect(later.count == 3 && times == times.sorted())
    }
}
