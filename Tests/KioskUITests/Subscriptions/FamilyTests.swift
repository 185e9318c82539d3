import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI
@testable import PurchaseCore

@Suite("Family sharing on the screens")
struct FamilyTests {
    /// Returns an account that has the product through family sharing.
    private static func model(sharing id: ProductID, _ width: Int = 100) -> Model {
        var shared = Entitlement(
            productID: id, type: .nonConsumable, transactionID: "2000000009",
            originalID: "2000000009", since: Fixture.now, expires: nil, isRestored: false)
        shared.isShared = true
        var model = Fixture.model(width, 28)
        let before = Fixture.snapshot(owned: false)
        _ = update(
            &model,
            .snapshot(
                EngineSnapshot(
                    mode: .driving, rows: before.rows, wallet: before.wallet,
                    entitlements: [shared], hasLaunched: true, isIdle: true)))
        return model
    }

    /// A subscription that another family member pays for.
    private static var view: VerifiedSubscription? {
        let period = Fixture.transaction(7, Fixture.clubMonth, -10...20, .purchase, price: 0) {
            $0.ownershipType = .familyShared
        }
        return Fixture.view(of: period) { ($0.currency, $0.renewalPrice) = (nil, nil) }
    }

    @Test("the Library says that an item is shared by the family, and does not name a device")
    func library() {
        var model = Self.model(sharing: Fixture.noAds.id)
        _ = model.press("3")
        #expect(model.screenText.contains("shared by the family"))
        #expect(!model.screenText.contains("bought on"))
    }

    @Test("a shared product is owned but not free: the dialog says that buying it is charged")
    func price() {
        let model = Self.model(sharing: Fixture.noAds.id)
        #expect(model.owns(Fixture.noAds.id) && !model.hasBought(Fixture.noAds.id))
        #expect(model.isShared(Fixture.noAds) && !model.isShared(Fixture.gems))
        var asking = model
        _ = asking.openPurchase(of: Fixture.noAds)
        guard case .buy(let dialog) = asking.overlay else {
            Issue.record("nothing is asked")
            return
        }
        #expect(!dialog.isFree)
        #expect(asking.screenText.contains("Your family shares this"))
    }

    @Test("a shared subscription shows its paid period and cannot be managed by the member")
    func subscription() throws {
        let view = try #require(Self.view)
        let model = Fixture.clubModel(Fixture.clubSnapshot(view))
        #expect(CustomerSubscriptionChange.allCases.allSatisfy { !model.isPossible($0, view) })
        #expect(model.future(of: view).string.contains("shared by the family, paid until"))
        let book = SubscriptionOverview(
            subscriptions: [view], introducedGroups: [], clock: .real)
        #expect(book.subscription(of: "club") == nil)
        #expect(model.isShared(Fixture.clubGold))
    }

    @Test("a share that ended is displayed as ended and not as refunded or charged")
    func activity() throws {
        let lost = try #require(
            Fixture.transaction(8, Fixture.clubMonth, -10...20, .purchase, price: 0) {
                $0.ownershipType = .familyShared
                $0.revocationDate = Fixture.now
            })
        let row = Fixture.row(lost)
        #expect(row.isShared && row.charge == nil && row.isCharged == .no && !row.isSamePurchase)
        #expect(row.stateWord == .stepSharingEnded && row.stageWord == .stepSharingEnded)
        #expect(row.explanation == .explainSharingEnded && row.chargeWord == .ownedShared)
        let have = try #require(Self.view).transaction
        #expect(Fixture.row(have).stateWord == .stepShared)
    }

    @Test("partial and full refunds are displayed as such, also after a deletion")
    func parts() throws {
        func row(_ type: RevocationType?, _ withdrawal: Withdrawal?) throws -> TransactionRow {
            Fixture.row(
                try #require(
                    Fixture.transaction(8, Fixture.clubMonth, -10...20, .purchase) {
                        $0.revocationDate = Fixture.now
                        ($0.revocationType, $0.withdrawal) = (type, withdrawal)
                    }))
        }
        for withdrawal in [nil, Withdrawal.deleted] {
            let part = try row(.proratedRefund, withdrawal)
            #expect(
                part.chargeWord == .chargedPartBack && part.explanation == .explainPartRefunded)
            let whole = try row(.fullRefund, withdrawal)
            #expect(whole.chargeWord == .chargedBack && whole.explanation == .explainRefunded)
        }
        let deleted = try row(nil, .deleted)
        #expect(deleted.chargeWord == .chargedYes && deleted.explanation == .explainDeleted)
        let revoked = try row(nil, .revoked)
        #expect(revoked.chargeWord == .chargedYes && revoked.explanation == .explainWithdrawn)
    }
}
