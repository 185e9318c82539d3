public import StoreModel

/// The account's wallet as this device knows it.
///
/// The balance is the merchant's last statement plus what the statement does not contain yet: deliveries and spendings
/// with a later ledger version, and unconfirmed spendings. A delivery that two devices receive is therefore credited
/// once.
public struct WalletState: Hashable, Sendable, Codable {
    /// The merchant's last statement.
    public private(set) var statement: WalletStatement = .empty
    /// The time when the statement was received.
    public private(set) var statementAt: Timestamp?
    /// Ledger rows that the statement may not contain yet.
    public private(set) var later: [VerdictChange] = []
    /// Spendings that the merchant has not confirmed.
    public private(set) var pending: [SpendID: Spend] = [:]

    /// Creates a wallet without a statement.
    public init() {}

    /// Returns the wallet with other entries in its statement; a journal stores the entries separately.
    package func with(entries: [WalletEntry]) -> WalletState {
        var wallet = self
        wallet.statement = WalletStatement(
            version: statement.version, balances: statement.balances, debts: statement.debts,
            entries: entries)
        return wallet
    }

    /// Applies a statement unless it is older than the current one.
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

    /// Replaces the ledger rows of the previous verdict on a transaction with those of the last one.
    public mutating func replace(_ old: [VerdictChange], by new: [VerdictChange]) {
        let gone = Set(old).subtracting(new)
        later.removeAll { gone.contains($0) }
        add(new)
    }

    /// Deducts goods before the merchant has confirmed the spending.
    public mutating func addPending(_ spend: Spend) { pending[spend.id] = spend }

    /// Removes a spending that the merchant refused, or that is now a ledger row.
    public mutating func removePending(_ id: SpendID, version: Int64?) {
        guard let spend = pending.removeValue(forKey: id), let version else { return }
        add([VerdictChange(version: version, change: spend.goods.negated)])
    }

    /// Whether the balance includes amounts that are missing in the statement.
    public var isProvisional: Bool { !later.isEmpty || !pending.isEmpty }

    /// The balance of each good, sorted by name; sums are clamped on overflow.
    public var balances: [GoodAmount] {
        var sums: [GoodID: Int64] = [:]
        let all = statement.balances + later.map(\.change) + pending.values.map(\.goods.negated)
        for part in all {
            let (sum, overflow) = (sums[part.good] ?? 0).addingReportingOverflow(part.amount)
            sums[part.good] = overflow ? (part.amount > 0 ? .max : .min) : sum
        }
        return sums.map { GoodAmount(good: $0.key, amount: $0.value) }.sorted { $0.good < $1.good }
    }

    /// Returns the balance of a good.
    public func balance(of good: GoodID) -> Int64 {
        balances.first { $0.good == good }?.amount ?? 0
    }
}
