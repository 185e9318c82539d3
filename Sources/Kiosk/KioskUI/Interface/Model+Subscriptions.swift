import PurchaseCore
import StoreModel
import TerminalGraphics

/// What is agreed to who buys a subscription, and the time by which subscriptions are judged.
extension Model {
    /// The store's time, as far as it is known.
    var storeNow: Timestamp {
        max(now, engine.snapshot.subscriptions.clock.now(at: now))
    }

    /// What somebody agrees to who buys a product now; nil for what is no subscription.
    func terms(of product: Product) -> SubscriptionTerms? {
        SubscriptionTerms(product, book: engine.snapshot.subscriptions) { id in
            shop.catalog?.products.first { $0.id == id }?.subscription
        }
    }

    /// What comes next of a subscription that is had; nil for everything else.
    func future(of owned: Entitlement) -> SafeText? {
        let known = engine.snapshot.subscriptions.subscriptions
        return known.first { $0.originalID == owned.originalID }.map {
            words.quote(words.subscriptions.future(of: $0) { title(of: $0) })
        }
    }

    /// What is charged when, for the question before a purchase.
    func sentence(of dialog: PurchaseDialog) -> SafeText? {
        dialog.terms.flatMap { terms in
            words.subscriptions.sentence(terms, of: dialog.product) { title(of: $0) }
        }.map { words.quote($0) }
    }
}
