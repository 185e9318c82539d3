public import StoreModel

/// What this device knows of the account's wallet.
///
/// The balance is the merchant's last statement plus what is not in it yet: deliveries and spendings whose ledger
/// version is later than the statement's, and spendings that are not confirmed. So a delivery that two devices see
/// adds up to one credit.
public struct WalletState: Hashable, Sendable, Codable {
    /// The merchant's last statement.
    public private(set) var statement: WalletStatement = .empty
    /// When it was received.
    public private(set) var statementAt: Timestamp?
    /// Ledger rows that the statement may not hold yet.
    public private(set) var later: [VerdictChange] = []
    /// Spendings of which the merchant has not confirmed anything.
    public private(set) var pending: [SpendID: Spend] = [:]

    /// A wallet of which nothing is known.
    public init() {}

    /// The same with another history in its statement, which a journal keeps apart.
    package func with(entries: [WalletEntry]) -> WalletState {
        var wallet = self
        wallet.statement = WalletStatement(
            version: statement.version, balances: statement.balances, debts: statement.debts,
            entries: entries)
        return wallet
    }

    /// Takes a statement; an older one than the present is ignored.
    public mutating func apply(_ newer: WalletStatement, at now: Timestamp) {
        guard newer.version >= statement.version else { return }
        statement = newer
        statementAt = now
        later.removeAll { $0.version <= newer.version }
    }

    /// Adds ledger rows, each version once.
    public mutating func add(_ changes: [VerdictChange]) {
        for change in changes where change.version > statement.version {
            if !later.contains(where: { $0.version == change.version }) { later.append(change) }
        }
    }

    /// Takes what the last verdict on a transaction says instead of what the one before it did.
    public mutating func replace(_ old: [VerdictChange], by new: [VerdictChange]) {
        let gone = Set(old).subtracting(new)
        later.removeAll { gone.contains($0) }
        add(new)
    }

    /// Takes goods out before the merchant has confirmed it.
    public mutating func begin(_ spend: Spend) { pending[spend.id] = spend }

    /// Forgets a spending that the merchant refused, or that is now a ledger row.
    public mutating func end(_ id: SpendID, version: Int64?) {
        guard let spend = pending.removeValue(forKey: id), let version else { return }
        add([VerdictChange(version: version, change: spend.goods.negated)])
    }

    /// Whether something is counted that no statement holds.
    public var isProvisional: Bool { !later.isEmpty || !pending.isEmpty }

    /// The balance by good, sorted by name; sums that cannot be counted stay at their limit.
    public var balances: [GoodAmount] {
        var sums: [GoodID: Int64] = [:]
        let all = statement.balances + later.map(\.change) + pending.values.map(\.goods.negated)
        for part in all {
            let (sum, overflow) = (sums[part.good] ?? 0).addingReportingOverflow(part.amount)
            sums[part.good] = overflow ? (part.amount > 0 ? .max : .min) : sum
        }
        return sums.map { GoodAmount(good: $0.key, amount: $0.value) }.sorted { $0.good < $1.good }
    }

    /// How much there is of one good.
    public func balance(of good: GoodID) -> Int64 {
        balances.first { $0.good == good }?.amount ?? 0
    }
}
