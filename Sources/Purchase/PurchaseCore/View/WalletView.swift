public import StoreModel

/// The account's wallet as this device can show it now.
public struct WalletView: Hashable, Sendable, Codable {
    /// The balance by good, sorted by name.
    public let balances: [GoodAmount]
    /// What is owed by good after refunds of spent goods.
    public let debts: [GoodAmount]
    /// The merchant's rows, newest first.
    public let entries: [WalletEntry]
    /// The ledger version of the merchant's last statement.
    public let statementVersion: Int64
    /// When that statement arrived; nil if none ever did.
    public let statementAt: Timestamp?
    /// Whether deliveries or spendings are counted that the statement does not hold yet.
    public let isProvisional: Bool
    /// Whether a spending waits for the merchant's word.
    public let isSpending: Bool

    /// The view of a state.
    public init(_ state: WalletState) {
        balances = state.balances
        debts = state.statement.debts
        entries = state.statement.entries
        statementVersion = state.statement.version
        statementAt = state.statementAt
        isProvisional = state.isProvisional
        isSpending = !state.pending.isEmpty
    }
}
