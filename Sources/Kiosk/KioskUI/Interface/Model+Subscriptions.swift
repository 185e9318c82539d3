import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// What is agreed to who buys a subscription, and what becomes of those that are had.
extension Model {
    /// The subscriptions that the store told of.
    var subscriptions: [SubscriptionView] { engine.snapshot.subscriptions.subscriptions }

    /// What somebody agrees to who buys a product now; nil for what is no subscription.
    func terms(of product: Product) -> SubscriptionTerms? {
        SubscriptionTerms(product, book: engine.snapshot.subscriptions) { id in
            shop.product(id)?.subscription
        }
    }

    /// The offers of a subscription that are for this customer.
    func offers(of subscription: SubscriptionInfo) -> [SubscriptionOffer] {
        let book = engine.snapshot.subscriptions
        return subscription.offers.filter { book.admits($0, of: subscription.groupID) }
    }

    /// What comes next of a subscription.
    func future(of subscription: SubscriptionView) -> SafeText {
        words.quote(words.subscriptions.future(of: subscription) { title(of: $0) })
    }

    /// What comes next of a subscription that is had; nil for everything else.
    func future(of owned: Entitlement) -> SafeText? {
        subscription(owned.originalID).map(future)
    }

    /// A subscription by its first transaction.
    func subscription(_ id: TransactionID) -> SubscriptionView? {
        subscriptions.first { $0.originalID == id }
    }

    /// What is charged when, a sentence a line, for the question before a purchase.
    func charges(of dialog: PurchaseDialog) -> [SafeText] {
        guard let terms = dialog.terms else { return [] }
        return words.subscriptions.charges(
            terms, of: dialog.product, at: storeNow, rate: engine.snapshot.subscriptions.timeRate
        ) {
            title(of: $0)
        }.map { words.quote($0) }
    }

    // MARK: Through time

    /// What became of a subscription, as this device knows it.
    func story(of id: TransactionID) -> SubscriptionHistory {
        let rows = engine.snapshot.rows.filter { $0.period != nil && $0.subscriptionID == id }
        return SubscriptionHistory(rows, subscription(id), now: storeNow)
    }

    /// When the line that Activity shows has grown by a column; nil where it shows none.
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
    /// The first transaction of the subscription that it is a period of; nil for everything else.
    var subscriptionID: TransactionID? {
        period == nil ? nil : originalTransactionID ?? transactionID
    }
}
