import SandboxBackend
import SandboxStore
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

/// The rows of the article “Refunds” about reversals.
@Suite("Contract: reversed refunds")
struct ReversalTests {
    @Test(
        "B10: a reversal charges again, reinstates the transaction and returns the goods once",
        arguments: Wiring.all)
    func reversed(wiring: Wiring) async throws {
        let shop = try await RefundShop(wiring)
        let bought = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
        let id = bought.transaction.id
        try await shop.change(id, .refund(.whole))
        try await shop.phone.expectWallet(has: 0, owes: 0)
        let reply = try await shop.change(id, .reverse)
        #expect(reply.moved == (try TestCatalog.price(990)))
        #expect(try await shop.paid() == 990)
        #expect(try await shop.state(of: id) == .finished)
        let signed = try #require(try await shop.receivedTransaction(id)).transaction
        #expect(signed.revocationDate == nil && signed.revocationType == nil)
        #expect(signed.revocationPercentage == nil && signed.revocationReason == nil)
        #expect(signed.revision == 2)
        try await shop.phone.expectWallet(has: 60, owes: 0)
        let again = try await shop.change(id, .reverse)
        #expect(again.isRepeated && again.at == reply.at && again.moved == reply.moved)
        #expect(try await shop.paid() == 990)
        try await shop.phone.expectWallet(has: 60, owes: 0)
        #expect(try shop.backend.violations() == [])
    }

    @Test("B11: the refund's debt is undone, and what was spent stays spent")
    func debts() async throws {
        let shop = try await RefundShop()
        let bought = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
        try await shop.spend(40, id: SpendID(shop.backend.clock.uuid()))
        try await shop.change(bought.transaction.id, .refund(.whole))
        try await shop.phone.expectWallet(has: 0, owes: 40)
        try await shop.change(bought.transaction.id, .reverse)
        try await shop.phone.expectWallet(has: 20, owes: 0)
        let rows = try await shop.phone.merchant.wallet(entries: 10, shop.phone.context).entries
        #expect(rows.map(\.kind) == [.reversal, .debt, .revocation, .spend, .grant])
        #expect(rows.first?.paidOff == 40)
        #expect(try shop.backend.violations() == [])
    }

    @Test(
        "B12: alternating refunds and reversals move the money once each",
        arguments: Wiring.all)
    func backAndForth(wiring: Wiring) async throws {
        let shop = try await RefundShop(wiring)
        let id = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
            .transaction.id
        for part in [RefundPart.whole, .percentage(50_000), .amount(10), .whole] {
            try await shop.change(id, .refund(part))
            #expect(try await shop.paid() < 990)
            try await shop.change(id, .reverse)
            #expect(try await shop.paid() == 990)
            try await shop.phone.expectWallet(has: 60, owes: 0)
        }
        #expect(try #require(try await shop.receivedTransaction(id)).transaction.revision == 8)
        let steps = try await shop.control.history(of: .transaction(id))
        #expect(steps.count { $0.kind == .refundReversed } == 4)
        #expect(steps.count { $0.kind == .givenBack } == 4)
        #expect(try shop.backend.violations() == [])
    }

    @Test("B13: a transaction without a refund cannot be reversed, nor can one that refers to it")
    func refused() async throws {
        let shop = try await RefundShop()
        let id = try await shop.phone.purchaseAndFinish(try await shop.phone.noAdsRequest())
            .transaction.id
        let copy = try await shop.phone.purchaseAndFinish(try await shop.phone.noAdsRequest())
            .transaction.id
        for one in [id, copy] {
            await expectRefusal(.wrongState) { try await shop.change(one, .reverse) }
        }
        await expectRefusal(.unknownTransaction) { try await shop.change("1", .reverse) }
        #expect(try await shop.paid() == 2_990)
    }

    @Test("B14: an old copy neither reinstates a refunded purchase nor revokes a reinstated one")
    func replay() async throws {
        let shop = try await RefundShop()
        let sold = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
        let id = sold.transaction.id
        try await shop.change(id, .refund(.whole))
        let refunded = try #require(try await shop.receivedTransaction(id))
        #expect(try await shop.phone.verify(sold).decision == .revoked)
        try await shop.change(id, .reverse)
        let reversed = try #require(try await shop.receivedTransaction(id))
        // The refunded form is sent again.
        #expect(try await shop.phone.verify(refunded).decision == .alreadyGranted)
        try await shop.phone.expectWallet(has: 60, owes: 0)
        try await shop.change(id, .refund(.whole))
        for old in [sold, refunded, reversed] {
            #expect(try await shop.phone.verify(old).decision == .revoked)
        }
        try await shop.phone.expectWallet(has: 0, owes: 0)
        #expect(try shop.backend.violations() == [])
    }

    @Test("B15: a purchase that was refunded before its grant is granted once after the reversal")
    func neverGiven() async throws {
        let shop = try await RefundShop()
        let bought = try await shop.phone.buy(try await shop.phone.gemsRequest())
        let id = bought.transaction.id
        try await shop.change(id, .refund(.whole))
        #expect(try await shop.phone.verify(bought).decision == .revoked)
        try await shop.change(id, .reverse)
        #expect(try await shop.phone.verify(bought).decision == .alreadyGranted)
        try await shop.phone.expectWallet(has: 60, owes: 0)
        try await shop.phone.finish(bought)
        #expect(try await shop.phone.unfinished().isEmpty)
        #expect(try shop.backend.violations() == [])
    }

    @Test("B16: a product bought again meanwhile is owned once, and both charges stay")
    func boughtAnew() async throws {
        let shop = try await RefundShop()
        let first = try await shop.phone.purchaseAndFinish(try await shop.phone.noAdsRequest())
            .transaction.id
        try await shop.change(first, .refund(.whole))
        let second = try await shop.phone.purchaseAndFinish(try await shop.phone.noAdsRequest())
            .transaction.id
        try await shop.change(first, .reverse)
        #expect(try await shop.paid() == 5_980)
        try await shop.phone.expectWallet(has: 10, owes: 0)
        // Either may be refunded, and the product is still owned through the other.
        try await shop.change(second, .refund(.whole))
        #expect(try await shop.phone.restore().map(\.transaction.originalID) == [first])
        try await shop.phone.expectWallet(has: 5, owes: 0)
        #expect(try shop.backend.violations() == [])
    }

    @Test("B17: copies are revoked and reinstated with the first transaction, later ones too")
    func copies() async throws {
        let shop = try await RefundShop()
        let tablet = try await shop.backend.rawClient("tablet")
        let first = try await shop.phone.purchaseAndFinish(try await shop.phone.noAdsRequest())
        let restored = try #require(try await tablet.restore().first)
        _ = try await tablet.verify(restored)
        try await tablet.finish(restored)
        let id = first.transaction.id
        try await shop.change(id, .refund(.whole))
        try await shop.change(id, .reverse)
        let back = try #require(
            try await shop.receivedTransaction(restored.transaction.id, on: tablet))
        #expect(back.transaction.revision == 2 && back.transaction.revocationDate == nil)
        #expect(try await tablet.verify(back).decision == .alreadyGranted)
        let later = try #require(try await tablet.restore().first)
        #expect(later.transaction.revision == 2)
        #expect(try await tablet.verify(later).decision == .alreadyGranted)
        try await shop.change(id, .refund(.whole))
        #expect(try await tablet.verify(later).decision == .revoked)
        try await shop.phone.expectWallet(has: 0, owes: 0)
        #expect(try shop.backend.violations() == [])
    }

    @Test("B18: a device that never had the transaction does not receive the reversal")
    func strangers() async throws {
        let shop = try await RefundShop()
        let tablet = try await shop.backend.rawClient("tablet")
        let id = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
            .transaction.id
        try await shop.change(id, .refund(.whole))
        try await shop.change(id, .reverse)
        #expect(try await shop.receivedTransaction(id, on: tablet) == nil)
        #expect(try await shop.receivedTransaction(id) != nil)
    }

    @Test(
        "B19: the merchant applies the store's latest state, in whatever order the messages arrive")
    func crossing() async throws {
        let shop = try await RefundShop()
        let id = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
            .transaction.id
        let store = try shop.store()
        // The store alone decides, without a delivery in between.
        _ = try await store.change(id, .refund(.whole))
        let refund = try #require(try await store.undelivered().first)
        _ = try await store.change(id, .reverse)
        try await store.delivered(refund.transaction)
        let waiting = try #require(try await store.undelivered().first)
        #expect(waiting.transaction.revision == 2)
        // The refunded form arrives after the reversal was decided.
        #expect(try await shop.phone.verify(refund).decision == .alreadyGranted)
        // The next call for which refunds matter notifies the merchant.
        _ = try await shop.phone.merchant.wallet(entries: 0, shop.phone.context)
        #expect(try await store.undelivered().isEmpty)
        try await shop.phone.expectWallet(has: 60, owes: 0)
        #expect(try shop.backend.violations() == [])
    }

    @Test(
        "B20: a charge refunded after the deadline and then reversed is not refunded again")
    func deadline() async throws {
        let shop = try await RefundShop()
        let bought = try await shop.phone.buy(try await shop.phone.gemsRequest())
        let id = bought.transaction.id
        shop.backend.clock.advance(milliseconds: 73 * 3_600_000)
        #expect(try await shop.state(of: id) == .refunded)
        try await shop.change(id, .reverse)
        for _ in 0..<2 {
            shop.backend.clock.advance(milliseconds: 73 * 3_600_000)
            #expect(try await shop.state(of: id) == .unfinished)
        }
        #expect(try await shop.paid() == 990)
    }

    @Test("B21: the server is notified of each, with the transaction in its current state")
    func notifications() async throws {
        let shop = try await NotifyingShop()
        let id = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
            .transaction.id
        let postbox = StubReceiver()
        for change in [TransactionChange.refund(.amount(490)), .reverse, .refund(.whole)] {
            _ = try await shop.backend.embedded.change(id, change)
            await shop.send(to: postbox)
        }
        #expect(
            try await shop.told() == ["ONE_TIME_CHARGE", "REFUND", "REFUND_REVERSED", "REFUND"])
        let signed = try postbox.received.map(shop.read).map { payload in
            guard case .data(let data) = payload.content,
                let info = data.signedTransactionInfo
            else { throw UnexpectedResponse(response: "no transaction") }
            return try shop.phone.read(info).transaction
        }
        #expect(
            signed.map(\.revocationType) == [.proratedRefund, .proratedRefund, nil, .fullRefund])
        #expect(signed.map(\.revocationPercentage) == [49_494, 49_494, nil, 100_000])
    }
}
