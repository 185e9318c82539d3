import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

/// The rows of the article “Refunds” on what is taken back without money.
@Suite("Contract: what is revoked, and what is deleted")
struct WithdrawalTests {
    @Test(
        "B30: what is revoked is withdrawn with its goods, and stays paid",
        arguments: Wiring.allCases)
    func revoked(wiring: Wiring) async throws {
        let shop = try await RefundShop(wiring)
        let id = try await shop.phone.settle(try await shop.phone.gems()).transaction.id
        let reply = try await shop.change(id, .revoke)
        #expect(reply.moved == nil && !reply.isRepeated)
        #expect(try await shop.change(id, .revoke).isRepeated)
        #expect(try await shop.paid() == 990)
        #expect(try await shop.state(of: id) == .revoked)
        let signed = try #require(try await shop.told(id)).transaction
        #expect(signed.revocationDate == reply.at && signed.revocationType == nil)
        #expect(signed.withdrawal == .revoked)
        try await shop.phone.expectWallet(has: 0, owes: 0)
        for change in [TransactionChange.refund(.whole), .reverse, .request(.other)] {
            await expectRefusal(.wrongState) { try await shop.change(id, change) }
        }
        #expect(try shop.backend.violations() == [])
    }

    @Test(
        "B31: what is deleted is gone at the store, and money and goods stay",
        arguments: Wiring.allCases)
    func deleted(wiring: Wiring) async throws {
        let shop = try await RefundShop(wiring)
        let first = try await shop.phone.settle(try await shop.phone.noAds())
        let id = first.transaction.id
        try await shop.change(id, .delete)
        #expect(try await shop.change(id, .delete).isRepeated)
        #expect(try await shop.paid() == 2_990)
        #expect(try await shop.state(of: id) == .deleted)
        #expect(try await shop.phone.restore().isEmpty)
        #expect(try #require(try await shop.told(id)).transaction.withdrawal == .deleted)
        #expect(try await shop.phone.verify(first).decision == .revoked)
        try await shop.phone.expectWallet(has: 5, owes: 0)
        for change in [TransactionChange.refund(.whole), .reverse, .revoke, .request(.other)] {
            await expectRefusal(.unknownTransaction) { try await shop.change(id, change) }
        }
        let again = try await shop.phone.settle(try await shop.phone.noAds()).transaction
        #expect(again.price == 2_990 && again.originalID == again.id)
        #expect(try await shop.paid() == 5_980)
        #expect(try shop.backend.violations() == [])
    }

    @Test("B32: servers find nothing of what is deleted")
    func servers() async throws {
        let shop = try await RefundShop()
        let gems = try await shop.phone.settle(try await shop.phone.gems()).transaction
        let kept = try await shop.phone.settle(try await shop.phone.gems()).transaction
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

    @Test("B33: a deletion before the goods were given gives none")
    func neverGiven() async throws {
        let shop = try await RefundShop()
        let bought = try await shop.phone.buy(try await shop.phone.gems())
        try await shop.change(bought.transaction.id, .delete)
        #expect(try await shop.phone.verify(bought).decision == .revoked)
        try await shop.phone.expectWallet(has: 0, owes: 0)
        // It is in nobody's way: the next one is charged for itself.
        let next = try await shop.phone.settle(try await shop.phone.gems()).transaction
        #expect(next.id != bought.transaction.id && next.price == 990)
        try await shop.phone.expectWallet(has: 60, owes: 0)
        #expect(try shop.backend.violations() == [])
    }

    @Test("B34: a refunded one can be deleted, and its goods stay taken")
    func refunded() async throws {
        let shop = try await RefundShop()
        let id = try await shop.phone.settle(try await shop.phone.gems()).transaction.id
        try await shop.change(id, .refund(.percentage(50_000)))
        try await shop.change(id, .delete)
        try await shop.phone.expectWallet(has: 30, owes: 0)
        await expectRefusal(.unknownTransaction) { try await shop.change(id, .reverse) }
        #expect(try shop.backend.violations() == [])
    }

    @Test("B35: a cleared account shops as a new customer, once", arguments: Wiring.allCases)
    func cleared(wiring: Wiring) async throws {
        let shop = try await RefundShop(wiring)
        _ = try await shop.phone.settle(try await shop.phone.gems())
        let owned = try await shop.phone.settle(try await shop.phone.noAds()).transaction.id
        _ = try await shop.phone.settle(try await shop.phone.noAds())
        let other = try await shop.backend.phone(of: "bob")
        let theirs = try await other.settle(try await other.noAds()).transaction.id
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

    @Test("B36: a request is asked, declined and granted, each told as what it is")
    func requests() async throws {
        let shop = try await RefundShop()
        let id = try await shop.phone.settle(try await shop.phone.gems()).transaction.id
        await expectRefusal(.wrongState) { try await shop.change(id, .decline) }
        #expect(try await !shop.change(id, .request(.legal)).isRepeated)
        #expect(try await shop.change(id, .request(.legal)).isRepeated)
        #expect(try await !shop.change(id, .decline).isRepeated)
        #expect(try await shop.change(id, .decline).isRepeated)
        try await shop.change(id, .request(.other))
        try await shop.change(id, .refund(.whole))
        await expectRefusal(.wrongState) { try await shop.change(id, .decline) }
        try await shop.change(id, .reverse)
        // A new matter: the request that was granted is closed.
        #expect(try await !shop.change(id, .request(.other)).isRepeated)
        let kinds = try await shop.control.history(of: .transaction(id)).map(\.kind)
        #expect(kinds.count { $0 == .refundRequested } == 3)
        #expect(kinds.count { $0 == .refundDeclined } == 1)
    }
}
