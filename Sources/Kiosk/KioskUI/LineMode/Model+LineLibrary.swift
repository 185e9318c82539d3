import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// The wallet, owned products and owned subscriptions in line mode.
extension Model {
    mutating func printLibrary() -> [Command] {
        let (commands, snapshot) = (show(.library), engine.snapshot)
        let (wallet, failures) = (snapshot.wallet, snapshot.failures)
        write(.plainLibrary, context.account.rawValue)
        for debt in wallet.debts { write(.walletDebt, formatter.goods(debt)) }
        if let reason = failures.wallet {
            write(.walletFailed, reason)
        } else if wallet.balances.isEmpty {
            write(.emptyWallet)
        }
        if let reason = failures.subscriptions { write(.subscriptionsFailed, reason) }
        let listedIDs = Set(subscriptions.map(\.originalID))
        let others = snapshot.entitlements.filter { !listedIDs.contains($0.originalID) }
        printList(
            .library,
            wallet.balances.map { balance in
                LineItem(
                    target: .good(balance.good),
                    text: formatter.sanitized(formatter.goods(balance)))
            } + subscriptions.map(item) + others.map(item))
        if wallet.isProvisional { write(.walletProvisional) }
        if snapshot.entitlements.isEmpty { write(.plainNothingOwned) }
        return commands
    }

    private func item(for subscription: VerifiedSubscription) -> LineItem {
        LineItem(
            target: .subscription(subscription.originalID),
            text: SubscriptionDescription(model: self).line(subscription))
    }

    private func item(for owned: Entitlement) -> LineItem {
        let row = engine.snapshot.rows.first { $0.transactionID == owned.transactionID }
        let view = LibraryView(model: self, layout: layout)
        let title = formatter.sanitized(title(of: owned.productID))
        return LineItem(
            target: row.map { .transaction($0.id) } ?? .product(owned.productID),
            text: formatter.commaSeparated([
                title, formatter.text(.owned), view.origin(owned), view.since(owned),
            ]))
    }

    /// Prints a balance and its latest changes, the newest first.
    mutating func printGood(_ good: GoodID) -> [Command] {
        let commands = show(.library)
        let balance = GoodAmount(good: good, amount: engine.balances[good] ?? 0)
        write(.spendHave, formatter.goods(balance))
        let changes = engine.snapshot.wallet.entries.lazy.filter { $0.change.good == good }
        for entry in changes.prefix(NumberedList.defaultPageSize) {
            let amount = SafeText(formatted: formatter.counts.change(entry.change.amount))
            let reason = LibraryView(model: self, layout: layout).reason(entry)
            let parts = [amount, storeTimeText(entry.at), reason]
            write(formatter.commaSeparated(parts.filter { !$0.isEmpty }))
        }
        return commands
            + printMenu(
                .library,
                [command(.hintSpend, if: balance.amount > 0) { $0.spend(.id(good.rawValue)) }])
    }

    // MARK: Spending

    /// Spends goods, such as `gems 5` or `gems 5 for a torch`; returns nil if the words have another form.
    mutating func spend(_ arguments: LineArguments) -> [Command]? {
        let words = arguments.words
        guard words.count > 1 else { return spend(arguments.subject) }
        guard words.count == 2 || words[2].lowercased() == "for" else { return nil }
        return spend(
            .typed(words[0]), amount: words[1], note: words.dropFirst(3).joined(separator: " "))
    }

    /// Asks for the confirmation of a spending, or for its amount.
    private mutating func spend(
        _ name: TargetReference, amount: String? = nil, note: String = ""
    ) -> [Command] {
        guard let good = good(named: name) else { return write(.plainNoGood, name.quoted) }
        if let reason = observerReason { return showToast(.info, reason) }
        var dialog = SpendDialog(good: good)
        dialog.note = String(note.prefix(60))
        let commands = show(.library) + [.log(.action("spend", detail: ""))]
        guard let amount else {
            overlay = .spend(dialog)
            let have = GoodAmount(good: good, amount: engine.balances[good] ?? 0)
            return commands + write(.spendHave, formatter.goods(have))
        }
        dialog.amount = String(amount.prefix(15))
        guard let value = dialog.parsedAmount else {
            write(.plainNotSpent)
            return commands + explain(.named("spend"))
        }
        return commands + requestSpendConfirmation(dialog, value)
    }

    /// Returns a good in the wallet by list number, or by its ID or displayed name or the beginning of one.
    private func good(named name: TargetReference) -> GoodID? {
        let goods = engine.snapshot.wallet.balances.map(\.good)
        let wanted = name.text.lowercased()
        let names = goods.map { [$0.rawValue, formatter.name(of: $0)].map { $0.lowercased() } }
        let isGood = { (target: LineTarget) -> GoodID? in
            if case .good(let good) = target { good } else { nil }
        }
        return find(
            name, isGood, exact: { _ in zip(goods, names).first { $1.contains(wanted) }?.0 }
        ) { _ in
            zip(goods, names).filter { $1.contains { $0.hasPrefix(wanted) } }.map(\.0)
        }.first
    }

    // MARK: Subscriptions

    mutating func printSubscription(_ id: TransactionID) -> [Command] {
        guard let view = subscription(id) else { return write(.toastNothingHere) }
        let commands = show(.library)
        write(SubscriptionDescription(model: self).details(view))
        let changes: [(CustomerSubscriptionChange, TextKey)] = [
            (.cancel, .hintCancelRenewal), (.resume, .hintResume), (.agreeToPrice, .hintAgree),
        ]
        let name = TargetReference.id(id.rawValue)
        let plans = plans(ofGroup: view.groupID).filter { blockedReason($0) == nil }
        return commands
            + printMenu(
                .library,
                changes.map { change, text in
                    command(text, if: isPossible(change, view)) { $0.manage(change, name) }
                } + plans.map { item(for: $0) })
    }

    private func item(for plan: Product) -> LineItem {
        let text = formatter.commaSeparated([
            formatter.sanitized(plan.displayName), formatter.price(of: plan),
        ])
        return LineItem(text: formatter.fact(.hintPlan, text)) {
            $0.printProduct(plan.id)
        }
    }

    /// Applies a customer's change to a subscription; nil if there is only one.
    mutating func manage(
        _ change: CustomerSubscriptionChange, _ name: TargetReference?
    ) -> [Command] {
        let found = subscriptions(named: name)
        guard found.count < 2 else {
            write(.subscriptionChoose)
            return printList(.library, found.map(item))
        }
        guard let view = found.first else { return write(.noSubscriptions) }
        let commands = manage(change, view)
        if commands.contains(.engine(.manage(view.originalID, change))) {
            awaitEvent(.subscriptionChange(view.originalID, change))
        }
        return commands
    }

    /// Returns subscriptions by list number, original transaction ID, or words of the title; all of them for nil.
    private func subscriptions(named name: TargetReference?) -> [VerifiedSubscription] {
        guard let name else { return subscriptions }
        let isOwned = { (target: LineTarget) -> VerifiedSubscription? in
            if case .subscription(let id) = target { subscription(id) } else { nil }
        }
        return find(name, isOwned, exact: { subscription(TransactionID($0)) }) { words in
            let found = Set(shop.productIDs(matching: words))
            return subscriptions.filter { found.contains($0.transaction.productID) }
        }
    }
}
