import StoreModel

/// Follows the goods of one order through the ledger: what was there before them is spent before them.
struct GoodTrail {
    /// What came into the balance.
    private(set) var given: GoodAmount
    /// What paid off a debt instead.
    private(set) var paidOff: GoodAmount?
    /// What is left of it.
    private(set) var left: GoodAmount
    /// The spendings that took from it, oldest first.
    private(set) var spends: [WalletEntry] = []

    /// What is spent before anything of it.
    private var ahead: Int64 = 0
    private let own: TransactionID
    /// Transactions that gave goods afterwards: what a refund of theirs takes is not of this order.
    private var later: Set<TransactionID> = []

    /// Follows one good.
    ///
    /// - Parameter ledger: The account's rows, oldest first, from before the first of the order on.
    init(_ good: GoodID, of own: TransactionID, in ledger: [WalletEntry]) {
        self.own = own
        given = GoodAmount(good: good, amount: 0)
        left = given
        let rows = ledger.filter { $0.change.good == good }
        guard let first = rows.firstIndex(where: { $0.transactionID == own }) else { return }
        ahead = max(0, rows[first].balanceBefore)
        for row in rows[first...] { take(row) }
        // What a refund of another order took beyond its own goods it took from these.
        left = left.lowered(to: max(0, rows.last?.balance ?? 0))
    }

    private mutating func take(_ row: WalletEntry) {
        switch row.kind {
        case .grant, .compensation: credit(row)
        case .spend: spend(row)
        case .revocation: withdraw(row)
        case .reversal: giveBack(row)
        case .debt: break
        }
    }

    private mutating func credit(_ row: WalletEntry) {
        guard row.transactionID == own else {
            if let id = row.transactionID { later.insert(id) }
            return
        }
        given = given.raised(by: row.movement)
        left = left.raised(by: row.movement)
        if let paid = row.paidOff {
            paidOff = (paidOff ?? GoodAmount(good: given.good, amount: 0)).raised(by: paid)
        }
    }

    private mutating func spend(_ row: WalletEntry) {
        let rest = takeAhead(row)
        guard rest > 0, left.amount > 0 else { return }
        left = left.lowered(to: max(0, left.amount - rest))
        spends.append(row)
    }

    private mutating func withdraw(_ row: WalletEntry) {
        if row.transactionID == own {
            left = left.lowered(to: max(0, left.amount - row.change.negated.amount))
        } else if row.transactionID.map({ !later.contains($0) }) ?? true {
            _ = takeAhead(row)
        }
    }

    /// What a reversed refund gives back is there again; what of it paid off a debt is not.
    private mutating func giveBack(_ row: WalletEntry) {
        if row.transactionID == own { left = left.raised(by: row.movement) }
    }

    /// Takes from what was there before; says how much more the row took.
    private mutating func takeAhead(_ row: WalletEntry) -> Int64 {
        let amount = max(0, row.change.negated.amount)
        let old = min(ahead, amount)
        ahead -= old
        return amount - old
    }
}

extension GoodAmount {
    fileprivate func raised(by more: Int64) -> GoodAmount {
        let (sum, overflow) = amount.addingReportingOverflow(more)
        return GoodAmount(good: good, amount: overflow ? .max : sum)
    }

    fileprivate func lowered(to limit: Int64) -> GoodAmount {
        GoodAmount(good: good, amount: min(amount, limit))
    }
}
