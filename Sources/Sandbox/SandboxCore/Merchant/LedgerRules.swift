package import StoreModel

/// Decides how balances change.
///
/// The sum of all changes equals the balance minus the debt, and an account with a debt has a balance of zero: a refund
/// takes the balance before it leaves a debt, and a grant pays off the debt before it adds to the balance.
package enum LedgerRules {
    /// The decision on a spend.
    package enum SpendDecision: Hashable, Sendable {
        /// The spend is accepted; this is the row to write.
        case accepted(LedgerChange)
        /// The account does not have enough.
        case notEnough(have: Int64)
    }

    /// Credits goods and pays off debts first; returns nil if a balance would overflow 64 bits.
    ///
    /// - Parameters:
    ///   - balances: The balance of each good; zero for a good that is missing.
    ///   - kind: `grant`, `reversal` for goods that a refund took, or `compensation` for goods that are granted by
    ///     hand.
    package static func credit(
        _ goods: [GoodAmount], balances: [GoodID: GoodBalance],
        as kind: WalletEntry.Kind = .grant
    ) -> [LedgerChange]? {
        var changes: [LedgerChange] = []
        for item in goods {
            let before = balances[item.good] ?? GoodBalance(good: item.good)
            let paid = min(max(0, item.amount), before.debt)
            let (sum, overflow) = before.amount.addingReportingOverflow(item.amount - paid)
            guard !overflow else { return nil }
            let after = GoodBalance(good: item.good, amount: sum, debt: before.debt - paid)
            changes.append(
                LedgerChange(
                    kind: kind, change: item, paidOff: paid > 0 ? paid : nil, after: after))
        }
        return changes
    }

    /// Takes back credited goods until the balance is zero; the rest becomes a debt.
    ///
    /// The row of a debt does not change the balance. A debt that would overflow 64 bits stays at the maximum.
    package static func debit(
        _ goods: [GoodAmount], balances: [GoodID: GoodBalance]
    ) -> [LedgerChange] {
        goods.flatMap { debit($0, before: balances[$0.good] ?? GoodBalance(good: $0.good)) }
    }

    /// Returns the goods to take and to give back so that the total taken for a transaction becomes the wanted one.
    ///
    /// - Parameters:
    ///   - before: The goods taken and not given back, as negative amounts like in the ledger.
    ///   - wanted: The total to be taken, with one amount for each good.
    package static func corrections(
        from before: [GoodAmount], to wanted: [GoodAmount]
    ) -> (taken: [GoodAmount], back: [GoodAmount]) {
        var sums = Dictionary(before.map { ($0.good, $0.amount) }) { first, _ in first }
        let rest = wanted.map { item in
            let (sum, overflow) = item.amount.addingReportingOverflow(
                sums.removeValue(forKey: item.good) ?? 0)
            return GoodAmount(good: item.good, amount: overflow ? .max : sum)
        }
        return (
            rest.filter { $0.amount > 0 }, rest.filter { $0.amount < 0 }.map(\.negated)
        )
    }

    /// Spends a positive amount.
    package static func spend(_ goods: GoodAmount, before: GoodBalance) -> SpendDecision {
        guard goods.amount > 0, goods.amount <= before.amount else {
            return .notEnough(have: before.amount)
        }
        let after = GoodBalance(
            good: goods.good, amount: before.amount - goods.amount, debt: before.debt)
        return .accepted(LedgerChange(kind: .spend, change: goods.negated, after: after))
    }

    private static func debit(_ item: GoodAmount, before: GoodBalance) -> [LedgerChange] {
        let withdrawn = min(max(0, item.amount), max(0, before.amount))
        let owed = max(0, item.amount) - withdrawn
        var changes: [LedgerChange] = []
        let rest = GoodBalance(
            good: item.good, amount: before.amount - withdrawn, debt: before.debt)
        if withdrawn > 0 {
            let change = GoodAmount(good: item.good, amount: -withdrawn)
            changes.append(LedgerChange(kind: .revocation, change: change, after: rest))
        }
        if owed > 0 {
            let (sum, overflow) = before.debt.addingReportingOverflow(owed)
            let debtor = GoodBalance(
                good: item.good, amount: rest.amount, debt: overflow ? .max : sum)
            let change = GoodAmount(good: item.good, amount: -owed)
            changes.append(LedgerChange(kind: .debt, change: change, after: debtor))
        }
        return changes
    }
}
