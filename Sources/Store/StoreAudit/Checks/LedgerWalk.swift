import StoreModel

/// Recomputes an account's ledger from its first row.
struct LedgerWalk {
    /// The balance and the debt of one good.
    struct Holding: Hashable {
        var amount: Int64 = 0
        var debt: Int64 = 0
    }

    private(set) var holdings: [GoodID: Holding] = [:]
    private(set) var version: Int64 = 0

    /// Applies the next row; returns what is wrong with it, or nil.
    mutating func apply(_ entry: WalletEntry) -> String? {
        let expected = version &+ 1
        version = entry.version
        guard entry.version == expected else {
            return "Its version should be \(expected)."
        }
        guard let after = Self.holding(after: entry, holdings[entry.change.good] ?? Holding())
        else { return "Its amounts are too large." }
        holdings[entry.change.good] = after
        guard after.amount == entry.balance else {
            return "The balance after it is \(after.amount), but the row has \(entry.balance)."
        }
        guard after.amount >= 0, after.debt >= 0 else { return "It takes more than the balance." }
        return fault(entry)
    }

    private func fault(_ entry: WalletEntry) -> String? {
        let isGain = entry.change.amount >= 0
        let takes = entry.kind == .spend || entry.kind == .revocation || entry.kind == .debt
        guard isGain != takes || entry.change.amount == 0 else {
            return
                "A row of kind \(entry.kind.rawValue) has the invalid amount \(entry.change.amount)."
        }
        let paidOff = entry.paidOff ?? 0
        guard paidOff >= 0, !takes || paidOff == 0 else {
            return "It pays off the invalid amount \(paidOff)."
        }
        return nil
    }

    private static func holding(after entry: WalletEntry, _ before: Holding) -> Holding? {
        guard let moved = entry.moved else { return nil }
        let owes = entry.kind == .debt ? entry.change.negated.amount : 0
        let (amount, tooMuch) = before.amount.addingReportingOverflow(moved)
        let (owed, tooDeep) = before.debt.addingReportingOverflow(owes)
        let (debt, tooPaid) = owed.subtractingReportingOverflow(entry.paidOff ?? 0)
        guard !tooMuch, !tooDeep, !tooPaid else { return nil }
        return Holding(amount: amount, debt: debt)
    }
}

extension Ledgers {
    /// Returns the balances of an account at a version of its ledger; nil if the ledger does not have this version.
    func holdings(
        of account: AccountName, at version: Int64
    ) -> [GoodID: LedgerWalk.Holding]? {
        var walk = LedgerWalk()
        for entry in ledgers[account] ?? [] where entry.version <= version {
            _ = walk.apply(entry)
        }
        return walk.version == version ? walk.holdings : nil
    }
}
