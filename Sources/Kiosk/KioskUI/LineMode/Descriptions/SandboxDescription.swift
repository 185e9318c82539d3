import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

/// Describes the controls, orders and subscriptions of the sandbox store.
struct SandboxDescription {
    let model: Model
    private var formatter: DisplayFormatter { model.formatter }

    /// The controls, the orders that await approval and the paid ones, the clock, and the subscriptions.
    var list: NumberedList {
        let controls: [(LineModeCommand, SandboxControlKind)] = [
            (.outcome(nil), .outcome), (.account(nil), .account), (.device(nil), .device),
            (.storefront(nil), .storefront), (.language(nil), .language),
        ]
        var items: [(command: LineModeCommand, text: SafeText)] = controls.map { command, kind in
            (command, formatter.fact(formatter.text(kind.label), model.value(of: kind)))
        }
        for section in [SandboxSection.waiting, .paid] {
            items += self.items(model.sandbox.orders.filter(section.includes))
        }
        items.append(
            (.clock(nil), formatter.fact(formatter.text(.sandboxClock), model.storeTime)))
        items += model.sandbox.subscriptions.map { subscription in
            (
                .sandboxSubscription(subscription.originalTransactionID),
                SubscriptionDescription(model: model).line(subscription)
            )
        }
        items.append((.edit(nil), formatter.text(.sandboxProducts)))
        items.append(
            (.crash(nil), formatter.fact(formatter.text(.crashLabel), model.value(of: .crash))))
        return NumberedList(.sandbox, items)
    }

    /// Returns a list of orders to choose from.
    func list(of orders: [SandboxOrder]) -> NumberedList { NumberedList(.sandbox, items(orders)) }

    private func items(
        _ orders: [SandboxOrder]
    ) -> [(command: LineModeCommand, text: SafeText)] {
        orders.map { (.order($0.key), line($0)) }
    }

    private func line(_ order: SandboxOrder) -> SafeText {
        var parts = [
            formatter.sanitized(model.title(of: order.productID)), state(order),
            formatter.price(order.charge),
        ]
        if order.account != model.context.account {
            parts.append(formatter.sanitized(order.account.rawValue))
        }
        parts.append(model.storeTimeText(order.at))
        return formatter.commaSeparated(parts)
    }

    private func state(_ order: SandboxOrder) -> SafeText { formatter.text(order.standing) }

    /// Returns all facts about an order, one a line.
    func details(_ order: SandboxOrder) -> [SafeText] {
        let title = formatter.sanitized(model.title(of: order.productID))
        let facts = formatter.facts(of: order).map {
            formatter.fact(formatter.text($0.label), $0.value)
        }
        let (price, rest) = (facts.prefix(1), facts.dropFirst())
        return [title, formatter.fact(formatter.text(.labelState), state(order))] + price
            + [formatter.partialRefundText(of: order)].compactMap(\.self) + rest
    }
}

// MARK: Context

/// Describes the session context.
struct SessionContextDescription {
    let model: Model
    private var formatter: DisplayFormatter { model.formatter }

    /// The facts of the context, one a line.
    var lines: [SafeText] {
        let controls =
            (SandboxControlKind.context + (model.storeClockDiffers ? [.time, .speed] : [])).map {
                kind in
                formatter.fact(formatter.text(kind.label), model.value(of: kind))
            }
        return [formatter.fact(formatter.text(.sandbox), formatter.text(.noRealMoney))] + controls
    }
}
