package import StoreModel

/// Decides how balances move.
///
/// The changes of all rows add up to what an account has less what it owes, and who owes has nothing: a refund takes
/// what is there before it leaves a debt, and a grant pays the debt off before anything comes into the balance.
package enum LedgerRules {
    /// Why a spending is refused.
    package enum SpendDecision: Hashable, Sendable {
        /// Take it: the row to write.
        case take(LedgerChange)
        /// The account has only so many.
        case notEnough(have: Int64)
    }

    /// Credits goods, what is owed first; nil where a balance could no longer be counted in 64 bits.
    ///
    /// - Parameters:
    ///   - balances: The balance by good; a good that is missing was never held.
    ///   - kind: `grant`, `reversal` for what a refund had taken, or `compensation` for what is given by hand.
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

    /// Takes back what was credited, down to nothing; the rest is owed.
    ///
    /// The row of a debt moves no balance. Amounts that could not be counted stay at the highest that can.
    package static func debit(
        _ goods: [GoodAmount], balances: [GoodID: GoodBalance]
    ) -> [LedgerChange] {
        goods.flatMap { debit($0, before: balances[$0.good] ?? GoodBalance(good: $0.good)) }
    }

    /// What is to be taken, and what given back, so that of a transaction's goods as much is taken as is wanted.
    ///
    /// - Parameters:
    ///   - before: What was taken and not given back, as it stands in the ledger: negative.
    ///   - wanted: What shall be taken, one amount a good.
    package static func moves(
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

    /// Spends an amount that is positive.
    package static func spend(_ goods: GoodAmount, before: GoodBalance) -> SpendDecision {
        guard goods.amount > 0, goods.amount <= before.amount else {
            return .notEnough(have: before.amount)
        }
        let after = GoodBalance(
            good: goods.good, amount: before.amount - goods.amount, debt: before.debt)
        return .take(LedgerChange(kind: .spend, change: goods.negated, after: after))
    }

    private static func debit(_ item: GoodAmount, before: GoodBalance) -> [LedgerChange] {
        let taken = min(max(0, item.amount), max(0, before.amount))
        let owed = max(0, item.amount) - taken
        var changes: [LedgerChange] = []
        let rest = GoodBalance(good: item.good, amount: before.amount - taken, debt: before.debt)
        if taken > 0 {
            let change = GoodAmount(good: item.good, amount: -taken)
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
