import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

/// The rows of the article “Refunds” about partial refunds.
@Suite("Contract: partial refunds")
struct RefundPartTests {
    @Test(
        "B1: a percentage is refunded and signed, and the same part of the goods is revoked",
        arguments: Wiring.all)
    func share(wiring: Wiring) async throws {
        let shop = try await RefundShop(wiring)
        let bought = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
        let reply = try await shop.change(bought.transaction.id, .refund(.percentage(33_333)))
        #expect(reply.moved == (try TestCatalog.price(-320)))
        #expect(try await shop.paid() == 670)
        let listed = try await shop.backend.services.control.orders(limit: 1)
        #expect(listed.map(\.refunded) == [try TestCatalog.price(320)])
        let signed = try #require(try await shop.receivedTransaction(bought.transaction.id))
            .transaction
        #expect(signed.revocationType == .proratedRefund)
        #expect(signed.revocationPercentage == 33_333)
        #expect(signed.revocationDate == reply.at)
        // The percentage is slightly below a third of sixty gems, so 19 are revoked.
        try await shop.phone.expectWallet(has: 41, owes: 0)
        #expect(try shop.backend.violations() == [])
    }

    @Test("B2: an amount is refunded, and the percentage follows from the price")
    func amount() async throws {
        let shop = try await RefundShop()
        let bought = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest(2))
        let id = bought.transaction.id
        let reply = try await shop.change(id, .refund(.amount(490)))
        #expect(reply.moved == (try TestCatalog.price(-490)))
        let signed = try #require(try await shop.receivedTransaction(id)).transaction
        #expect(signed.revocationPercentage == 24_747)
        // 24.747 % of 120 are 29.69.
        try await shop.phone.expectWallet(has: 91, owes: 0)
        #expect(try shop.backend.violations() == [])
    }

    @Test(
        "B3: a refund of the whole price is not partial",
        arguments: [RefundPart.amount(990), .percentage(100_000)])
    func whole(part: RefundPart) async throws {
        let shop = try await RefundShop()
        let bought = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
        try await shop.change(bought.transaction.id, .refund(part))
        let signed = try #require(try await shop.receivedTransaction(bought.transaction.id))
            .transaction
        #expect(signed.revocationType == .fullRefund)
        #expect(signed.revocationPercentage == 100_000)
        #expect(try await shop.paid() == 0)
        try await shop.phone.expectWallet(has: 0, owes: 0)
    }

    @Test(
        "B4: an impossible refund is refused and changes nothing",
        arguments: [
            RefundPart.amount(0), .amount(-490), .amount(991), .amount(1_000), .amount(.max),
            .amount(.min), .amount(495), .percentage(0), .percentage(-1), .percentage(100_001),
            .percentage(.max), .percentage(.min), .percentage(1),
        ])
    func impossible(part: RefundPart) async throws {
        let shop = try await RefundShop()
        let bought = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
        await expectRefusal(.wrongState) {
            try await shop.change(bought.transaction.id, .refund(part))
        }
        #expect(try await shop.paid() == 990)
        #expect(try await shop.state(of: bought.transaction.id) == .finished)
        try await shop.phone.expectWallet(has: 60, owes: 0)
    }

    @Test(
        "B5: the same refund again changes nothing, and another part is refused",
        arguments: Wiring.all)
    func again(wiring: Wiring) async throws {
        let shop = try await RefundShop(wiring)
        let id = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
            .transaction.id
        try await shop.change(id, .refund(.percentage(50_000)))
        let again = try await shop.change(id, .refund(.percentage(50_000)))
        #expect(again.isRepeated)
        #expect(again.moved == (try TestCatalog.price(-490)))
        for part in [RefundPart.percentage(49_999), .amount(490), .amount(991), .whole] {
            await expectRefusal(.wrongState) { try await shop.change(id, .refund(part)) }
        }
        try await shop.change(id, .reverse)
        let first = try await shop.change(id, .refund(.whole))
        #expect(!first.isRepeated)
        for part in [RefundPart.whole, .amount(990), .percentage(100_000)] {
            let second = try await shop.change(id, .refund(part))
            #expect(second.isRepeated && second.at == first.at && second.moved == first.moved)
        }
        await expectRefusal(.wrongState) { try await shop.change(id, .refund(.amount(10))) }
        #expect(try await shop.paid() == 0)
        #expect(try shop.backend.violations() == [])
    }

    @Test("B6: a partial refund before the grant leaves the rest of the goods")
    func before() async throws {
        let shop = try await RefundShop()
        let bought = try await shop.phone.buy(try await shop.phone.gemsRequest())
        try await shop.change(bought.transaction.id, .refund(.percentage(50_000)))
        let verdict = try await shop.phone.verify(bought)
        #expect(verdict.decision == .revoked)
        #expect(verdict.changes.map(\.change.amount) == [60, -30])
        try await shop.phone.expectWallet(has: 30, owes: 0)
        #expect(try await shop.phone.verify(bought).changes == verdict.changes)
        #expect(try shop.backend.violations() == [])
    }

    @Test("B7: an ownership ends with a refund of any part of its price")
    func ownership() async throws {
        let shop = try await RefundShop()
        let bought = try await shop.phone.purchaseAndFinish(try await shop.phone.noAdsRequest())
        try await shop.change(bought.transaction.id, .refund(.percentage(20_000)))
        #expect(try await shop.phone.restore().isEmpty)
        // A fifth of five gems.
        try await shop.phone.expectWallet(has: 4, owes: 0)
        #expect(
            try await shop.phone.buy(try await shop.phone.noAdsRequest()).transaction.price == 2_990
        )
        #expect(try shop.backend.violations() == [])
    }
}
