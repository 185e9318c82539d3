package import StoreModel

/// What the merchant's file says.
package struct MerchantAuditRecords: Hashable, Sendable {
    /// The order numbers that were issued.
    package var numbers: [OrderNumberAuditRecord]
    /// The tombstones of judged transactions.
    package var grants: [GrantAuditRecord]
    /// The ledger of all accounts.
    package var ledger: [LedgerAuditRecord]
    /// The transactions for whose orders goods were given by hand, each by its tombstone.
    package var compensated: [TransactionID]
    /// The orders that were made good by hand, as their tombstones call them.
    package var compensatedOrders: [OrderNumberAuditRecord] = []
    /// The player of each account; nil where that comes from no file.
    package var players: [AccountName: AppAccountToken]?
    /// What accounts have and owe.
    package var balances: [BalanceAuditRecord]
    /// The spendings, each with the ledger row that it made.
    package var spends: [SpendAuditRecord]
    /// The spendings that were refused.
    package var refusedSpends: [SpendID]
    /// The chains of the event log as they were first received.
    package var logs: [LogChainAuditRecord]

    /// Takes the parts as they are.
    package init(
        numbers: [OrderNumberAuditRecord] = [], grants: [GrantAuditRecord] = [],
        ledger: [LedgerAuditRecord] = [],
        compensated: [TransactionID] = [],
        balances: [BalanceAuditRecord] = [], spends: [SpendAuditRecord] = [],
        refusedSpends: [SpendID] = [], logs: [LogChainAuditRecord] = []
    ) {
        self.numbers = numbers
        self.grants = grants
        self.ledger = ledger
        self.compensated = compensated
        self.balances = balances
        self.spends = spends
        self.refusedSpends = refusedSpends
        self.logs = logs
    }
}
