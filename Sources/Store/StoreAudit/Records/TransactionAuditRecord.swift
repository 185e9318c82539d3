package import StoreModel

/// One transaction in the store's table.
package struct TransactionAuditRecord: Hashable, Sendable {
    /// The signed payload.
    package var transaction: Transaction
    /// The merchant's number of its order; for a restored transaction, that of the original purchase.
    package var number: MerchantOrder
    package var account: AccountName
    /// The device that receives it.
    package var device: DeviceName
    /// Whether it is finished, by that device or by a server.
    package var isFinished: Bool
    /// Whether a server finished it, possibly before device and merchant processed it.
    package var isFinishedByServer: Bool
    /// Whether it was bought outside the app and therefore without an order.
    package var isBoughtOutsideApp = false
    /// The purchaser's transaction that this one shares with the family.
    package var sharedFrom: TransactionID?

    /// Creates a value from its parts without validating them.
    package init(
        transaction: Transaction, number: MerchantOrder, account: AccountName, device: DeviceName,
        isFinished: Bool, isFinishedByServer: Bool = false
    ) {
        self.transaction = transaction
        self.number = number
        self.account = account
        self.device = device
        self.isFinished = isFinished
        self.isFinishedByServer = isFinishedByServer
    }

    var id: TransactionID { transaction.id }
    /// Whether its device finished it.
    var isFinishedByDevice: Bool { isFinished && !isFinishedByServer }
    /// Whether it was refunded or revoked.
    var isRevoked: Bool { transaction.revocationDate != nil }
}
