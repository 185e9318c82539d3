package import StoreModel

/// The contents of the merchant's file.
package struct MerchantAuditRecords: Hashable, Sendable {
    /// The issued order numbers.
    package var numbers: [OrderNumberAuditRecord]
    /// The tombstones of the transactions that were decided on.
    package var grants: [GrantAuditRecord]
    /// The ledger of all accounts.
    package var ledger: [LedgerAuditRecord]
    /// The transactions whose orders were compensated by hand, one for each tombstone.
    package var compensated: [TransactionID]
    /// The orders that were compensated by hand, as their tombstones name them.
    package var compensatedOrders: [OrderNumberAuditRecord] = []
    /// The player of each account; nil if the record was not read from a file.
    package var players: [AccountName: AppAccountToken]?
    /// The balances and debts of accounts.
    package var balances: [BalanceAuditRecord]
    /// The debits, each with its ledger row.
    package var spends: [SpendAuditRecord]
    /// The refused debits.
    package var refusedSpends: [SpendID]
    /// The chains of the event log as they were first received.
    package var logs: [LogChainAuditRecord]

    /// Creates a value from its parts without validating them.
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
