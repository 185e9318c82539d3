import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Describes the wallet and the owned products.
struct LibrarySpeech {
    let model: Model
    private var words: DisplayFormatter { model.words }
    private var snapshot: EngineSnapshot { model.engine.snapshot }

    /// The lines before the list: the account, debts and failures.
    var head: [SafeText] {
        let wallet = snapshot.wallet
        var lines = [words.say(.plainLibrary, model.place.account.rawValue)]
        lines += wallet.debts.map { words.say(.walletDebt, words.counts.string($0)) }
        let failures = snapshot.failures
        if let reason = failures.wallet {
            lines.append(words.say(.walletFailed, reason))
        } else if wallet.balances.isEmpty {
            lines.append(words.say(.emptyWallet))
        }
        lines += failures.subscriptions.map { [words.say(.subscriptionsFailed, $0)] } ?? []
        return lines
    }

    /// The lines after the list.
    var tail: [SafeText] {
        var lines: [SafeText] = []
        if snapshot.wallet.isProvisional { lines.append(words.say(.walletProvisional)) }
        if snapshot.entitlements.isEmpty { lines.append(words.say(.plainNothingOwned)) }
        return lines
    }

    /// The balances, subscriptions and other entitlements; a number prints a balance's history or the purchase.
    var items: [(command: LineCommand, text: SafeText)] {
        let balances = snapshot.wallet.balances.map { balance in
            (
                command: LineCommand.good(balance.good),
                text: words.quote(words.counts.string(balance))
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
        let place = words.say(.boughtOn, model.place.device.rawValue)
        let came = owned.isRestored ? words.say(.ownedRestored) : place
        let time =
            model.future(of: owned) ?? owned.expires.map {
                words.say(.timeLeft, words.ages.string(until: $0, now: model.storeNow))
            } ?? words.say(.ownedSince, model.storeMoment(owned.since).string)
        let title = words.quote(model.title(of: owned.productID))
        let origin = owned.isShared ? words.say(.ownedShared) : came
        return words.line([title, words.say(.owned), origin, time])
    }

    /// Returns a balance and its latest changes, the newest first.
    func details(of good: GoodID) -> [SafeText] {
        let balance = GoodAmount(good: good, amount: model.engine.balances[good] ?? 0)
        let entries = snapshot.wallet.entries.lazy.filter { $0.change.good == good }
        return [words.say(.spendHave, words.counts.string(balance))]
            + entries.prefix(NumberedList.part).map { entry in
                let amount = SafeText(formatted: words.counts.change(entry.change.amount))
                let when = model.storeMoment(entry.at)
                let why = LibraryView(model: model, layout: model.layout).why(entry)
                return words.line([amount, when, why].filter { !$0.isEmpty })
            }
    }
}
