package import StoreModel

/// A transaction as the store keeps it: what it will sign, and what it knows besides.
package struct TransactionRecord: Hashable, Sendable {
    /// What is signed, but for the date of signing, which is that of the reading.
    package internal(set) var transaction: Transaction
    /// Whose it is.
    package let account: AccountName
    /// The phone to which it is addressed until it is finished; ``anyDevice`` for all of its account.
    package let device: DeviceName
    /// The merchant's number; that of the first purchase for a restored one.
    package let merchantOrder: MerchantOrder
    /// When the device settled it.
    package let finishedAt: Timestamp?
    /// Whether the store keeps it back: it says that it was bought, and hands it to nobody.
    package var isStuck = false
    /// The purchaser's transaction that a family shares here; nil for what nobody shares, and for copies of a shared one.
    package var sharedFrom: TransactionID?

    /// No phone has this name: what is addressed to it is for each phone of its account, until one has settled it.
    package static let anyDevice: DeviceName = ""

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

    /// Whether it was taken back: its money went back, a family no longer shares it, or it was revoked or deleted.
    package var isRevoked: Bool { transaction.revocationDate != nil }

    /// Whether it is there for a phone: addressed to it, or to all.
    package func isAddressed(to device: DeviceName) -> Bool {
        self.device == device || self.device == Self.anyDevice
    }
}
