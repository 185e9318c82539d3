import PurchaseCore
import PurchaseEngine
import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

/// A family member's own device, with its engine and journal.
@Suite("Family sharing on the member's device")
struct FamilyDeviceTests {
    @Test("a shared purchase arrives unasked, is delivered and finished, and is owned as shared")
    func arrives() async throws {
        let shop = try await FamilyShop()
        try await shop.join("bob", "ann")
        try await shop.buy("noads", "ann")
        try await shop.buy("gold", "ann")
        let handset = shop.backend.engineClient("bobs")
        let snapshot = try await handset.runUntilIdle(as: "bob")
        #expect(snapshot.entitlements.map(\.productID) == ["gold", "noads"])
        #expect(snapshot.entitlements.allSatisfy { $0.isShared && !$0.isRestored })
        #expect(snapshot.rows.allSatisfy { $0.state == .finished })
        #expect(try await shop.rawClient("bob", "bobs").unfinished().isEmpty)
        #expect(try shop.violations() == [])
    }

    @Test(
        "a purchase that the family stops sharing is revoked on the device, also after an absence")
    func leaves() async throws {
        let shop = try await FamilyShop()
        try await shop.join("bob", "ann")
        try await shop.buy("noads", "ann")
        try await shop.buy("gold", "ann")
        let handset = shop.backend.engineClient("bobs")
        _ = try await handset.runUntilIdle(as: "bob")
        _ = try await shop.control.changeFamily(.leave(account: "bob"))
        #expect(try await handset.runUntilIdle(as: "bob").entitlements.isEmpty)
        #expect(
            try await shop.backend.engineClient("late").runUntilIdle(as: "bob").entitlements.isEmpty
        )
        #expect(try shop.violations() == [])
    }

    @Test(
        "one subscription of a group is owned: the customer's own, or without it the shared one"
    )
    func single() async throws {
        let shop = try await FamilyShop()
        try await shop.join("bob", "ann")
        try await shop.buy("gold", "ann")
        try await shop.buy("noads", "ann")
        let own = try await shop.buy("silver", "bob")
        let bob = try await shop.rawClient("bob")
        _ = try await bob.buy(try await bob.noAdsRequest())
        let handset = shop.backend.engineClient()
        let both = try await handset.runUntilIdle(as: "bob")
        #expect(both.entitlements.map(\.productID) == ["noads", "silver"])
        #expect(both.entitlements.allSatisfy { !$0.isShared })
        _ = try await shop.control.refund(own.id)
        let rest = try await handset.runUntilIdle(as: "bob")
        #expect(rest.entitlements.map(\.productID) == ["gold", "noads"])
        #expect(rest.entitlements.map(\.isShared) == [true, false])
    }

    @Test("a device of another account does not receive it")
    func strangers() async throws {
        let shop = try await FamilyShop()
        try await shop.join("bob", "ann")
        try await shop.buy("noads", "ann")
        #expect(try await shop.transactions("eve").isEmpty)
        let bob = try #require(try await shop.transactions("bob").first)
        let eve = try await shop.rawClient("eve")
        await expectRefusal(.unknownTransaction) {
            try await eve.store.finish(.transaction(bob.id), eve.context)
        }
        // It is settled by the first of the member's devices that receives it.
        let tablet = try await shop.rawClient("bob", "tablet")
        #expect(try await tablet.unfinished().map(\.transaction.id) == [bob.id])
        try await tablet.store.finish(.transaction(bob.id), tablet.context)
        #expect(try await shop.rawClient("bob").unfinished().isEmpty)
    }
}
