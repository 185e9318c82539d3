import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Describes the wallet and the owned products.
struct LibraryDescription {
    let model: Model
    private var formatter: DisplayFormatter { model.formatter }
    private var snapshot: EngineSnapshot { model.engine.snapshot }

    /// The lines before the list: the account, debts and failures.
    var head: [SafeText] {
        let wallet = snapshot.wallet
        var lines = [formatter.text(.plainLibrary, model.context.account.rawValue)]
        lines += wallet.debts.map { formatter.text(.walletDebt, formatter.goods($0)) }
        let failures = snapshot.failures
        if let reason = failures.wallet {
            lines.append(formatter.text(.walletFailed, reason))
        } else if wallet.balances.isEmpty {
            lines.append(formatter.text(.emptyWallet))
        }
        lines += failures.subscriptions.map { [formatter.text(.subscriptionsFailed, $0)] } ?? []
        return lines
    }

    /// The lines after the list.
    var tail: [SafeText] {
        var lines: [SafeText] = []
        if snapshot.wallet.isProvisional { lines.append(formatter.text(.walletProvisional)) }
        if snapshot.entitlements.isEmpty { lines.append(formatter.text(.plainNothingOwned)) }
        return lines
    }

    /// The balances, subscriptions and other entitlements; a number prints a balance's history or the purchase.
    var items: [(command: LineModeCommand, text: SafeText)] {
        let balances = snapshot.wallet.balances.map { balance in
            (
                command: LineModeCommand.good(balance.good),
                text: formatter.sanitized(formatter.goods(balance))
            )
        }
        let listedIDs = Set(model.subscriptions.map(\.originalID))
        let speech = SubscriptionDescription(model: model)
        let subscriptions = model.subscriptions.map { view in
            (command: LineModeCommand.subscription(view.originalID), text: speech.line(view))
        }
        return balances + subscriptions
            + snapshot.entitlements.filter { !listedIDs.contains($0.originalID) }.map { owned in
                let row = snapshot.rows.first { $0.transactionID == owned.transactionID }
                let command =
                    row.map { LineModeCommand.transaction($0.id) } ?? .product(owned.productID)
                return (command, line(owned))
            }
    }

    private func line(_ owned: Entitlement) -> SafeText {
        let view = LibraryView(model: model, layout: model.layout)
        let title = formatter.sanitized(model.title(of: owned.productID))
        return formatter.commaSeparated([
            title, formatter.text(.owned), view.origin(owned), view.since(owned),
        ])
    }

    /// Returns a balance and its latest changes, the newest first.
    func details(of good: GoodID) -> [SafeText] {
        let balance = GoodAmount(good: good, amount: model.engine.balances[good] ?? 0)
        let entries = snapshot.wallet.entries.lazy.filter { $0.change.good == good }
        return [formatter.text(.spendHave, formatter.goods(balance))]
            + entries.prefix(NumberedList.defaultPageSize).map { entry in
                let amount = SafeText(formatted: formatter.counts.change(entry.change.amount))
                let when = model.storeTimeText(entry.at)
                let why = LibraryView(model: model, layout: model.layout).reason(entry)
                return formatter.commaSeparated([amount, when, why].filter { !$0.isEmpty })
            }
    }
}

// MARK: Subscriptions

/// Describes subscriptions, owned ones and those of the sandbox store.
struct SubscriptionDescription {
    let model: Model
    private var formatter: DisplayFormatter { model.formatter }

    /// Returns an owned subscription in one line: title, state, renewal and price increase.
    func line(_ view: VerifiedSubscription) -> SafeText {
        let increase = formatter.subscriptions.increase(of: view).map { formatter.sanitized($0) }
        return formatter.commaSeparated(
            [
                formatter.sanitized(model.title(of: view.transaction.productID)),
                formatter.sanitized(formatter.messages.name(of: .autoRenewable)),
                formatter.sanitized(formatter.subscriptions.state(of: view)),
                model.future(of: view),
            ] + [increase].compactMap(\.self))
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
        var text = formatter.text(event.kind.word)
        if event.hasOffer { text = formatter.text(.eventOffer, text.string) }
        let isNamed = isWhole || event.kind == .changed
        let name = isNamed ? formatter.sanitized(model.title(of: event.productID)) : nil
        return formatter.commaSeparated(
            [text, name, event.charge.map(formatter.price)].compactMap(\.self))
    }

    /// Returns a subscription of the sandbox store in one line.
    func line(_ subscription: SandboxSubscription) -> SafeText {
        var parts = [
            formatter.sanitized(model.title(of: subscription.productID)),
            model.state(of: subscription),
        ]
        if subscription.account != model.context.account {
            parts.append(formatter.sanitized(subscription.account.rawValue))
        }
        return formatter.commaSeparated(parts)
    }

    /// Returns all facts about a subscription of the sandbox store, one a line.
    func details(_ subscription: SandboxSubscription) -> [SafeText] {
        [line(subscription)]
            + model.facts(of: subscription).map {
                formatter.fact(formatter.text($0.label), $0.value)
            }
    }
}
