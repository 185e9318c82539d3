import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

/// The rows of the article “Refunds” about subscriptions and families.
@Suite("Contract: reversed refunds of subscriptions and shares")
struct SubscriptionReversalTests {
    private func stands(_ shop: FamilyShop, _ account: AccountName) async throws -> [RenewalState] {
        try await shop.statuses(account).map(\.0)
    }

    @Test(
        "B50: a period that has not ended is reinstated up to its end and not renewed automatically"
    )
    func current() async throws {
        let shop = try await FamilyShop()
        let bought = try await shop.buy("gold", "ann")
        try await shop.verify("ann")
        _ = try await shop.control.change(bought.id, .refund(.percentage(40_000)))
        #expect(try await stands(shop, "ann") == [.revoked])
        _ = try await shop.control.change(bought.id, .reverse)
        let status = try #require(try await shop.statuses("ann").first)
        #expect(status.0 == .subscribed && status.2.autoRenewStatus == 0)
        #expect(status.1.expiresDate == bought.expiresDate)
        #expect(status.1.revocationDate == nil)
        #expect(try await shop.rawClient("ann").gemCount() == 100)
        #expect(try shop.violations() == [])
        try await shop.advance("P2M")
        #expect(try await stands(shop, "ann") == [.expired])
        let told = try await shop.notifications().map(\.kind.description)
        #expect(told.contains("REFUND_REVERSED") && told.last == "EXPIRED.VOLUNTARY")
        #expect(try shop.violations() == [])
    }

    @Test("B51: a period that ended meanwhile stays expired")
    func expired() async throws {
        let shop = try await FamilyShop()
        let bought = try await shop.buy("gold", "ann")
        _ = try await shop.control.change(bought.id, .refund(.whole))
        try await shop.advance("P2M")
        _ = try await shop.control.change(bought.id, .reverse)
        #expect(try await stands(shop, "ann") == [.expired])
        #expect(try shop.violations() == [])
    }

    @Test("B52: a period ends where another one began meanwhile")
    func resubscribed() async throws {
        let shop = try await FamilyShop()
        let first = try await shop.buy("gold", "ann")
        try await shop.advance("P3D")
        _ = try await shop.control.change(first.id, .refund(.whole))
        try await shop.advance("P3D")
        let second = try await shop.buy("silver", "ann")
        _ = try await shop.control.change(first.id, .reverse)
        let all = try await shop.transactions("ann")
        let now = try #require(all.first { $0.id == first.id })
        #expect(now.revocationDate == nil && now.expiresDate == second.purchaseDate)
        #expect(try await stands(shop, "ann") == [.subscribed])
        #expect(try shop.violations() == [])
    }

    @Test("B53: members get their shares back, except where they have another one by then")
    func family() async throws {
        let shop = try await FamilyShop()
        try await shop.join("bob", "ann")
        try await shop.join("eve", "ann")
        let bought = try await shop.buy("noads", "ann")
        let gold = try await shop.buy("gold", "ann")
        for account in ["bob", "eve"] as [AccountName] { try await shop.verify(account) }
        #expect(try await shop.rawClient("bob").gemCount() == 105)
        for id in [bought.id, gold.id] { _ = try await shop.control.change(id, .refund(.whole)) }
        #expect(try await shop.transactions("bob").allSatisfy { $0.revocationDate != nil })
        #expect(try await shop.rawClient("bob").gemCount() == 0)
        try await shop.buy("noads", "eve")
        for id in [bought.id, gold.id] { _ = try await shop.control.change(id, .reverse) }
        let bobs = try await shop.transactions("bob").filter { $0.revocationDate == nil }
        #expect(bobs.map(\.productID).contains("gold"))
        #expect(bobs.count { $0.productID == "noads" } == 1)
        #expect(try shop.violations() == [])
        #expect(try await shop.verify("bob").contains(.alreadyGranted))
        #expect(try await shop.rawClient("bob").gemCount() == 105)
        try await shop.advance("P2M")
        #expect(try shop.violations() == [])
    }

    @Test("B55: a period that would end with one that is refunded as well cannot be reversed")
    func bothTaken() async throws {
        let shop = try await FamilyShop()
        let first = try await shop.buy("gold", "ann")
        _ = try await shop.control.change(first.id, .refund(.whole))
        let second = try await shop.buy("silver", "ann")
        _ = try await shop.control.change(second.id, .refund(.whole))
        await expectRefusal(.wrongState) { try await shop.control.change(first.id, .reverse) }
        let kept = try #require(try await shop.transactions("ann").first { $0.id == first.id })
        #expect(kept.revocationDate != nil && kept.expiresDate == first.expiresDate)
        // Once the later period is reversed, the first one can be reversed as well.
        for id in [second.id, first.id] { _ = try await shop.control.change(id, .reverse) }
        #expect(try await stands(shop, "ann") == [.subscribed])
        #expect(try shop.violations() == [])
    }

    @Test("B56: an upgrade replaces a reinstated period, whose remainder is refunded")
    func upgraded() async throws {
        let shop = try await FamilyShop()
        let silver = try await shop.buy("silver", "ann")
        for change in [TransactionChange.refund(.whole), .reverse] {
            _ = try await shop.control.change(silver.id, change)
        }
        try await shop.buy("gold", "ann")
        let status = try #require(try await shop.statuses("ann").first)
        #expect(status.0 == .subscribed && status.1.productID == "gold")
        #expect(try shop.violations() == [])
    }

    @Test("B54: a revoked or deleted plan ends, and servers are not notified")
    func withdrawn() async throws {
        for change in [TransactionChange.revoke, .delete] {
            let shop = try await FamilyShop()
            let bought = try await shop.buy("gold", "ann")
            let before = try await shop.notifications().count
            _ = try await shop.control.change(bought.id, change)
            #expect(try await stands(shop, "ann") == [.revoked])
            #expect(try await shop.notifications().count == before)
            try await shop.buy("gold", "ann")
            #expect(try await stands(shop, "ann") == [.subscribed])
            #expect(try shop.violations() == [])
        }
    }
}
