package import StoreModel

/// A transaction in the store's database: the signed content, and the store's own data.
package struct TransactionRecord: Hashable, Sendable {
    /// The signed content; its signing date is that of the read.
    package internal(set) var transaction: Transaction
    /// The account that owns it.
    package let account: AccountName
    /// The device to which it is addressed until it is finished; ``anyDevice`` for all devices of its account.
    package let device: DeviceName
    /// The merchant's order number; for a restored transaction, that of the original purchase.
    package let merchantOrder: MerchantOrder
    /// When the device finished it; nil if it is unfinished.
    package let finishedAt: Timestamp?
    /// Whether the store withholds it: the order is reported as purchased, but the transaction is not delivered.
    package var isWithheld = false
    /// The purchaser's transaction that a family shares here; nil for a transaction that is not shared, and for copies
    /// of a shared one.
    package var sharedFrom: TransactionID?

    /// The name of all devices of an account: a transaction with it is delivered to each device until one has finished
    /// it.
    package static let anyDevice: DeviceName = ""

    /// Creates a record from its parts.
    package init(
        transaction: Transaction, account: AccountName, device: DeviceName,
        merchantOrder: MerchantOrder, finishedAt: Timestamp? = nil
    ) {
        self.transaction = transaction
        self.account = account
        self.device = device
        self.merchantOrder = merchantOrder
        self.finishedAt = finishedAt
    }

    /// Whether a device has yet to finish it.
    package var isUnfinished: Bool { finishedAt == nil }

    /// Whether it was refunded, revoked or deleted, or the family has stopped sharing it.
    package var isRevoked: Bool { transaction.revocationDate != nil }

    /// Whether it is addressed to a device, or to all devices.
    package func isAddressed(to device: DeviceName) -> Bool {
        self.device == device || self.device == Self.anyDevice
    }
}
