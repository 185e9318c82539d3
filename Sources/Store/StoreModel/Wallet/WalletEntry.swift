/// One row of the merchant's ledger for an account.
///
/// The changes of all rows of a good add up to what the account has less what it owes.
public struct WalletEntry: Hashable, Sendable, Codable {
    /// Why the balance changed.
    public enum Kind: String, Codable, Hashable, Sendable {
        /// Goods of a purchase.
        case grant
        /// Goods were spent.
        case spend
        /// Goods were taken back after a refund.
        case revocation
        /// What a refund could not take back because it was spent: owed by the player.
        case debt
        /// Goods of a purchase given back, since its refund was reversed.
        case reversal
        /// Goods that a person gave by hand for an order; `note` says why.
        case compensation
    }

    /// The account's ledger version that this row made; dense, from 1.
    public let version: Int64
    /// When, by the merchant's clock.
    public let at: Timestamp
    /// Why.
    public let kind: Kind
    /// What and how much; negative when it was taken.
    public let change: GoodAmount
    /// How much of a grant, reversal or compensation paid off what was owed: it never came into the balance. Nil where nothing was.
    public let paidOff: Int64?
    /// The balance of that good afterwards.
    public let balance: Int64
    /// The transaction of a grant, compensation or revocation.
    public let transactionID: TransactionID?
    /// The merchant's order number of a grant, compensation or revocation.
    public let merchantOrder: MerchantOrder?
    /// The device's id of a spending.
    public let spendID: SpendID?
    /// What was bought, for what it was spent, or why it was given; hostile text.
    public let note: String

    /// Takes the parts as they are.
    public init(
        version: Int64, at: Timestamp, kind: Kind, change: GoodAmount, paidOff: Int64? = nil,
        balance: Int64,
        transactionID: TransactionID? = nil, merchantOrder: MerchantOrder? = nil,
        spendID: SpendID? = nil, note: String = ""
    ) {
        self.version = version
        self.at = at
        self.kind = kind
        self.change = change
        self.paidOff = paidOff
        self.balance = balance
        self.transactionID = transactionID
        self.merchantOrder = merchantOrder
        self.spendID = spendID
        self.note = note
    }
}

extension WalletEntry {
    /// What of the change came into the balance or left it; a debt, and what is paid off, moves nothing.
    public var movement: Int64 {
        guard kind != .debt else { return 0 }
        let (moved, overflow) = change.amount.subtractingReportingOverflow(paidOff ?? 0)
        return overflow ? 0 : moved
    }

    /// The balance of that good before.
    public var balanceBefore: Int64 {
        let (before, overflow) = balance.subtractingReportingOverflow(movement)
        return overflow ? balance : before
    }
}
