import StoreModel

/// Recomputes an account's ledger from its first row.
struct LedgerReplay {
    /// The balance and the debt of one good.
    struct Balance: Hashable {
        var amount: Int64 = 0
        var debt: Int64 = 0
    }

    private(set) var balances: [GoodID: Balance] = [:]
    private(set) var version: Int64 = 0

    /// Applies the next row; returns what is wrong with it, or nil.
    mutating func apply(_ entry: WalletEntry) -> String? {
        let expected = version &+ 1
        version = entry.version
        guard entry.version == expected else {
            return "Its version should be \(expected)."
        }
        guard let after = Self.balance(after: entry, balances[entry.change.good] ?? Balance())
        else { return "Its amounts are too large." }
        balances[entry.change.good] = after
        guard after.amount == entry.balance else {
            return "The balance after it is \(after.amount), but the row has \(entry.balance)."
        }
        guard after.amount >= 0, after.debt >= 0 else { return "It takes more than the balance." }
        return defect(entry)
    }

    private func defect(_ entry: WalletEntry) -> String? {
        let isGain = entry.change.amount >= 0
        let isDebit = entry.kind == .spend || entry.kind == .revocation || entry.kind == .debt
        guard isGain != isDebit || entry.change.amount == 0 else {
            return
                "A row of kind \(entry.kind.rawValue) has the invalid amount \(entry.change.amount)."
        }
        let paidOff = entry.paidOff ?? 0
        guard paidOff >= 0, !isDebit || paidOff == 0 else {
            return "It pays off the invalid amount \(paidOff)."
        }
        return nil
    }

    private static func balance(after entry: WalletEntry, _ before: Balance) -> Balance? {
        guard let change = entry.balanceChange else { return nil }
        let debtChange = entry.kind == .debt ? entry.change.negated.amount : 0
        let (amount, amountOverflow) = before.amount.addingReportingOverflow(change)
        let (owed, debtOverflow) = before.debt.addingReportingOverflow(debtChange)
        let (debt, paymentOverflow) = owed.subtractingReportingOverflow(entry.paidOff ?? 0)
        guard !amountOverflow, !debtOverflow, !paymentOverflow else { return nil }
        return Balance(amount: amount, debt: debt)
    }
}

extension Ledgers {
    /// Returns the balances of an account at a version of its ledger; nil if the ledger does not have this version.
    func balances(
        of account: AccountName, at version: Int64
    ) -> [GoodID: LedgerReplay.Balance]? {
        var replay = LedgerReplay()
        for entry in ledgers[account] ?? [] where entry.version <= version {
            _ = replay.apply(entry)
        }
        return replay.version == version ? replay.balances : nil
    }
}
