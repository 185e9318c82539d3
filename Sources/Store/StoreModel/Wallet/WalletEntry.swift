/// One row of the merchant's ledger for an account.
///
/// The sum of a good's changes is the account's balance less its debt.
public struct WalletEntry: Hashable, Sendable, Codable {
    /// The reason for a row.
    public enum Kind: String, Codable, Hashable, Sendable {
        /// Goods of a purchase were granted.
        case grant
        /// Goods were spent.
        case spend
        /// Goods were taken back after a refund.
        case revocation
        /// Goods that a refund could not take back since they were spent, which the player owes.
        case debt
        /// Goods of a purchase were returned since its refund was reversed.
        case reversal
        /// Support gave goods for an order by hand; `note` has the reason.
        case compensation
    }

    /// The version of the account's ledger with this row; consecutive, from 1.
    public let version: Int64
    /// The time, by the merchant's clock.
    public let at: Timestamp
    /// The reason.
    public let kind: Kind
    /// The good and the amount; negative if it was taken.
    public let change: GoodAmount
    /// The part of a grant, reversal or compensation that paid off a debt and did not enter the balance; nil for none.
    public let paidOff: Int64?
    /// The good's balance after the row.
    public let balance: Int64
    /// The transaction of a grant, compensation or revocation.
    public let transactionID: TransactionID?
    /// The merchant's order number of a grant, compensation or revocation.
    public let merchantOrder: MerchantOrder?
    /// The device's id of a debit.
    public let spendID: SpendID?
    /// The product bought, the purpose of a debit, or the reason of a compensation; untrusted text.
    public let note: String

    /// Creates a value from its parts without validating them.
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
    /// The part of the change that affected the balance; a debt and the payment of a debt do not.
    public var movement: Int64 {
        guard kind != .debt else { return 0 }
        let (moved, overflow) = change.amount.subtractingReportingOverflow(paidOff ?? 0)
        return overflow ? 0 : moved
    }

    /// The good's balance before the row.
    public var balanceBefore: Int64 {
        let (before, overflow) = balance.subtractingReportingOverflow(movement)
        return overflow ? balance : before
    }
}
