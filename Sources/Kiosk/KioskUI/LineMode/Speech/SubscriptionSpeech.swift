import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Describes subscriptions, owned ones and those of the sandbox store.
struct SubscriptionSpeech {
    let model: Model
    private var words: DisplayFormatter { model.words }

    /// Returns an owned subscription in one line: title, state, renewal and price increase.
    func line(_ view: SubscriptionView) -> SafeText {
        let increase = words.subscriptions.increase(of: view).map { words.quote($0) }
        return words.line(
            [
                words.quote(model.title(of: view.transaction.productID)),
                words.quote(words.messages.name(of: .autoRenewable)),
                words.quote(words.subscriptions.state(of: view)), model.future(of: view),
            ] + [increase].compactMap(\.self))
    }

    /// Returns the line of a subscription, followed by its events, the oldest first.
    func details(_ view: SubscriptionView) -> [SafeText] {
        [line(view)]
            + model.story(of: view.originalID).events.map { event in
                words.line([
                    SafeText(formatted: words.times.day(event.at)), what(event, isWhole: true),
                ])
            }
    }

    /// Returns the text of an event, with the charge.
    ///
    /// - Parameter isWhole: Whether to name the plan in every event; a screen shows it elsewhere.
    func what(_ event: SubscriptionEvent, isWhole: Bool = false) -> SafeText {
        var text = words.say(event.kind.word)
        if event.hasOffer { text = words.say(.eventOffer, text.string) }
        let isNamed = isWhole || event.kind == .changed
        let name = isNamed ? words.quote(model.title(of: event.productID)) : nil
        return words.line([text, name, event.charge.map(words.price)].compactMap(\.self))
    }

    /// Returns a subscription of the sandbox store in one line.
    func line(_ told: SandboxSubscription) -> SafeText {
        var parts = [words.quote(model.title(of: told.productID)), model.state(of: told)]
        if told.account != model.place.account { parts.append(words.quote(told.account.rawValue)) }
        return words.line(parts)
    }

    /// Returns all facts about a subscription of the sandbox store, one a line.
    func details(_ told: SandboxSubscription) -> [SafeText] {
        [line(told)]
            + model.facts(of: told).map { words.fact(words.say($0.label), $0.value) }
    }
}
