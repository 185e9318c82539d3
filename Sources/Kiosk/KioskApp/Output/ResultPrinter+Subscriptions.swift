import KioskUI
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Prints the subscriptions of an account.
extension ResultPrinter {
    /// Formats what is charged when, and what comes next.
    var subscriptionWords: SubscriptionFormatter {
        SubscriptionFormatter(messages: messages, prices: prices, times: times)
    }

    /// Prints subscriptions.
    ///
    /// - Parameter titles: The titles of the current products and of those that follow.
    func subscriptions(_ subscriptions: [SubscriptionView], titles: [ProductID: String]) {
        for subscription in subscriptions { out.json(SubscriptionJSON(subscription)) }
        guard !out.isJSON else { return }
        guard !subscriptions.isEmpty else { return out.text(messages.text(.noSubscriptions)) }
        for subscription in subscriptions {
            let id = subscription.transaction.productID
            let future = subscriptionWords.future(of: subscription) { titles[$0] ?? $0.rawValue }
            out.text(quote(titles[id] ?? id.rawValue).string)
            out.text("  \(messages.name(of: subscription.state)), \(quote(future).string)")
            out.text(quote("  \(subscription.originalID.rawValue)").string)
        }
    }
}
