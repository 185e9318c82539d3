import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

/// The rows of the article “Refunds” about members' shares of a reinstated period.
@Suite("Contract: reversed refunds of shared purchases")
struct FamilyReversalTests {
    /// A member's statuses and gems, once the merchant has verified all shares.
    private struct MemberState: Equatable {
        let states: [RenewalState]
        let gems: Int64

        init(_ states: [RenewalState], _ gems: Int64) { (self.states, self.gems) = (states, gems) }
    }

    private func memberState(_ shop: FamilyShop) async throws -> MemberState {
        try await shop.verify("bob")
        return MemberState(
            try await shop.statuses("bob").map(\.0), try await shop.rawClient("bob").gemCount())
    }

    @Test("B57: an earlier period is reinstated for each member, beside the current one")
    func earlier() async throws {
        let shop = try await FamilyShop()
        try await shop.join("bob", "ann")
        let first = try await shop.buy("gold", "ann")
        #expect(try await memberState(shop) == MemberState([.subscribed], 100))
        try await shop.advance("P1M")
        #expect(try await memberState(shop) == MemberState([.subscribed], 100))
        _ = try await shop.control.change(first.id, .refund(.whole))
        #expect(try await memberState(shop) == MemberState([.subscribed], 0))
        _ = try await shop.control.change(first.id, .reverse)
        #expect(try await memberState(shop) == MemberState([.subscribed], 100))
        #expect(
            try await shop.transactions("bob").allSatisfy {
                $0.ownershipType == .familyShared && $0.revocationDate == nil
            })
        #expect(try shop.violations() == [])
    }

    @Test("B58: a member with another share meanwhile, which also ended, gets the first share back")
    func between() async throws {
        let shop = try await FamilyShop()
        for account in ["bob", "dan"] as [AccountName] { try await shop.join(account, "ann") }
        let first = try await shop.buy("gold", "ann")
        let second = try await shop.buy("gold", "dan")
        #expect(try await memberState(shop) == MemberState([.subscribed], 100))
        for id in [first.id, second.id] { _ = try await shop.control.change(id, .refund(.whole)) }
        #expect(try await memberState(shop) == MemberState([.revoked], 0))
        _ = try await shop.control.change(first.id, .reverse)
        #expect(try await memberState(shop) == MemberState([.subscribed], 100))
        let people = try #require(try await shop.control.families().first).people
        #expect(people.first { $0.account == "bob" }?.shares.map(\.sharedBy) == ["ann"])
        #expect(try shop.violations() == [])
        // The share is revoked when the member leaves, like any other.
        _ = try await shop.control.changeFamily(.leave(account: "bob"))
        #expect(try await memberState(shop) == MemberState([.revoked], 0))
        #expect(try shop.violations() == [])
    }

    @Test("B59: a member who joined between a refund and its reversal gets the reinstated purchase")
    func joined() async throws {
        let shop = try await FamilyShop()
        try await shop.join("eve", "ann")
        let bought = [try await shop.buy("noads", "ann"), try await shop.buy("gold", "ann")]
        for one in bought { _ = try await shop.control.change(one.id, .refund(.whole)) }
        try await shop.join("bob", "ann")
        #expect(try await memberState(shop) == MemberState([], 0))
        for one in bought { _ = try await shop.control.change(one.id, .reverse) }
        #expect(try await memberState(shop) == MemberState([.subscribed], 105))
        #expect(try await shop.transactions("bob").map(\.productID) == ["noads", "gold"])
        #expect(try shop.violations() == [])
    }

    @Test("B60: a share ends with the purchaser's period, which ended where another one began")
    func cut() async throws {
        let shop = try await FamilyShop()
        try await shop.join("bob", "ann")
        let first = try await shop.buy("gold", "ann")
        try await shop.advance("P3D")
        _ = try await shop.control.change(first.id, .refund(.whole))
        try await shop.advance("P3D")
        let second = try await shop.buy("solo", "ann")
        _ = try await shop.control.change(first.id, .reverse)
        let share = try #require(try await shop.transactions("bob").first)
        #expect(share.revocationDate == nil && share.expiresDate == second.purchaseDate)
        #expect(try await shop.statuses("bob").map(\.0) == [.expired])
        #expect(try shop.violations() == [])
    }
}
