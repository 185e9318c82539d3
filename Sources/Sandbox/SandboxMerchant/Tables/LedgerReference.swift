import StoreModel

/// What a ledger row refers to.
struct LedgerReference {
    /// The store environment of the transaction.
    var environment: StoreEnvironment?
    /// The transaction of a grant or refund.
    var transactionID: TransactionID?
    /// The merchant's number of the transaction's order.
    var merchantOrder: MerchantOrder?
    /// The ID that the device gave a spend.
    var spendID: SpendID?
    /// The product that was bought, or the purpose of a spend.
    var note = ""
}
