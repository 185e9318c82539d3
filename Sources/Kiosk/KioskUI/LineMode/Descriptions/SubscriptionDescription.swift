import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Describes subscriptions, owned ones and those of the sandbox store.
struct SubscriptionDescription {
    let model: Model
    private var formatter: DisplayFormatter { model.formatter }

    /// Returns an owned subscription in one line: title, state, renewal and price increase.
    func line(_ view: VerifiedSubscription) -> SafeText {
        formatter.commaSeparated([
            formatter.sanitized(model.title(of: view.transaction.productID)),
            formatter.sanitized(formatter.messages.name(of: .autoRenewable)),
            formatter.sanitized(formatter.subscriptions.state(of: view)), model.future(of: view),
            formatter.subscriptions.increase(of: view).map(formatter.sanitized),
        ])
    }

    /// Returns the line of a subscription, followed by its events, the oldest first.
    func details(_ view: VerifiedSubscription) -> [SafeText] {
        [line(view)]
            + model.history(of: view.originalID).events.map { event in
                formatter.commaSeparated([
                    SafeText(formatted: formatter.times.day(event.at)),
                    eventText(event, isWhole: true),
                ])
            }
    }

    /// Returns the text of an event, with the charge.
    ///
    /// - Parameter isWhole: Whether to name the plan in every event; a screen shows it elsewhere.
    func eventText(_ event: SubscriptionEvent, isWhole: Bool = false) -> SafeText {
        var text = formatter.text(event.kind.look.word)
        if event.hasOffer { text = formatter.text(.eventOffer, text.string) }
        let isNamed = isWhole || event.kind == .changed
        let name = isNamed ? formatter.sanitized(model.title(of: event.productID)) : nil
        return formatter.commaSeparated([text, name, event.charge.map(formatter.price)])
    }

    /// Returns a subscription of the sandbox store in one line.
    func line(_ subscription: SandboxSubscription) -> SafeText {
        let isOther = subscription.account != model.context.account
        return formatter.commaSeparated([
            formatter.sanitized(model.title(of: subscription.productID)),
            model.state(of: subscription),
            isOther ? formatter.sanitized(subscription.account.rawValue) : nil,
        ])
    }

    /// Returns all facts about a subscription of the sandbox store, one a line.
    func details(_ subscription: SandboxSubscription) -> [SafeText] {
        [line(subscription)] + model.facts(of: subscription).map(formatter.fact)
    }
}
