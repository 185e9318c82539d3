import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

/// The rows H of the table in the article on subscriptions; family membership is tested with its rules.
@Suite("Family sharing")
struct FamilyRulesTests {
    @Test(
        "H1: each family member gets a shareable purchase at no cost",
        arguments: Wiring.all)
    func product(wiring: Wiring) async throws {
        let shop = try await FamilyShop(wiring)
        try await shop.join("bob", "ann")
        try await shop.join("eve", "ann")
        let bought = try await shop.buy("noads", "ann")
        try await shop.buy("theme", "ann")
        try await shop.buy("gems.60", "ann")
        for member in ["bob", "eve"] as [AccountName] {
            let all = try await shop.transactions(member)
            let share = try #require(all.first)
            #expect(all.count == 1 && share.productID == "noads" && share.type == .nonConsumable)
            #expect(share.id != bought.id && share.originalID == share.id && share.price == 0)
            #expect(share.ownershipType == .familyShared && share.appAccountToken == nil)
            #expect(share.intentID == nil && share.reason == .purchase)
        }
        #expect(try await shop.sharingNotifications() == ["ONE_TIME_CHARGE", "ONE_TIME_CHARGE"])
        let family = try #require(try await shop.control.families().first)
        #expect(family.organizer == "ann" && family.people.map(\.account) == ["ann", "bob", "eve"])
        #expect(family.people.map(\.shares.count) == [0, 1, 1])
        #expect(family.people[1].shares.first?.sharedBy == "ann")
        #expect(try shop.violations() == [])
    }

    @Test("H2: a shared subscription renews with the purchaser's, at the same dates")
    func renewals() async throws {
        let shop = try await FamilyShop()
        try await shop.join("bob", "ann")
        try await shop.buy("gold", "ann")
        try await shop.advance("P2M")
        let (paid, shared) = (
            try await shop.transactions("ann"), try await shop.transactions("bob")
        )
        try #require(shared.count == 3)
        #expect(shared.map(\.expiresDate) == paid.map(\.expiresDate))
        #expect(shared.map(\.purchaseDate) == paid.map(\.purchaseDate))
        #expect(shared.map(\.reason) == [.purchase, .renewal, .renewal])
        #expect(shared.allSatisfy { $0.originalID == shared[0].id && $0.price == 0 })
        #expect(Set(shared.map(\.id)).isDisjoint(with: paid.map(\.id)))
        #expect(
            try await shop.sharingNotifications() == [
                "SUBSCRIBED.INITIAL_BUY", "DID_RENEW", "DID_RENEW",
            ])
        let (state, last, renewal) = try #require(try await shop.statuses("bob").first)
        #expect(state == .subscribed && last.id == shared.last?.id)
        #expect(renewal.originalTransactionID == shared[0].id && renewal.autoRenewStatus == 1)
        #expect(renewal.renewalDate == paid.last?.expiresDate && renewal.renewalPrice == nil)
        #expect(try shop.violations() == [])
    }

    @Test("H3: a renewal cancelled in the grace period is not retried for any member")
    func cancelledInGrace() async throws {
        let shop = try await FamilyShop(settings: SubscriptionSettings(hasGracePeriod: true))
        try await shop.join("bob", "ann")
        let first = try await shop.buy("gold", "ann")
        _ = try await shop.control.control(first.id, .failRenewals(true))
        try await shop.advance("P35D")
        _ = try await shop.control.control(first.id, .wish(.cancel))
        let status = try #require(try await shop.statuses("bob").first)
        #expect(status.0 == .inGracePeriod && status.2.gracePeriodExpiresDate != nil)
        #expect(status.2.isInBillingRetryPeriod == false)
    }

    @Test(
        "H3: a failed renewal, its grace period, retries, recovery and end apply to the members too"
    )
    func failure() async throws {
        let shop = try await FamilyShop(settings: SubscriptionSettings(hasGracePeriod: true))
        try await shop.join("bob", "ann")
        let first = try await shop.buy("gold", "ann")
        _ = try await shop.control.control(first.id, .failRenewals(true))
        try await shop.advance("P35D")
        var status = try #require(try await shop.statuses("bob").first)
        #expect(status.0 == .inGracePeriod && status.2.gracePeriodExpiresDate != nil)
        try await shop.advance("P20D")
        status = try #require(try await shop.statuses("bob").first)
        #expect(status.0 == .inBillingRetryPeriod && status.2.isInBillingRetryPeriod == true)
        _ = try await shop.control.control(first.id, .failRenewals(false))
        status = try #require(try await shop.statuses("bob").first)
        #expect(status.0 == .subscribed && status.1.id != first.id)
        _ = try await shop.control.control(first.id, .wish(.cancel))
        try await shop.advance("P2M")
        status = try #require(try await shop.statuses("bob").first)
        #expect(status.0 == .expired && status.2.autoRenewStatus == 0)
        #expect(
            try await shop.sharingNotifications() == [
                "SUBSCRIBED.INITIAL_BUY", "DID_FAIL_TO_RENEW.GRACE_PERIOD",
                "GRACE_PERIOD_EXPIRED", "DID_RENEW.BILLING_RECOVERY",
                "DID_CHANGE_RENEWAL_STATUS.AUTO_RENEW_DISABLED", "EXPIRED.VOLUNTARY",
            ])
        let again = try await shop.buy("gold", "ann")
        let shared = try await shop.transactions("bob")
        #expect(shared.last?.expiresDate == again.expiresDate)
        #expect(Set(shared.map(\.originalID)).count == 1)
        #expect(try await shop.sharingNotifications().last == "SUBSCRIBED.RESUBSCRIBE")
        #expect(try shop.violations() == [])
    }

    @Test("H4: a new member gets what the others share from then on, and loses it on leaving")
    func joining() async throws {
        let shop = try await FamilyShop()
        try await shop.buy("noads", "ann")
        let gold = try await shop.buy("gold", "ann")
        try await shop.advance("P1W")
        try await shop.join("bob", "ann")
        let shared = try await shop.transactions("bob")
        try #require(shared.map(\.productID) == ["noads", "gold"])
        #expect(shared[1].purchaseDate > gold.purchaseDate)
        #expect(shared[1].expiresDate == gold.expiresDate)
        let families = try await shop.control.changeFamily(.leave(account: "bob"))
        #expect(families.isEmpty)
        let lost = try await shop.transactions("bob")
        #expect(lost.map(\.id) == shared.map(\.id))
        #expect(
            lost.allSatisfy {
                $0.revocationDate != nil && $0.revocationType == .familyRevoke
                    && $0.revocationReason == 0 && $0.revocationPercentage == nil
            })
        #expect(try await shop.statuses("bob").map(\.0) == [.revoked])
        #expect(try await shop.statuses("ann").map(\.0) == [.subscribed])
        #expect(
            try await shop.sharingNotifications() == [
                "ONE_TIME_CHARGE", "SUBSCRIBED.INITIAL_BUY", "REVOKE", "REVOKE",
            ])
        try await shop.advance("P2M")
        #expect(try await shop.transactions("bob").count == 2)
        #expect(try shop.violations() == [])
        try await shop.join("bob", "ann")
        let again = try await shop.transactions("bob").suffix(2)
        #expect(again.allSatisfy { $0.revocationDate == nil })
        #expect(
            try await shop.sharingNotifications().suffix(2) == [
                "ONE_TIME_CHARGE", "SUBSCRIBED.RESUBSCRIBE",
            ])
        #expect(try shop.violations() == [])
    }

    @Test("H5: a purchaser who stops sharing revokes it for all members, and can share again")
    func sharing() async throws {
        let shop = try await FamilyShop()
        try await shop.join("bob", "ann")
        try await shop.buy("noads", "ann")
        try await shop.buy("gold", "ann")
        _ = try await shop.control.changeFamily(.share(account: "ann", isOn: false))
        #expect(try await shop.transactions("bob").allSatisfy { $0.revocationDate != nil })
        try await shop.advance("P1M")
        #expect(try await shop.transactions("bob").count == 2)
        let families = try await shop.control.changeFamily(.share(account: "ann", isOn: true))
        #expect(families.first?.people.map(\.shares.count) == [0, 2])
        #expect(try shop.violations() == [])
    }

    @Test("H6: a refund to the purchaser revokes the members' shares as well")
    func refund() async throws {
        let shop = try await FamilyShop()
        try await shop.join("bob", "ann")
        let (noads, gold) = (try await shop.buy("noads", "ann"), try await shop.buy("gold", "ann"))
        let restored = try await shop.rawClient("bob", "tablet").restore()
        #expect(restored.map(\.transaction.ownershipType) == [.familyShared])
        for id in [noads.id, gold.id] { _ = try await shop.control.refund(id) }
        let lost = try await shop.transactions("bob")
        #expect(lost.count == 3)
        #expect(lost.allSatisfy { $0.revocationType == .familyRevoke })
        #expect(try await shop.statuses("bob").map(\.0) == [.revoked])
        #expect(try await shop.sharingNotifications().suffix(2) == ["REVOKE", "REVOKE"])
        #expect(try await shop.rawClient("bob").restore().isEmpty)
        #expect(try shop.violations() == [])
    }

    @Test(
        "H7: an upgrade reaches the members at once, and one to a plan that is not shared ends their shares"
    )
    func plans() async throws {
        let shop = try await FamilyShop()
        try await shop.join("bob", "ann")
        try await shop.buy("silver", "ann")
        try await shop.advance("P1W")
        let gold = try await shop.buy("gold", "ann")
        var shared = try await shop.transactions("bob")
        try #require(shared.map(\.productID) == ["silver", "gold"])
        #expect(shared[0].isUpgraded == true && shared[1].expiresDate == gold.expiresDate)
        #expect(try await shop.sharingNotifications().last == "DID_CHANGE_RENEWAL_PREF.UPGRADE")
        #expect(try shop.violations() == [])
        try await shop.advance("P1D")
        try await shop.buy("solo", "ann")
        shared = try await shop.transactions("bob")
        #expect(shared.map(\.revocationType) == [nil, .familyRevoke])
        #expect(try await shop.sharingNotifications().last == "REVOKE")
        #expect(try shop.violations() == [])
        // A plan that is shared reaches the members again when it begins.
        try await shop.buy("silver", "ann")
        #expect(try await shop.transactions("bob").count == 2)
        try await shop.advance("P1M")
        #expect(try await shop.transactions("bob").map(\.productID).last == "silver")
        #expect(try shop.violations() == [])
    }

    @Test(
        "H8: a member who buys a shared product is charged, and keeps it without the family"
    )
    func own() async throws {
        let shop = try await FamilyShop()
        try await shop.join("bob", "ann")
        try await shop.buy("noads", "ann")
        let own = try await shop.buy("noads", "bob")
        #expect(own.price == 2_990 && own.ownershipType == .purchased)
        // A purchaser gets no copy.
        #expect(try await shop.transactions("ann").isEmpty)
        #expect(
            try await shop.rawClient("bob", "tablet").restore().map(\.transaction.originalID) == [
                own.id
            ])
        _ = try await shop.control.changeFamily(.leave(account: "bob"))
        #expect(try await shop.transactions("bob").map(\.revocationType) == [.familyRevoke])
        #expect(
            try await shop.rawClient("bob", "desk").restore().map(\.transaction.originalID) == [
                own.id
            ])
        #expect(try shop.violations() == [])
    }

    @Test(
        "H9: a member with a shared subscription may buy one of the group, and both renew separately"
    )
    func both() async throws {
        let shop = try await FamilyShop()
        try await shop.join("bob", "ann")
        try await shop.buy("gold", "ann")
        let own = try await shop.buy("silver", "bob")
        #expect(own.price == 4_990 && own.originalID == own.id)
        try await shop.advance("P1M")
        let statuses = try await shop.statuses("bob")
        #expect(statuses.map(\.1.productID) == ["silver", "gold"])
        #expect(statuses.map(\.1.ownershipType) == [.purchased, .familyShared])
        // The same holds for the other member.
        #expect(try await shop.statuses("ann").map(\.1.productID) == ["gold", "silver"])
        _ = try await shop.control.changeFamily(.leave(account: "bob"))
        #expect(try await shop.statuses("bob").map(\.0) == [.subscribed, .revoked])
        #expect(try shop.violations() == [])
    }

    @Test(
        "H10: one purchase of a product, and one of a group, is shared at a time; the next one follows when it ends"
    )
    func several() async throws {
        let shop = try await FamilyShop()
        try await shop.join("bob", "ann")
        try await shop.join("eve", "ann")
        let first = try await shop.buy("noads", "ann")
        try await shop.buy("noads", "bob")
        let gold = try await shop.buy("gold", "ann")
        try await shop.buy("silver", "bob")
        #expect(try await shop.transactions("eve").map(\.productID) == ["noads", "gold"])
        for id in [first.id, gold.id] { _ = try await shop.control.refund(id) }
        #expect(
            try await shop.transactions("eve").map(\.productID)
                == ["noads", "gold", "noads", "silver"])
        let family = try #require(try await shop.control.families().first)
        #expect(family.people.last?.shares.map(\.sharedBy) == ["bob", "bob"])
        // The refunded purchaser now has the other member's share.
        #expect(family.people.first?.shares.map(\.productID) == ["noads", "silver"])
        try await shop.advance("P1M")
        #expect(try shop.violations() == [])
    }

    @Test("H10: while one purchaser cannot pay, the members share another purchaser's subscription")
    func unpaid() async throws {
        let shop = try await FamilyShop()
        try await shop.join("bob", "ann")
        try await shop.join("eve", "ann")
        let gold = try await shop.buy("gold", "ann")
        try await shop.buy("silver", "bob")
        #expect(try await shop.statuses("eve").map(\.1.productID) == ["gold"])
        _ = try await shop.control.control(gold.id, .failRenewals(true))
        try await shop.advance("P1M")
        #expect(try await shop.statuses("eve").map(\.1.productID) == ["silver"])
        #expect(try await shop.statuses("eve").map(\.0) == [.subscribed])
        // A member who switched to the other share keeps it when the first is paid again.
        _ = try await shop.control.control(gold.id, .failRenewals(false))
        #expect(try await shop.statuses("eve").map(\.1.productID) == ["silver"])
        _ = try await shop.control.changeFamily(.leave(account: "bob"))
        #expect(try await shop.statuses("eve").map(\.1.productID) == ["gold"])
        #expect(try shop.violations() == [])
    }

    @Test(
        "H11: the merchant grants a member's goods once for each first transaction, and revokes them"
    )
    func goods() async throws {
        let shop = try await FamilyShop()
        try await shop.join("bob", "ann")
        try await shop.buy("noads", "ann")
        try await shop.buy("gold", "ann")
        try await shop.verify("bob")
        for signed in try await shop.rawClient("bob", "tablet").restore() {
            #expect(try await shop.rawClient("bob").verify(signed).decision == .alreadyGranted)
        }
        try await shop.advance("P2M")
        for _ in 1...2 { try await shop.verify("bob") }
        #expect(try await shop.rawClient("bob").gemCount() == 105)
        #expect(try shop.violations() == [])
        _ = try await shop.control.changeFamily(.leave(account: "bob"))
        // The first period has ended and keeps its goods; those of the current period are revoked.
        #expect(try await shop.rawClient("bob").gemCount() == 100)
        try await shop.join("bob", "ann")
        try await shop.verify("bob")
        #expect(try await shop.rawClient("bob").gemCount() == 105)
        #expect(try shop.violations() == [])
    }

    @Test("H12: a member can neither change nor refund a purchase that another member pays")
    func foreign() async throws {
        let shop = try await FamilyShop()
        try await shop.join("bob", "ann")
        try await shop.buy("noads", "ann")
        try await shop.buy("gold", "ann")
        let bob = try await shop.rawClient("bob")
        let shared = try await shop.transactions("bob")
        for id in shared.map(\.id) {
            await expectRefusal(.wrongState) { try await shop.control.refund(id) }
            await expectRefusal(.wrongState) {
                try await bob.store.manage(id, .cancel, bob.context)
            }
            await expectRefusal(.wrongState) { try await shop.control.control(id, .expire) }
            #expect(
                try await shop.backend.embedded.extend(id, byDays: 3, because: 0, named: "r")
                    == .shared)
            #expect(
                try await shop.backend.embedded.assign(
                    "5d3f1d5e-0000-4000-8000-000000000001", to: id)
                    == .shared)
        }
        let ann = try await shop.rawClient("ann")
        await expectRefusal(.unknownTransaction) {
            try await ann.store.manage(shared[1].id, .cancel, ann.context)
        }
        #expect(try await shop.statuses("ann").map(\.2.autoRenewStatus) == [1])
    }

    @Test("a share is granted to its member only, whichever account sends it")
    func stolen() async throws {
        let shop = try await FamilyShop()
        try await shop.join("bob", "ann")
        try await shop.buy("noads", "ann")
        let signed = try #require(try await shop.receivedTransactions("bob").first)
        let thief = try await shop.rawClient("mallory")
        #expect(try await thief.verify(signed).decision == .retry)
        #expect(try await thief.gemCount() == 0)
        #expect(try await shop.verify("bob") == [.accepted])
        #expect(try await thief.verify(signed).decision == .rejected)
        #expect(try shop.violations() == [])
    }

    @Test("servers get a member's own share for the member's transaction")
    func servers() async throws {
        let shop = try await FamilyShop()
        try await shop.join("bob", "ann")
        try await shop.buy("gold", "ann")
        let share = try #require(try await shop.transactions("bob").first)
        let statuses = try #require(
            try await shop.backend.embedded.subscriptionStatuses(of: share.id))
        #expect(statuses.map(\.originalTransactionID) == [share.id])
        #expect(statuses.map(\.state) == [.subscribed])
        _ = try await shop.control.changeFamily(.leave(account: "bob"))
        let told = try await shop.notifications().filter {
            $0.transaction?.ownershipType == .familyShared
        }
        #expect(
            told.map(\.line).last == "REVOKE 5 | gold PURCHASE 0 FAMILY_REVOKE | off gold no-retry")
        for notification in told { #expect(notification.flaws.isEmpty) }
    }
}
