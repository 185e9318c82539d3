import StoreModel

/// To what a ledger row refers.
struct LedgerEvidence {
    /// Where the transaction was made.
    var environment: StoreEnvironment?
    /// The transaction of a grant or refund.
    var transactionID: TransactionID?
    /// The merchant's number of its order.
    var merchantOrder: MerchantOrder?
    /// The device's id of a spending.
    var spendID: SpendID?
    /// What was bought, or for what it was spent.
    var note = ""
}
