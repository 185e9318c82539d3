import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("Contract: accounts and devices")
struct AccountContractTests {
    @Test(
        "one account on two devices has one wallet, and a restore gives both the same ownership",
        arguments: Wiring.all)
    func twoDevices(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let (phone, tablet) = (
            try await backend.rawClient("phone"), try await backend.rawClient("tablet")
        )
        _ = try await phone.purchaseAndFinish(try await phone.gemsRequest())
        _ = try await tablet.purchaseAndFinish(try await tablet.gemsRequest())
        let noAds = try await phone.purchaseAndFinish(try await phone.noAdsRequest())
        #expect(try await phone.gemCount() == 125)
        #expect(
            try await phone.merchant.wallet(entries: 10, phone.context)
                == tablet.merchant.wallet(entries: 10, tablet.context))
        #expect(
            try await phone.merchant.offer(phone.context)
                == tablet.merchant.offer(tablet.context))
        let restored = try await tablet.restore()
        #expect(restored.map(\.transaction.originalID) == [noAds.transaction.id])
        #expect(try await tablet.verify(try #require(restored.first)).decision == .alreadyGranted)
        #expect(try await phone.gemCount() == 125)
    }

    @Test(
        "a transaction that one device has not finished is not delivered to another unasked",
        arguments: Wiring.all)
    func unfinished(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let (phone, tablet) = (
            try await backend.rawClient("phone"), try await backend.rawClient("tablet")
        )
        let bought = try await phone.buy(try await phone.gemsRequest())
        #expect(try await tablet.unfinished().isEmpty)
        #expect(try await tablet.restore().isEmpty)
        #expect(try await phone.unfinished().map(\.transaction.id) == [bought.transaction.id])
    }

    @Test("two accounts on one device share nothing", arguments: Wiring.all)
    func twoAccounts(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let (ann, bob) = (
            try await backend.rawClient("phone", of: "ann"),
            try await backend.rawClient("phone", of: "bob")
        )
        let bought = try await ann.buy(try await ann.gemsRequest())
        _ = try await ann.verify(bought)
        _ = try await ann.purchaseAndFinish(try await ann.noAdsRequest())
        #expect(try await bob.gemCount() == 0)
        #expect(try await bob.unfinished().isEmpty)
        #expect(try await bob.restore().isEmpty)
        let changes = try await bob.store.changes(after: 0, bob.context)
        #expect(changes.transactions.isEmpty && changes.orders.isEmpty)
        _ = try await bob.purchaseAndFinish(try await bob.gemsRequest())
        #expect(try await bob.gemCount() == 60)
        #expect(try await ann.gemCount() == 65)
        #expect(try await ann.unfinished().map(\.transaction.id) == [bought.transaction.id])
    }
}
