import StoreModel
import StoreText
import TerminalGraphics

/// Describes the controls, orders and subscriptions of the sandbox store.
struct SandboxSpeech {
    let model: Model
    private var words: DisplayFormatter { model.words }

    /// The controls, the orders that await approval and the paid ones, the clock, and the subscriptions.
    var list: NumberedList {
        let controls: [(LineCommand, SandboxControlKind)] = [
            (.outcome(nil), .outcome), (.account(nil), .account), (.device(nil), .device),
            (.storefront(nil), .storefront), (.language(nil), .language),
        ]
        var items: [(command: LineCommand, text: SafeText)] = controls.map { command, kind in
            (command, words.fact(words.say(kind.label), model.value(of: kind)))
        }
        for section in [SandboxSection.waiting, .paid] {
            items += self.items(model.sandbox.orders.filter(section.has))
        }
        items.append(
            (.clock(nil), words.fact(words.say(.sandboxClock), model.storeTime)))
        items += model.sandbox.subscriptions.map { told in
            (.tested(told.originalTransactionID), SubscriptionSpeech(model: model).line(told))
        }
        items.append((.edit(nil), words.say(.sandboxProducts)))
        items.append(
            (.crash(nil), words.fact(words.say(.crashLabel), model.value(of: .crash))))
        return NumberedList(.sandbox, items)
    }

    /// Returns a list of orders to choose from.
    func list(of orders: [SandboxOrder]) -> NumberedList { NumberedList(.sandbox, items(orders)) }

    private func items(
        _ orders: [SandboxOrder]
    ) -> [(command: LineCommand, text: SafeText)] {
        orders.map { (.order($0.key), line($0)) }
    }

    private func line(_ order: SandboxOrder) -> SafeText {
        var parts = [
            words.quote(model.title(of: order.productID)), state(order), words.price(order.charge),
        ]
        if order.account != model.place.account {
            parts.append(words.quote(order.account.rawValue))
        }
        parts.append(model.storeMoment(order.at))
        return words.line(parts)
    }

    private func state(_ order: SandboxOrder) -> SafeText { words.say(order.standing) }

    /// Returns all facts about an order, one a line.
    func details(_ order: SandboxOrder) -> [SafeText] {
        let title = words.quote(model.title(of: order.productID))
        let told = words.facts(of: order).map { words.fact(words.say($0.label), $0.value) }
        let (price, rest) = (told.prefix(1), told.dropFirst())
        return [title, words.fact(words.say(.labelState), state(order))] + price
            + [words.back(of: order)].compactMap(\.self) + rest
    }
}

// MARK: Context

/// Describes the session context.
struct SessionContextSpeech {
    let model: Model
    private var words: DisplayFormatter { model.words }

    /// The facts of the context, one a line.
    var lines: [SafeText] {
        let controls = (SandboxControlKind.place + (model.hasOwnTime ? [.time, .speed] : [])).map {
            kind in
            words.fact(words.say(kind.label), model.value(of: kind))
        }
        return [words.fact(words.say(.sandbox), words.say(.noRealMoney))] + controls
    }
}
