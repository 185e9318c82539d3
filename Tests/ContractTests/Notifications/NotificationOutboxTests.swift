import GRDB
import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("The notification outbox")
struct NotificationOutboxTests {
    @Test("each paid purchase is notified once, and a free one is not")
    func purchases() async throws {
        let shop = try await NotifyingShop()
        let phone = shop.phone
        let gems = try await phone.gemsRequest()
        let bought = try await phone.purchaseAndFinish(gems)
        _ = try await phone.buy(gems)
        let owned = try await phone.purchaseAndFinish(try await phone.noAdsRequest())
        _ = try await phone.purchaseAndFinish(try await phone.noAdsRequest())
        let season = try await phone.purchaseAndFinish(
            try await phone.request("season", .nonRenewable, price: 4_990))
        _ = try await shop.backend.rawClient("tablet").restore()
        let records = try await shop.records()
        #expect(records.map(\.kind?.type) == [.oneTimeCharge, .oneTimeCharge, .oneTimeCharge])
        #expect(records.map(\.transactionID) == [bought, owned, season].map(\.transaction.id))
        #expect(Set(records.map(\.id)).count == 3)
    }

    @Test(
        "an order without a charge is not notified",
        arguments: [Outcome.decline, .cancel, .askToBuy])
    func uncharged(outcome: Outcome) async throws {
        let shop = try await NotifyingShop()
        let request = try await shop.phone.gemsRequest(outcome: outcome)
        _ = try await shop.phone.store.purchase(request, shop.phone.context)
        #expect(try await shop.told().isEmpty)
    }

    @Test("an approval is notified, and its repetition is not")
    func approval() async throws {
        let shop = try await NotifyingShop()
        let request = try await shop.phone.gemsRequest(outcome: .askToBuy)
        _ = try await shop.phone.store.purchase(request, shop.phone.context)
        _ = try await shop.backend.services.control.approve(request.intent.id)
        _ = try await shop.backend.services.control.approve(request.intent.id)
        #expect(try await shop.told() == ["ONE_TIME_CHARGE"])
    }

    @Test("a refund is notified once, also if it withdraws copies")
    func refunds() async throws {
        let shop = try await NotifyingShop()
        let bought = try await shop.phone.purchaseAndFinish(try await shop.phone.noAdsRequest())
        _ = try await shop.backend.rawClient("tablet").restore()
        _ = try await shop.backend.services.control.refund(bought.transaction.id)
        _ = try await shop.backend.services.control.refund(bought.transaction.id)
        #expect(try await shop.told() == ["ONE_TIME_CHARGE", "REFUND"])
        #expect(try await shop.records().last?.transactionID == bought.transaction.id)
    }

    @Test("an automatic refund after the deadline is notified, too")
    func overdue() async throws {
        let shop = try await NotifyingShop()
        let bought = try await shop.phone.buy(try await shop.phone.gemsRequest())
        shop.backend.clock.advance(milliseconds: 73 * 3_600_000)
        _ = try await shop.phone.unfinished()
        #expect(try await shop.told() == ["ONE_TIME_CHARGE", "REFUND"])
        #expect(try await shop.records().last?.transactionID == bought.transaction.id)
    }

    @Test("without a URL no notification is recorded, then or later")
    func nowhere() async throws {
        let shop = try await NotifyingShop(nil)
        _ = try await shop.phone.buy(try await shop.phone.gemsRequest())
        let target = NotificationTarget(url: NotifyingShop.url, retry: .once)
        try await shop.backend.embedded.notify(target)
        #expect(try await shop.told().isEmpty)
        #expect(try await shop.backend.embedded.notificationTarget() == target)
        try await shop.backend.embedded.notify(nil)
        #expect(try await shop.backend.embedded.notificationTarget() == nil)
    }

    /// Makes the commits fail in which a table gets a row, after every statement has succeeded.
    private static func breakCommits(of table: String, _ database: DatabaseQueue) throws {
        try database.write {
            try $0.execute(
                sql: """
                    CREATE TABLE broken (x TEXT REFERENCES settings (name) DEFERRABLE INITIALLY DEFERRED);
                    CREATE TRIGGER breaking AFTER INSERT ON \(table)
                    BEGIN INSERT INTO broken VALUES ('nothing is called so'); END
                    """)
        }
    }

    @Test(
        "if the commit fails there is neither a charge nor a notification, and the next attempt makes one of each",
        arguments: ["notifications", "charges"])
    func brokenCommit(table: String) async throws {
        let shop = try await NotifyingShop()
        let request = try await shop.phone.gemsRequest()
        let other = try DatabaseQueue(path: shop.backend.folder + "/store.sqlite")
        try Self.breakCommits(of: table, other)
        await #expect(throws: ServiceFailure.noAnswer(NoAnswer(.cut))) {
            try await shop.phone.buy(request)
        }
        #expect(try await shop.told().isEmpty)
        #expect(try await shop.backend.services.control.orders(limit: 10).isEmpty)
        try await other.write { try $0.execute(sql: "DROP TRIGGER breaking; DROP TABLE broken") }
        let bought = try await shop.phone.buy(request)
        #expect(try await shop.records().map(\.transactionID) == [bought.transaction.id])
    }

    @Test("if a refund's commit fails the charge stays and no notification is made")
    func brokenRefund() async throws {
        let shop = try await NotifyingShop()
        let bought = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
        let other = try DatabaseQueue(path: shop.backend.folder + "/store.sqlite")
        try Self.breakCommits(of: "notifications", other)
        let control = shop.backend.services.control
        await #expect(throws: ServiceFailure.self) {
            try await control.refund(bought.transaction.id)
        }
        #expect(try await shop.told() == ["ONE_TIME_CHARGE"])
        #expect(try await control.orders(limit: 1).first?.state == .finished)
    }
}
