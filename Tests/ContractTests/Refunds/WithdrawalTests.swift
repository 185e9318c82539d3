import KioskTestSupport
import SandboxBackend
import SandboxStore
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

/// The rows of the article “Refunds” about withdrawals without a refund.
@Suite("Contract: revoked and deleted transactions")
struct WithdrawalTests {
    @Test(
        "B30: a revoked transaction is withdrawn with its goods, and its charge stays",
        arguments: Wiring.all)
    func revoked(wiring: Wiring) async throws {
        let shop = try await RefundShop(wiring)
        let id = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
            .transaction.id
        let reply = try await shop.change(id, .revoke)
        #expect(reply.moved == nil && !reply.isRepeated)
        #expect(try await shop.change(id, .revoke).isRepeated)
        #expect(try await shop.paid() == 990)
        #expect(try await shop.state(of: id) == .revoked)
        let signed = try #require(try await shop.receivedTransaction(id)).transaction
        #expect(signed.revocationDate == reply.at && signed.revocationType == nil)
        #expect(signed.withdrawal == .revoked)
        try await shop.phone.expectWallet(has: 0, owes: 0)
        for change in [TransactionChange.refund(.whole), .reverse, .request(.other)] {
            await expectRefusal(.wrongState) { try await shop.change(id, change) }
        }
        #expect(try shop.backend.violations() == [])
    }

    @Test(
        "B31: a deleted transaction is gone from the store, and its charge and goods stay",
        arguments: Wiring.all)
    func deleted(wiring: Wiring) async throws {
        let shop = try await RefundShop(wiring)
        let first = try await shop.phone.purchaseAndFinish(try await shop.phone.noAdsRequest())
        let id = first.transaction.id
        try await shop.change(id, .delete)
        #expect(try await shop.change(id, .delete).isRepeated)
        #expect(try await shop.paid() == 2_990)
        #expect(try await shop.state(of: id) == .deleted)
        #expect(try await shop.phone.restore().isEmpty)
        #expect(
            try #require(try await shop.receivedTransaction(id)).transaction.withdrawal == .deleted)
        #expect(try await shop.phone.verify(first).decision == .revoked)
        try await shop.phone.expectWallet(has: 5, owes: 0)
        for change in [TransactionChange.refund(.whole), .reverse, .revoke, .request(.other)] {
            await expectRefusal(.unknownTransaction) { try await shop.change(id, change) }
        }
        let again = try await shop.phone.purchaseAndFinish(try await shop.phone.noAdsRequest())
            .transaction
        #expect(again.price == 2_990 && again.originalID == again.id)
        #expect(try await shop.paid() == 5_980)
        #expect(try shop.backend.violations() == [])
    }

    @Test("B32: servers do not find a deleted transaction")
    func servers() async throws {
        let shop = try await RefundShop()
        let gems = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
            .transaction
        let kept = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
            .transaction
        let embedded = shop.backend.embedded
        try await shop.change(gems.id, .delete)
        #expect(try await embedded.transaction(gems.id) == nil)
        #expect(try await embedded.customer(of: gems.id) == nil)
        let order = try #require(gems.orderID)
        #expect(try await embedded.transactions(ordered: order).isEmpty)
        let page = try await embedded.history(
            of: "ann", HistoryQuery(filter: TransactionFilter()))
        #expect(
            try page.signedTransactions.map { try shop.phone.read($0).transaction.id } == [kept.id])
    }

    @Test("B33: a transaction deleted before its grant is not granted")
    func neverGiven() async throws {
        let shop = try await RefundShop()
        let bought = try await shop.phone.buy(try await shop.phone.gemsRequest())
        try await shop.change(bought.transaction.id, .delete)
        #expect(try await shop.phone.verify(bought).decision == .revoked)
        try await shop.phone.expectWallet(has: 0, owes: 0)
        // The deleted one does not block the next purchase, which is charged.
        let next = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
            .transaction
        #expect(next.id != bought.transaction.id && next.price == 990)
        try await shop.phone.expectWallet(has: 60, owes: 0)
        #expect(try shop.backend.violations() == [])
    }

    @Test("B34: a refunded transaction can be deleted, and its goods stay revoked")
    func refunded() async throws {
        let shop = try await RefundShop()
        let id = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
            .transaction.id
        try await shop.change(id, .refund(.percentage(50_000)))
        try await shop.change(id, .delete)
        try await shop.phone.expectWallet(has: 30, owes: 0)
        await expectRefusal(.unknownTransaction) { try await shop.change(id, .reverse) }
        #expect(try shop.backend.violations() == [])
    }

    @Test(
        "B35: an account with a cleared history buys as a new customer, once",
        arguments: Wiring.all)
    func cleared(wiring: Wiring) async throws {
        let shop = try await RefundShop(wiring)
        _ = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
        let owned = try await shop.phone.purchaseAndFinish(try await shop.phone.noAdsRequest())
            .transaction.id
        _ = try await shop.phone.purchaseAndFinish(try await shop.phone.noAdsRequest())
        let other = try await shop.backend.rawClient(of: "bob")
        let theirs = try await other.purchaseAndFinish(try await other.noAdsRequest()).transaction
            .id
        #expect(try await shop.control.clearHistory(of: "ann") == 2)
        #expect(try await shop.control.clearHistory(of: "ann") == 0)
        #expect(try await shop.control.clearHistory(of: "nobody") == 0)
        await expectRefusal(.badRequest) {
            try await shop.control.clearHistory(of: AccountName(String(repeating: "x", count: 300)))
        }
        #expect(try await shop.phone.restore().isEmpty)
        #expect(try await shop.state(of: owned) == .deleted)
        #expect(try await shop.state(of: theirs) == .finished)
        #expect(try await shop.paid() == 3_980)
        try await shop.phone.expectWallet(has: 65, owes: 0)
        #expect(try shop.backend.violations() == [])
    }

    @Test("B36: a refund request is recorded, declined and granted, each reported as such")
    func requests() async throws {
        let shop = try await RefundShop()
        let id = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
            .transaction.id
        await expectRefusal(.wrongState) { try await shop.change(id, .decline) }
        #expect(try await !shop.change(id, .request(.legal)).isRepeated)
        #expect(try await shop.change(id, .request(.legal)).isRepeated)
        #expect(try await !shop.change(id, .decline).isRepeated)
        #expect(try await shop.change(id, .decline).isRepeated)
        try await shop.change(id, .request(.other))
        try await shop.change(id, .refund(.whole))
        await expectRefusal(.wrongState) { try await shop.change(id, .decline) }
        try await shop.change(id, .reverse)
        // This is a new request, because the granted one is closed.
        #expect(try await !shop.change(id, .request(.other)).isRepeated)
        let kinds = try await shop.control.history(of: .transaction(id)).map(\.kind)
        #expect(kinds.count { $0 == .refundRequested } == 3)
        #expect(kinds.count { $0 == .refundDeclined } == 1)
    }

    @Test("B37: a deletion does not cancel changes of which the merchant was not yet notified")
    func overtaken() async throws {
        let rows: [(heard: [TransactionChange], unheard: [TransactionChange], gems: Int64)] = [
            ([], [.refund(.whole), .delete], 0), ([], [.refund(.percentage(50_000)), .delete], 30),
            ([], [.revoke, .delete], 0), ([.refund(.whole)], [.reverse, .delete], 60),
            ([], [.refund(.whole), .reverse, .delete], 60), ([.revoke], [.delete], 0),
        ]
        for row in rows {
            let shop = try await RefundShop()
            let id = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
                .transaction.id
            for change in row.heard { try await shop.change(id, change) }
            let store = try shop.store()
            for change in row.unheard { _ = try await store.change(id, change) }
            try await shop.phone.expectWallet(has: row.gems, owes: 0)
            #expect(try shop.backend.violations() == [], "\(row)")
        }
    }

    @Test("B38: with a team's merchant a device counts a deleted transaction as before")
    func team() async throws {
        let rows: [(changes: [TransactionChange], counted: [Int64])] = [
            ([.delete], [60]), ([.refund(.whole), .delete], [60, -60]),
            ([.refund(.percentage(50_000)), .delete], [60, -30]), ([.revoke, .delete], [60, -60]),
        ]
        for row in rows {
            let desk = try await TeamServerFixture {
                RawServer.http(
                    HostileResponse.Question($0).verdict(
                        "revoked", more: ",\"goods\":[{\"good\":\"gem\",\"amount\":60}]"))
            }
            let phone = desk.phone
            let id = try await phone.buy(try await phone.gemsRequest()).transaction.id
            for change in row.changes {
                _ = try await desk.backend.services.control.change(id, change)
            }
            let told = try await phone.store.changes(after: 0, phone.context).transactions
                .map { try phone.read($0) }
            let verdict = try await desk.verdict(on: try #require(told.first))
            #expect(verdict?.changes.map(\.change.amount) == row.counted, "\(row)")
        }
    }

    @Test("B39: a customer with a cleared history subscribes as a new customer")
    func subscriber() async throws {
        let shop = try await FamilyShop()
        try await shop.join("bob", "ann")
        let (first, embedded) = (try await shop.buy("gold", "ann"), shop.backend.embedded)
        #expect(try await shop.control.clearHistory(of: "ann") == 1)
        #expect(try await embedded.subscriptionStatuses(of: first.id) == nil)
        let second = try await shop.buy("solo", "ann")
        #expect(second.originalID == second.id)
        #expect(try await shop.statuses("ann").map(\.1.id) == [second.id])
        #expect(try await embedded.subscriptionStatuses(of: second.id)?.count == 1)
        // The members' share of the deleted subscription is still known.
        #expect(try await shop.statuses("bob").map(\.0) == [.revoked])
        let told = try await shop.notifications().map(\.kind.description)
        #expect(told.last == "SUBSCRIBED.INITIAL_BUY")
        #expect(try shop.violations() == [])
        try await shop.advance("P2M")
        #expect(try shop.violations() == [])
    }
}
