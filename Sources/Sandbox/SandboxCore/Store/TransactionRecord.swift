package import StoreModel

/// A transaction as the store keeps it: what it will sign, and what it knows besides.
package struct TransactionRecord: Hashable, Sendable {
    /// What is signed, but for the date of signing, which is that of the reading.
    package let transaction: Transaction
    /// Whose it is.
    package let account: AccountName
    /// The phone to which it is addressed until it is finished.
    package let device: DeviceName
    /// The merchant's number; that of the first purchase for a restored one.
    package let merchantOrder: MerchantOrder
    /// When the device settled it.
    package let finishedAt: Timestamp?
    /// Whether the store keeps it back: it says that it was bought, and hands it to nobody.
    package var isStuck = false

    /// Takes the parts as they are.
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

    /// Whether the device has yet to settle it.
    package var isUnfinished: Bool { finishedAt == nil }

    /// Whether the money went back.
    package var isRevoked: Bool { transaction.revocationDate != nil }
}
