import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// The catalog, the wallet, and owned products and subscriptions in line mode.
extension Model {
    mutating func printProducts() -> [Command] {
        let commands = show(.shop)
        guard let catalog = shop.catalog else {
            if isOffline {
                write(offlineTexts.first ?? .empty)
            } else {
                write(shop.failure == nil ? .loading : .plainNoCatalog)
            }
            return commands
        }
        let ids = shop.list.ids
        let total = catalog.products.count + catalog.invalid.count
        if printCount(ids.count, of: total, .plainProducts) {
            printList(.products, ids.map { NumberedListItem(target: .product($0)) })
        }
        return commands
    }

    @discardableResult
    mutating func printProductCount() -> [Command] {
        write(.plainProducts, formatter.counts.string(shop.catalog?.products.count ?? 0))
    }

    /// Prints the number of items, and how many of them match the filter.
    ///
    /// - Parameter hasMore: Whether there are more items that are not loaded.
    /// - Returns: Whether there are items to print.
    mutating func printCount(
        _ count: Int, of total: Int, _ phrase: TextKey, hasMore: Bool = false
    ) -> Bool {
        let (shown, sign) = (formatter.counts.string(count), hasMore ? "+" : "")
        if let text = filter?.text, !text.isEmpty {
            if let fault = screen.component.invalidFilterPart(in: self) {
                write(.filterUnknown, fault)
            }
            if count == 0 {
                write(.plainNothingFound, text)
            } else {
                write(.plainFound, shown, formatter.counts.string(total) + sign, text)
            }
        } else if count > 0 {
            write(phrase, shown + sign)
        } else {
            write(screen == .shop ? .emptyShop : .nothingYet)
        }
        return count > 0
    }

    // MARK: Finding and sorting

    /// Filters the list of the current screen, or that of products; without words it clears the filter.
    mutating func find(_ text: String) -> [Command] {
        let moved = filter == nil ? show(.shop) : []
        let before = filter?.text ?? ""
        if before != text { undo.record(.filter(screen, before.isEmpty ? nil : before)) }
        editFilter { field in
            field.clear()
            if !text.isEmpty { field.set(text) }
        }
        return moved + [.log(.action("filter"))] + printScreenList()
    }

    /// Asks for the words of a search.
    mutating func promptFind() -> [Command] {
        let moved = filter == nil ? show(.shop) : []
        editFilter { $0.startTyping() }
        explain(.named("find"))
        return moved
    }

    mutating func sort(_ name: String?) -> [Command] {
        if let sort = name.flatMap({ ShopSort(rawValue: $0.lowercased()) }) {
            return [.log(.action("sort"))] + setSort(sort) + printProducts()
        }
        writeUnknown(name)
        return printChoices(ShopSort.allCases, { $0.text($1.label) }) {
            $0.sort($1.rawValue)
        }
    }

    // MARK: Buying

    /// Asks for the confirmation of a purchase; the last of several words is the quantity if it is a number.
    mutating func buy(_ arguments: VerbArguments) -> [Command] {
        let options = arguments.options
        let named = options["--quantity"].map { (arguments.subject, Int($0) ?? 0) }
        let (name, last) = named ?? arguments.splittingLast { Int($0) }
        let quantity = last ?? 1
        let outcome = options["--outcome"].map { Outcome(rawValue: $0) }
        if case .some(nil) = outcome { return writeUnknown(options["--outcome"]) }
        return buy(name, quantity, offer: options["--offer"], outcome: outcome ?? nil)
    }

    /// Asks for the confirmation of a purchase; nil is the payment outcome of the session.
    mutating func buy(
        _ name: TargetReference, _ quantity: Int, offer: String? = nil, outcome: Outcome? = nil
    ) -> [Command] {
        guard let id = product(named: name) else { return [] }
        let moved = show(.shop)
        guard let product = shop.product(id) else {
            write(LineModeFormatter(model: self).details(of: .product(id)) ?? [])
            write(.notCharged)
            return moved
        }
        let range = product.type.quantities
        guard range.contains(quantity) else {
            let ends =
                range.count > 1
                ? formatter.text(.dialogQuantities, "\(range.lowerBound)", "\(range.upperBound)")
                : SafeText(number: range.lowerBound)
            write(formatter.fact(.dialogQuantity, ends))
            write(.notCharged)
            return moved
        }
        let chosen = offer.map { name in
            product.subscription?.offers.first { $0.name == name && $0.kind != .introductory }
        }
        if case .some(nil) = chosen { return moved + write(.declinedOfferName) }
        if chosen??.kind == .code { return moved + write(.declinedOfferProof) }
        shop.select(id)
        let choice = chosen??.choice
        // An offer is also for a customer whose subscription is active.
        let commands =
            choice == nil
            ? perform(.buy)
            : [.log(.action("buy", detail: id.rawValue))] + openPurchase(choice: choice)
        let terms = terms(of: product, choice: choice)
        PurchaseDialog.edit(in: &self) {
            $0.quantity = quantity
            $0.outcome = outcome ?? $0.outcome
            ($0.choice, $0.terms) = (choice, terms)
        }
        if productToConfirm == nil { write(.notCharged) }
        return moved + commands
    }

    // MARK: Library

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
            wallet.balances.map { NumberedListItem(target: .good($0.good)) }
                + subscriptions.map(item)
                + others.map(item))
        if wallet.isProvisional { write(.walletProvisional) }
        if snapshot.entitlements.isEmpty { write(.plainNothingOwned) }
        return commands
    }

    private func item(for subscription: VerifiedSubscription) -> NumberedListItem {
        NumberedListItem(target: .subscription(subscription.originalID))
    }

    private func item(for owned: Entitlement) -> NumberedListItem {
        let row = engine.snapshot.rows.first { $0.transactionID == owned.transactionID }
        return NumberedListItem(
            target: row.map { .transaction($0.id) } ?? .product(owned.productID),
            text: LineModeFormatter(model: self).line(of: owned))
    }

    // MARK: Spending

    /// Spends goods, such as `gems 5` or `gems 5 for a torch`; returns nil if the words have another form.
    mutating func spend(_ arguments: VerbArguments) -> [Command]? {
        let words = arguments.words
        guard words.count < 3 || words[2].lowercased() == "for" else { return nil }
        return spend(
            .typed(words[0]), amount: words.dropFirst().first,
            note: arguments.options["--note"] ?? words.dropFirst(3).joined(separator: " "))
    }

    /// Asks for the confirmation of a spending, or for its amount.
    mutating func spend(
        _ name: TargetReference, amount: String? = nil, note: String = ""
    ) -> [Command] {
        guard let good = good(named: name) else { return write(.plainNoGood, name.quoted) }
        if let reason = observerReason { return showToast(.info, reason) }
        var dialog = SpendDialog(good: good)
        dialog.note = String(note.prefix(60))
        let commands = show(.library) + [.log(.action("spend", detail: ""))]
        guard let amount else {
            overlay = .spend(dialog)
            return commands
        }
        dialog.amount = String(amount.prefix(15))
        guard dialog.goods != nil else {
            write(.plainNotSpent)
            return commands + explain(.named("spend"))
        }
        return commands + dialog.requestConfirmation(in: &self)
    }

    // MARK: Subscriptions

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
        return lineMode == nil ? confirmManaging(change, view) : manage(change, view)
    }
}
