import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Terms of purchases, and the renewal of owned subscriptions.
extension Model {
    /// The subscriptions in the engine's snapshot.
    var subscriptions: [SubscriptionView] { engine.snapshot.subscriptions.subscriptions }

    /// Returns the terms of buying a product now; nil if it is not a subscription.
    func terms(of product: Product) -> SubscriptionTerms? {
        SubscriptionTerms(product, book: engine.snapshot.subscriptions) { id in
            shop.product(id)?.subscription
        }
    }

    /// Returns the offers of a subscription that this customer is eligible for.
    func offers(of subscription: SubscriptionInfo) -> [SubscriptionOffer] {
        let book = engine.snapshot.subscriptions
        return subscription.offers.filter { book.admits($0, of: subscription.groupID) }
    }

    /// Returns what happens next to a subscription.
    func future(of subscription: SubscriptionView) -> SafeText {
        words.quote(words.subscriptions.future(of: subscription) { title(of: $0) })
    }

    /// Returns what happens next to an owned subscription; nil for other entitlements.
    func future(of owned: Entitlement) -> SafeText? {
        subscription(owned.originalID).map(future)
    }

    /// Returns the subscription with an original transaction ID.
    func subscription(_ id: TransactionID) -> SubscriptionView? {
        subscriptions.first { $0.originalID == id }
    }

    /// Returns one sentence for each charge, for the purchase confirmation.
    func charges(of dialog: PurchaseDialog) -> [SafeText] {
        guard let terms = dialog.terms else { return [] }
        return words.subscriptions.charges(
            terms, of: dialog.product, at: storeNow, rate: engine.snapshot.subscriptions.timeRate
        ) {
            title(of: $0)
        }.map { words.quote($0) }
    }

    // MARK: History

    /// Returns a subscription's history as known on this device.
    func story(of id: TransactionID) -> SubscriptionHistory {
        let rows = engine.snapshot.rows.filter { $0.period != nil && $0.subscriptionID == id }
        return SubscriptionHistory(rows, subscription(id), now: storeNow)
    }

    /// When the timeline on Activity grows by a column; nil if no timeline is shown.
    var lineStep: Timestamp? {
        guard screen == .activity, layout.detail != nil || activity.isDetailOpen,
            let id = activityRow?.subscriptionID
        else { return nil }
        let line = SubscriptionTimeline(
            words: words, story: story(of: id), now: storeNow, rowID: nil,
            width: layout.detailText.width)
        return line.scale.step(after: storeNow)
    }
}

extension TransactionRow {
    /// The original transaction ID of the subscription that the transaction is a period of; nil for other products.
    var subscriptionID: TransactionID? {
        period == nil ? nil : originalTransactionID ?? transactionID
    }
}
