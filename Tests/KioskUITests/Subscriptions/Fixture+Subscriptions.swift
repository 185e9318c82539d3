import StoreModel
import TerminalGraphics

@testable import KioskUI
@testable import PurchaseCore

/// A group of three subscription plans, and an account with a long history in it.
extension Fixture {
    static let day: Int64 = 86_400_000
    static let clubID: TransactionID = "3000000001"

    static let clubMonth = plan(
        "club.month", "Dragon Club", 18_000, level: 2, .month, isIntroduced: true)
    static let clubYear = plan("club.year", "Dragon Club, yearly", 168_000, level: 2, .year)
    static let clubGold = plan("club.gold", "Gold Club", 30_000, level: 1, .month)

    static let clubCatalog = CatalogState(
        products: [gems, clubMonth, clubYear, clubGold],
        storefront: Storefront(countryCode: "CHN", id: "143465"), version: "2")

    private static func plan(
        _ id: ProductID, _ title: String, _ milliunits: Int64, level: Int,
        _ unit: SubscriptionPeriod.Unit, isIntroduced: Bool = false
    ) -> Product {
        let week = SubscriptionOffer(
            kind: .introductory, name: "", paymentMode: .free, price: nil,
            period: SubscriptionPeriod(count: 7, unit: .day), numberOfPeriods: 1)
        return Product(
            id: id, type: .autoRenewable, displayName: title,
            description: "Every dragon of the month.", price: yuan(milliunits),
            subscription: SubscriptionInfo(
                groupID: "club", groupName: "Club", level: level,
                period: SubscriptionPeriod(count: 1, unit: unit),
                offers: isIntroduced ? [week] : []))
    }

    static func yuan(_ milliunits: Int64) -> Price? {
        Currency(code: "CNY").map { Price(milliunits: milliunits, currency: $0) }
    }

    /// Returns a signed period, given in days from the fixture's moment.
    static func transaction(
        _ number: Int, _ product: Product, _ days: ClosedRange<Int64>,
        _ reason: TransactionReason = .renewal, price: Int64? = nil,
        _ change: (inout Transaction) -> Void = { _ in }
    ) -> Transaction? {
        guard let standard = product.price else { return nil }
        let id = TransactionID("300000000\(number)")
        let start = now.adding(milliseconds: days.lowerBound * day)
        return Transaction(
            id: id, originalID: clubID, orderID: nil, bundleID: "dragon",
            productID: product.id, type: .autoRenewable, quantity: 1, purchaseDate: start,
            originalPurchaseDate: start,
            expiresDate: now.adding(milliseconds: days.upperBound * day), signedDate: start,
            appAccountToken: nil, storefront: Storefront(countryCode: "CHN", id: "143465"),
            reason: reason,
            unitPrice: Price(
                milliunits: price ?? standard.milliunits, currency: standard.currency),
            intentID: nil
        ).changed(change)
    }

    static func row(_ transaction: Transaction) -> TransactionRow {
        var delivery = Delivery(
            signed: SignedTransaction(transaction: transaction, jws: JWS(compact: "")),
            source: .changes, at: transaction.purchaseDate)
        delivery.stage = transaction.revocationDate == nil ? .delivered : .revoked(settled: true)
        delivery.isFinished = true
        return TransactionRow(delivery: delivery)
    }

    /// A free week, two months, a month that was paid five days late, a change to Gold, and a refund.
    static let clubLife: [Transaction] = [
        transaction(1, clubMonth, -120 ... -113, .purchase, price: 0) {
            $0.offerType = .introductory
        },
        transaction(2, clubMonth, -113 ... -83),
        transaction(3, clubMonth, -83 ... -53) {
            $0.revocationDate = now.adding(milliseconds: -40 * day)
        },
        transaction(4, clubMonth, -48 ... -18) {
            $0.isUpgraded = true
            $0.revocationDate = now.adding(milliseconds: -30 * day)
        },
        transaction(5, clubGold, -30...1, .purchase),
    ].compactMap(\.self)

    static func view(
        _ state: RenewalState = .subscribed, of transaction: Transaction? = clubLife.last,
        _ change: (inout RenewalInfo) -> Void = { _ in }
    ) -> VerifiedSubscription? {
        transaction.map { transaction in
            let renewal = RenewalInfo(
                originalTransactionID: clubID, productID: transaction.productID, signedDate: now
            ).changed {
                $0.currency = "CNY"
                $0.renewalPrice = transaction.price
                change(&$0)
            }
            return VerifiedSubscription(
                groupID: "club", state: state, transaction: transaction, renewal: renewal)
        }
    }

    static func clubSnapshot(
        _ view: VerifiedSubscription? = view(), life: [Transaction] = clubLife,
        clock: StoreClock = .real, mode: DriverMode = .driving
    ) -> EngineSnapshot {
        let views = [view].compactMap(\.self)
        return EngineSnapshot(
            mode: mode, rows: life.reversed().map(row), wallet: WalletSnapshot(WalletState()),
            entitlements: Entitlement.current(of: [], subscriptions: views),
            subscriptions: SubscriptionOverview(
                subscriptions: views, introducedGroups: life.isEmpty ? [] : ["club"], clock: clock),
            hasLaunched: true, isIdle: true)
    }

    /// Returns the model of a shop that sells the subscriptions, for an account with the snapshot.
    static func clubModel(
        _ width: Int = 100, _ height: Int = 28, locale: LocaleID = .fallback,
        glyphs: GlyphSet = .unicode, _ snapshot: EngineSnapshot = clubSnapshot()
    ) -> Model {
        var model = emptyModel(width, height, locale: locale, glyphs: glyphs)
        _ = update(&model, .catalog(clubCatalog))
        _ = update(&model, .snapshot(snapshot))
        return model
    }

    /// Returns the same model in a window of 100 by 28 cells.
    static func clubModel(_ snapshot: EngineSnapshot) -> Model { clubModel(100, 28, snapshot) }

    /// Returns the clock of a store that is the given number of days ahead and runs at the rate.
    static func clock(ahead days: Int64, rate: Int64 = 1000) -> StoreClock {
        StoreClock(machineTime: now, storeTime: now.adding(milliseconds: days * day), rate: rate)
    }

    /// The same subscription as stored by the sandbox, and one of another account.
    static let sandboxSubscriptions: [SandboxSubscription] = [
        told("alice", fails: false), told("bob", fails: true),
    ].compactMap(\.self)

    private static func told(_ account: AccountName, fails: Bool) -> SandboxSubscription? {
        view().map { view in
            SandboxSubscription(
                transactionID: view.transaction.id, account: account, groupID: "club",
                state: .subscribed, expires: now.adding(milliseconds: day),
                renewal: view.renewal, failsRenewals: fails)
        }
    }
}
