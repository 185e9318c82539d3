import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

/// Describes the controls, orders and subscriptions of the sandbox store.
struct SandboxDescription {
    let model: Model
    private var formatter: DisplayFormatter { model.formatter }

    /// The controls, the orders that await approval and the paid ones, the clock, and the subscriptions.
    var items: [LineItem] {
        let orders = model.sandbox.orders
        let speech = SubscriptionDescription(model: model)
        return [
            control(.outcome) { $0.chooseOutcome(nil) },
            control(.account) { $0.changeContext(.account, to: nil) },
            control(.device) { $0.changeContext(.device, to: nil) },
            control(.storefront) { $0.changeContext(.storefront, to: nil) },
            control(.language) { $0.chooseLanguage(nil) },
        ] + items(orders.filter(SandboxSection.waiting.includes))
            + items(orders.filter(SandboxSection.paid.includes)) + [
                LineItem(text: formatter.fact(.sandboxClock, model.storeTime)) {
                    $0.changeClock(typed: nil) ?? []
                }
            ]
            + model.sandbox.subscriptions.map {
                LineItem(
                    target: .storeSubscription($0.originalTransactionID), text: speech.line($0))
            } + [
                LineItem(text: formatter.text(.sandboxProducts)) { $0.editProduct("") },
                control(.crash) { $0.chooseCrash(nil) },
            ]
    }

    private func control(
        _ kind: SandboxControlKind, _ perform: @escaping LineAction
    ) -> LineItem {
        LineItem(text: formatter.fact(kind.label, model.value(of: kind)), perform: perform)
    }

    private func items(_ orders: [SandboxOrder]) -> [LineItem] {
        orders.map { LineItem(target: .order($0.key), text: line($0)) }
    }

    /// Returns an order in one line for a list.
    func line(_ order: SandboxOrder) -> SafeText {
        let isOther = order.account != model.context.account
        return formatter.commaSeparated([
            formatter.sanitized(model.title(of: order.productID)),
            formatter.text(order.standing), formatter.price(order.charge),
            isOther ? formatter.sanitized(order.account.rawValue) : nil,
            model.storeTimeText(order.at),
        ])
    }

    /// Returns all facts about an order, one a line.
    func details(_ order: SandboxOrder) -> [SafeText] {
        let facts = formatter.facts(of: order).map(formatter.fact)
        return [
            formatter.sanitized(model.title(of: order.productID)),
            formatter.fact(.labelState, formatter.text(order.standing)),
        ] + facts.prefix(1) + [formatter.partialRefundText(of: order)].compactMap(\.self)
            + facts.dropFirst()
    }
}
