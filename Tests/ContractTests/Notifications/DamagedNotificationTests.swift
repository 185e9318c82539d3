import GRDB
import SandboxBackend
import ShopTestSupport
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
        for _ in 0..<3 { _ = try await shop.phone.settle(try await shop.phone.gems()) }
        try await StoreFile.open(folder: shop.backend.folder).database.write {
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
        _ = try await shop.phone.settle(try await shop.phone.gems())
        let file = try StoreFile.open(folder: shop.backend.folder)
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
}
