import StoreModel

/// Follows the goods of one order through the ledger; goods that the account had before are spent first.
struct GoodsUsage {
    /// The amount that was added to the balance.
    private(set) var given: GoodAmount
    /// The amount that paid off a debt instead; nil if none did.
    private(set) var paidOff: GoodAmount?
    /// The amount that is left.
    private(set) var left: GoodAmount
    /// The spends that used goods of the order, oldest first.
    private(set) var spends: [WalletEntry] = []

    /// The amount that is spent before any goods of the order.
    private var earlierBalance: Int64 = 0
    private let transactionID: TransactionID
    /// The transactions that granted goods later; their refunds do not affect the goods of this order.
    private var laterGrants: Set<TransactionID> = []

    /// Follows one good.
    ///
    /// - Parameter ledger: The account's entries, oldest first, starting no later than the order's first entry.
    init(_ good: GoodID, of transactionID: TransactionID, in ledger: [WalletEntry]) {
        self.transactionID = transactionID
        given = GoodAmount(good: good, amount: 0)
        left = given
        let rows = ledger.filter { $0.change.good == good }
        guard let first = rows.firstIndex(where: { $0.transactionID == transactionID }) else {
            return
        }
        earlierBalance = max(0, rows[first].balanceBefore)
        for row in rows[first...] { apply(row) }
        // A refund of another order may have taken more than its own goods; the excess came from these.
        left = left.lowered(to: max(0, rows.last?.balance ?? 0))
    }

    private mutating func apply(_ row: WalletEntry) {
        switch row.kind {
        case .grant, .compensation: credit(row)
        case .spend: spend(row)
        case .revocation: withdraw(row)
        case .reversal: reverseRefund(row)
        case .debt: break
        }
    }

    private mutating func credit(_ row: WalletEntry) {
        guard row.transactionID == transactionID else {
            if let id = row.transactionID { laterGrants.insert(id) }
            return
        }
        given = given.raised(by: row.movement)
        left = left.raised(by: row.movement)
        if let paid = row.paidOff {
            paidOff = (paidOff ?? GoodAmount(good: given.good, amount: 0)).raised(by: paid)
        }
    }

    private mutating func spend(_ row: WalletEntry) {
        let rest = spendEarlierBalance(row)
        guard rest > 0, left.amount > 0 else { return }
        left = left.lowered(to: max(0, left.amount - rest))
        spends.append(row)
    }

    private mutating func withdraw(_ row: WalletEntry) {
        if row.transactionID == transactionID {
            left = left.lowered(to: max(0, left.amount - row.change.negated.amount))
        } else if row.transactionID.map({ !laterGrants.contains($0) }) ?? true {
            _ = spendEarlierBalance(row)
        }
    }

    /// Adds what a reversed refund gives back, without the part that paid off a debt.
    private mutating func reverseRefund(_ row: WalletEntry) {
        if row.transactionID == transactionID { left = left.raised(by: row.movement) }
    }

    /// Uses up the earlier goods first, and returns the rest of the entry's amount.
    private mutating func spendEarlierBalance(_ row: WalletEntry) -> Int64 {
        let amount = max(0, row.change.negated.amount)
        let old = min(earlierBalance, amount)
        earlierBalance -= old
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
