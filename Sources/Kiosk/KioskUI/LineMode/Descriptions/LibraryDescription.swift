import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Describes the wallet and the owned products.
struct LibrarySpeech {
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
    var items: [(command: LineCommand, text: SafeText)] {
        let balances = snapshot.wallet.balances.map { balance in
            (
                command: LineCommand.good(balance.good),
                text: formatter.sanitized(formatter.goods(balance))
            )
        }
        let told = Set(model.subscriptions.map(\.originalID))
        let speech = SubscriptionSpeech(model: model)
        let subscriptions = model.subscriptions.map { view in
            (command: LineCommand.subscription(view.originalID), text: speech.line(view))
        }
        return balances + subscriptions
            + snapshot.entitlements.filter { !told.contains($0.originalID) }.map { owned in
                let row = snapshot.rows.first { $0.transactionID == owned.transactionID }
                let command =
                    row.map { LineCommand.transaction($0.id) } ?? .product(owned.productID)
                return (command, line(owned))
            }
    }

    private func line(_ owned: Entitlement) -> SafeText {
        let place = formatter.text(.boughtOn, model.context.device.rawValue)
        let came = owned.isRestored ? formatter.text(.ownedRestored) : place
        let time =
            model.future(of: owned) ?? owned.expires.map {
                formatter.text(.timeLeft, formatter.ages.string(until: $0, now: model.storeNow))
            } ?? formatter.text(.ownedSince, model.storeMoment(owned.since).string)
        let title = formatter.sanitized(model.title(of: owned.productID))
        let origin = owned.isShared ? formatter.text(.ownedShared) : came
        return formatter.line([title, formatter.text(.owned), origin, time])
    }

    /// Returns a balance and its latest changes, the newest first.
    func details(of good: GoodID) -> [SafeText] {
        let balance = GoodAmount(good: good, amount: model.engine.balances[good] ?? 0)
        let entries = snapshot.wallet.entries.lazy.filter { $0.change.good == good }
        return [formatter.text(.spendHave, formatter.goods(balance))]
            + entries.prefix(NumberedList.part).map { entry in
                let amount = SafeText(formatted: formatter.counts.change(entry.change.amount))
                let when = model.storeMoment(entry.at)
                let why = LibraryView(model: model, layout: model.layout).why(entry)
                return formatter.line([amount, when, why].filter { !$0.isEmpty })
            }
    }
}

// MARK: Subscriptions

/// Describes subscriptions, owned ones and those of the sandbox store.
struct SubscriptionSpeech {
    let model: Model
    private var formatter: DisplayFormatter { model.formatter }

    /// Returns an owned subscription in one line: title, state, renewal and price increase.
    func line(_ view: SubscriptionView) -> SafeText {
        let increase = formatter.subscriptions.increase(of: view).map { formatter.sanitized($0) }
        return formatter.line(
            [
                formatter.sanitized(model.title(of: view.transaction.productID)),
                formatter.sanitized(formatter.messages.name(of: .autoRenewable)),
                formatter.sanitized(formatter.subscriptions.state(of: view)),
                model.future(of: view),
            ] + [increase].compactMap(\.self))
    }

    /// Returns the line of a subscription, followed by its events, the oldest first.
    func details(_ view: SubscriptionView) -> [SafeText] {
        [line(view)]
            + model.story(of: view.originalID).events.map { event in
                formatter.line([
                    SafeText(formatted: formatter.times.day(event.at)), what(event, isWhole: true),
                ])
            }
    }

    /// Returns the text of an event, with the charge.
    ///
    /// - Parameter isWhole: Whether to name the plan in every event; a screen shows it elsewhere.
    func what(_ event: SubscriptionEvent, isWhole: Bool = false) -> SafeText {
        var text = formatter.text(event.kind.word)
        if event.hasOffer { text = formatter.text(.eventOffer, text.string) }
        let isNamed = isWhole || event.kind == .changed
        let name = isNamed ? formatter.sanitized(model.title(of: event.productID)) : nil
        return formatter.line([text, name, event.charge.map(formatter.price)].compactMap(\.self))
    }

    /// Returns a subscription of the sandbox store in one line.
    func line(_ told: SandboxSubscription) -> SafeText {
        var parts = [formatter.sanitized(model.title(of: told.productID)), model.state(of: told)]
        if told.account != model.context.account {
            parts.append(formatter.sanitized(told.account.rawValue))
        }
        return formatter.line(parts)
    }

    /// Returns all facts about a subscription of the sandbox store, one a line.
    func details(_ told: SandboxSubscription) -> [SafeText] {
        [line(told)]
            + model.facts(of: told).map { formatter.fact(formatter.text($0.label), $0.value) }
    }
}
