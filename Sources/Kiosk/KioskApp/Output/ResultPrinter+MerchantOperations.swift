import StoreAPI
import StoreModel
import StoreText

/// Prints accounts, failed lookups and goods that were granted by hand.
extension ResultPrinter {
    /// Prints one account: its wallet and its orders.
    func account(_ account: AccountSummary, titles: [ProductID: String]) {
        for summary in account.orders { out.json(.otherOrder(summary)) }
        for amount in account.wallet.balances { out.json(.balance(amount)) }
        for debt in account.wallet.debts { out.json(.debt(debt)) }
        guard !out.isJSON else { return }
        out.text(messages.text(.walletOf, account.account.rawValue))
        goods(of: account.wallet)
        entries(account.wallet.entries.reversed())
        out.text("")
        out.text(messages.text(.disputeOrders, account.account.rawValue))
        if account.orders.isEmpty { out.text("  " + messages.text(.nothingYet)) }
        summaries(account.orders, titles)
        more(account.orderCount - account.orders.count)
    }

    private func goods(of wallet: WalletStatement) {
        for amount in wallet.balances {
            out.text("  \(amount.good): \(counts.string(amount.amount))")
        }
        for debt in wallet.debts {
            out.text("  \(debt.good): " + messages.text(.walletDebt, counts.string(debt)))
        }
        if wallet.balances.isEmpty { out.text("  " + messages.text(.nothingYet)) }
    }

    /// Prints the orders that match an ambiguous number, and returns the failure to throw.
    func ambiguousOrder(
        _ query: DisputeQuery, _ orders: [DisputeSummary], _ count: Int,
        _ titles: [ProductID: String]
    ) -> CommandFailure {
        let searched = Self.searchText(query)
        if !out.isJSON {
            out.text(messages.text(.disputeSeveral, searched, counts.string(Int64(count))))
            summaries(orders, titles)
            more(count - orders.count)
        }
        let names = orders.map(\.order.name).joined(separator: ", ")
        return CommandFailure(
            64, "ambiguous-order",
            out.isJSON
                ? messages.text(.disputeSeveral, searched, String(count)) + " \(names)"
                : messages.text(.disputeSeveralEnd))
    }

    /// Returns the failure if an order or account is unknown, with hints at what the user may have meant.
    func unknownOrder(_ query: DisputeQuery, _ hints: [DisputeHint]) -> CommandFailure {
        let searched = Self.searchText(query)
        let isAccount = if case .account = query { true } else { false }
        let sentence = messages.text(isAccount ? .disputeNoAccount : .disputeNone, searched)
        return CommandFailure(
            65, isAccount ? "unknown-account" : "unknown-order",
            ([sentence] + hints.map(messages.sentence(for:))).joined(separator: " "))
    }

    /// Prints the goods that were granted by hand, by this request or by an earlier one.
    func manualGrant(_ reply: CompensationReply) {
        out.json(.manualGrant(reply))
        guard !out.isJSON else { return }
        let given = reply.compensation
        let goods = list(given.goods)
        let (account, order) = (given.account.rawValue, given.numbers.all.first ?? "")
        out.text(
            reply.isRepeated
                ? messages.text(
                    .grantRepeated, goods, account, order,
                    "\(times.dateTime(given.at)) (\(utc(given.at)))", given.reason)
                : messages.text(.grantGave, goods, account, order, given.reason))
        out.text(messages.text(given.isSettlement ? .grantSettles : .grantBesides))
        for amount in reply.statement.balances
        where given.goods.contains(where: { $0.good == amount.good }) {
            out.text(
                messages.text(.grantBalance, amount.good.rawValue, counts.string(amount.amount)))
        }
    }

    /// Formats goods as one phrase.
    func list(_ goods: [GoodAmount]) -> String {
        ListJoiner(locale: messages.language).string(goods.map { counts.string($0) })
    }

    private static func searchText(_ query: DisputeQuery) -> String {
        switch query {
        case .order(let name): String(name.prefix(80))
        case .account(let name): String(name.rawValue.prefix(80))
        }
    }
}
