import StoreModel

/// A row of the merchant's ledger, with the balance before and after it: `{"kind":"wallet","event":"grant",…}`
struct DisputeWalletJSON: Encodable {
    let kind = "wallet"
    let version: Int64
    /// grant, spend, revocation, debt, reversal or compensation.
    let event: String
    let good: String
    let amount: Int64
    let paidOff: Int64?
    let balanceBefore: Int64
    let balance: Int64
    let transactionId: String?
    let note: String
    /// Whether the row belongs to the disputed order.
    let ofOrder: Bool
    let at: Int64

    init(_ entry: WalletEntry, of own: TransactionID?) {
        version = entry.version
        event = entry.kind.rawValue
        good = entry.change.good.rawValue
        amount = entry.change.amount
        paidOff = entry.paidOff
        balanceBefore = entry.balanceBefore
        balance = entry.balance
        transactionId = entry.transactionID?.rawValue
        note = entry.note
        ofOrder = own != nil && entry.transactionID == own
        at = entry.at.milliseconds
    }

    private enum CodingKeys: String, CodingKey {
        case kind, version, event, good, amount, paidOff, balanceBefore, balance, transactionId,
            note, ofOrder, at
    }
}
