package import StoreModel

extension DisputeRules {
    /// Returns the goods that an order granted, and how they were used or taken back.
    package static func goods(of facts: DisputeFacts) -> DisputedGoods {
        guard let id = facts.transactionID else { return DisputedGoods(due: facts.due) }
        let own = facts.ledger.filter { $0.transactionID == id }
        let given = own.filter { $0.kind == .grant || $0.kind == .compensation }
        // The entries before the last reversal were given back, so they do not count as taken back.
        let reversed = own.last { $0.kind == .reversal }?.version ?? 0
        let trails = Set(given.map(\.change.good)).sorted().map { good in
            GoodsUsage(good, of: id, in: facts.ledger)
        }
        return DisputedGoods(
            due: facts.due, given: trails.map(\.given), paidOff: trails.compactMap(\.paidOff),
            left: trails.map(\.left),
            spends: trails.flatMap(\.spends).sorted { $0.version < $1.version },
            takenBack: own.filter {
                [.revocation, .debt].contains($0.kind) && $0.version > reversed
            })
    }
}
