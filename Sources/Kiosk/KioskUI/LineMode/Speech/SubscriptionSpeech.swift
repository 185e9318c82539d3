import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// What is said of a subscription.
struct SubscriptionSpeech {
    let model: Model
    private var words: DisplayFormatter { model.words }

    /// One line of a list: what it is, where it stands, what comes next.
    func line(_ view: SubscriptionView) -> SafeText {
        let increase = words.subscriptions.increase(of: view).map { words.quote($0) }
        return words.line(
            [
                words.quote(model.title(of: view.transaction.productID)),
                words.quote(words.messages.name(of: .autoRenewable)),
                words.quote(words.subscriptions.state(of: view)), model.future(of: view),
            ] + [increase].compactMap(\.self))
    }

    /// The line, and then all that happened, oldest first.
    func details(_ view: SubscriptionView) -> [SafeText] {
        [line(view)]
            + model.story(of: view.originalID).events.map { event in
                words.line([
                    SafeText(formatted: words.times.day(event.at)), what(event, isWhole: true),
                ])
            }
    }

    /// What happened, and for how much.
    ///
    /// - Parameter isWhole: Whether it says of which plan, which a screen shows elsewhere.
    func what(_ event: SubscriptionEvent, isWhole: Bool = false) -> SafeText {
        var text = words.say(event.kind.word)
        if event.hasOffer { text = words.say(.eventOffer, text.string) }
        let isNamed = isWhole || event.kind == .changed
        let name = isNamed ? words.quote(model.title(of: event.productID)) : nil
        return words.line([text, name, event.charge.map(words.price)].compactMap(\.self))
    }

    /// One line of a store's list.
    func line(_ told: SandboxSubscription) -> SafeText {
        var parts = [words.quote(model.title(of: told.productID)), model.state(of: told)]
        if told.account != model.place.account { parts.append(words.quote(told.account.rawValue)) }
        return words.line(parts)
    }

    /// Everything that a store says of one, a fact a line.
    func details(_ told: SandboxSubscription) -> [SafeText] {
        [line(told)]
            + model.facts(of: told).map { words.fact(words.say($0.label), $0.value) }
    }
}
