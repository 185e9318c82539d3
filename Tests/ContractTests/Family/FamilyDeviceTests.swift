import PurchaseCore
import PurchaseEngine
import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

/// The member's own phone, with its engine and journal.
@Suite("What a family shares, on the member's device")
struct FamilyDeviceTests {
    @Test("it arrives unasked, is delivered and finished, and is owned by the family's grace")
    func arrives() async throws {
        let shop = try await FamilyShop()
        try await shop.join("bob", "ann")
        try await shop.buy("noads", "ann")
        try await shop.buy("gold", "ann")
        let handset = shop.backend.handset("bobs")
        let snapshot = try await handset.settles(as: "bob")
        #expect(snapshot.entitlements.map(\.productID) == ["gold", "noads"])
        #expect(snapshot.entitlements.allSatisfy { $0.isShared && !$0.isRestored })
        #expect(snapshot.rows.allSatisfy { $0.state == .finished })
        #expect(try await shop.phone("bob", "bobs").unfinished().isEmpty)
        #expect(try shop.violations() == [])
    }

    @Test("what the family no longer shares is taken from the phone, also from one that was away")
    func leaves() async throws {
        let shop = try await FamilyShop()
        try await shop.join("bob", "ann")
        try await shop.buy("noads", "ann")
        try await shop.buy("gold", "ann")
        let handset = shop.backend.handset("bobs")
        _ = try await handset.settles(as: "bob")
        _ = try await shop.control.changeFamily(.leave(account: "bob"))
        #expect(try await handset.settles(as: "bob").entitlements.isEmpty)
        #expect(try await shop.backend.handset("late").settles(as: "bob").entitlements.isEmpty)
        #expect(try shop.violations() == [])
    }

    @Test(
        "of a group one is owned: what the customer pays for, and without it what the family shares"
    )
    func single() async throws {
        let shop = try await FamilyShop()
        try await shop.join("bob", "ann")
        try await shop.buy("gold", "ann")
        try await shop.buy("noads", "ann")
        let own = try await shop.buy("silver", "bob")
        let bob = try await shop.phone("bob")
        _ = try await bob.buy(try await bob.noAds())
        let handset = shop.backend.handset()
        let both = try await handset.settles(as: "bob")
        #expect(both.entitlements.map(\.productID) == ["noads", "silver"])
        #expect(both.entitlements.allSatisfy { !$0.isShared })
        _ = try await shop.control.refund(own.id)
        let rest = try await handset.settles(as: "bob")
        #expect(rest.entitlements.map(\.productID) == ["gold", "noads"])
        #expect(rest.entitlements.map(\.isShared) == [true, false])
    }

    @Test("a phone of another account is told nothing of it")
    func strangers() async throws {
        let shop = try await FamilyShop()
        try await shop.join("bob", "ann")
        try await shop.buy("noads", "ann")
        #expect(try await shop.transactions("eve").isEmpty)
        let bob = try #require(try await shop.transactions("bob").first)
        let eve = try await shop.phone("eve")
        await expectRefusal(.unknownTransaction) {
            try await eve.store.finish(.transaction(bob.id), eve.context)
        }
        // Whichever of the member's phones has it first settles it.
        let tablet = try await shop.phone("bob", "tablet")
        #expect(try await tablet.unfinished().map(\.transaction.id) == [bob.id])
        try await tablet.store.finish(.transaction(bob.id), tablet.context)
        #expect(try await shop.phone("bob").unfinished().isEmpty)
    }
}
