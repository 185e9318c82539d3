public import StoreModel

/// The account's wallet as this device can display it now.
public struct WalletSnapshot: Hashable, Sendable, Codable {
    /// The balance of each good, sorted by name.
    public let balances: [GoodAmount]
    /// The debt of each good after refunds of spent goods.
    public let debts: [GoodAmount]
    /// The merchant's ledger entries, newest first.
    public let entries: [WalletEntry]
    /// The ledger version of the merchant's last statement.
    public let statementVersion: Int64
    /// The time when that statement arrived; nil without a statement.
    public let statementAt: Timestamp?
    /// Whether the balances include deliveries or spendings that the statement does not contain yet.
    public let isProvisional: Bool
    /// Whether a spending waits for the merchant's answer.
    public let isSpending: Bool

    /// Creates the view of a wallet's state.
    ///
    /// - Parameter hasStatements: Whether the merchant sends statements; without them, a verdict confirms its goods.
    public init(_ state: WalletState, hasStatements: Bool = true) {
        balances = state.balances
        debts = state.statement.debts
        entries = state.statement.entries
        statementVersion = state.statement.version
        statementAt = state.statementAt
        isProvisional = hasStatements ? state.isProvisional : !state.pending.isEmpty
        isSpending = !state.pending.isEmpty
    }
}
