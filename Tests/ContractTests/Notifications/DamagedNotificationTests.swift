import GRDB
import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import Synchronization
import Testing

@testable import SandboxStore

@Suite("Unreadable notifications")
struct DamagedNotificationTests {
    /// Damages to the row of the first of three notifications.
    static let damages = [
        "UPDATE notifications SET type = 'WHATEVER' WHERE seq = 1",
        "UPDATE notifications SET subtype = 'WHATEVER' WHERE seq = 1",
        "UPDATE notifications SET reason = 'WHATEVER' WHERE seq = 1",
        "UPDATE transactions SET currency = 'shells' WHERE id = "
            + "(SELECT transaction_id FROM notifications WHERE seq = 1)",
    ]

    @Test(
        "unreadable notifications are set aside with the reason, reported once, and delay no others",
        arguments: damages)
    func setAside(_ damage: String) async throws {
        let shop = try await NotifyingShop(.production)
        for _ in 0..<3 {
            _ = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
        }
        try await StoreDatabase.open(folder: shop.backend.folder).database.write {
            try $0.execute(sql: damage)
        }
        let postbox = StubReceiver()
        let faults = Mutex<[NotificationError]>([])
        let pump = NotificationWorker(shop.backend.embedded, over: postbox) { fault in
            faults.withLock { $0.append(fault) }
        }
        #expect(await pump.sendDue() == nil)
        #expect(await pump.sendDue() == nil)
        #expect(postbox.received.count == 2)
        let records = try await shop.records()
        #expect(records.map(\.isDelivered) == [false, true, true])
        #expect(records[0].nextAttempt == nil && records[0].attempts.isEmpty)
        #expect(records[0].fault?.contains("damaged") == true)
        #expect(faults.withLock { $0.map(\.id) } == [records[0].id])
        #expect(faults.withLock { $0.map(\.reason) } == [records[0].fault])
    }

    @Test("notifications that were set aside can be sent by hand once the file is repaired")
    func mended() async throws {
        let shop = try await NotifyingShop()
        _ = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
        let file = try StoreDatabase.open(folder: shop.backend.folder)
        try await file.database.write { try $0.execute(sql: Self.damages[0]) }
        let postbox = StubReceiver()
        let pump = NotificationWorker(shop.backend.embedded, over: postbox)
        let id = try #require(try await shop.records().first?.id)
        #expect(try await pump.send(id) == nil)
        #expect(try await shop.records().first?.fault != nil)
        try await file.database.write {
            try $0.execute(sql: "UPDATE notifications SET type = 'ONE_TIME_CHARGE'")
        }
        #expect(try await pump.send(id) == .success)
        #expect(try await shop.records().first?.fault == nil)
    }

    private func execute(_ sql: String, in shop: NotifyingShop) async throws {
        try await StoreDatabase.open(folder: shop.backend.folder).database.write {
            try $0.execute(sql: sql)
        }
    }

    @Test("notifications that were set aside are sent after the repair, in the order of the events")
    func repaired() async throws {
        let shop = try await NotifyingShop(.production)
        let bought = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
        _ = try await shop.backend.services.control.refund(bought.transaction.id)
        _ = try await shop.phone.purchaseAndFinish(try await shop.phone.noAdsRequest())
        try await execute(
            "UPDATE transactions SET currency = 'shells' WHERE type = 'Consumable'", in: shop)
        let postbox = StubReceiver()
        #expect(await shop.send(to: postbox) == nil)
        #expect(postbox.received.count == 1)
        _ = try await shop.backend.embedded.changeClock(.settle)
        #expect(try await shop.records().count { $0.fault != nil } == 2)

        try await execute("UPDATE transactions SET currency = 'USD'", in: shop)
        _ = try await shop.backend.embedded.changeClock(.settle)
        #expect(try await shop.records().map(\.isBehind) == [false, true, false])
        #expect(await shop.send(to: postbox) == nil)
        let sent = try postbox.received.map(shop.read).map(\.kind.type)
        #expect(sent == [.oneTimeCharge, .oneTimeCharge, .refund])
        #expect(try await shop.records().allSatisfy { $0.fault == nil && $0.isDelivered })
    }

    @Test("a delivered notification whose repetition was set aside is not sent again by itself")
    func delivered() async throws {
        let shop = try await NotifyingShop()
        _ = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
        let postbox = StubReceiver()
        await shop.send(to: postbox)
        let id = try #require(try await shop.records().first?.id)
        try await execute("UPDATE notifications SET reason = 'WHATEVER'", in: shop)
        let worker = NotificationWorker(shop.backend.embedded, over: postbox)
        #expect(try await worker.send(id) == nil)
        #expect(try await shop.records().first?.fault != nil)
        try await execute("UPDATE notifications SET reason = NULL", in: shop)
        _ = try await shop.backend.embedded.changeClock(.settle)
        await shop.send(to: postbox)
        #expect(postbox.received.count == 1)
        #expect(try await shop.records().first?.fault == nil)
    }

    @Test("a store's worker retries notifications that were set aside when it starts")
    func start() async throws {
        let shop = try await NotifyingShop()
        _ = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
        try await execute(Self.damages[0], in: shop)
        let postbox = StubReceiver()
        await shop.send(to: postbox)
        try await execute("UPDATE notifications SET type = 'ONE_TIME_CHARGE'", in: shop)
        let (pauses, pausing) = AsyncStream<Void>.makeStream()
        let worker = RenewalWorker(shop.backend.embedded) { _ in
            pausing.yield()
            try await Task.sleep(for: .seconds(600))
        }
        let running = Task { await worker.run() }
        for await _ in pauses { break }
        running.cancel()
        await running.value
        await shop.send(to: postbox)
        #expect(postbox.received.count == 1)
    }
}
