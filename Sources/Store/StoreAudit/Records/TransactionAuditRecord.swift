package import StoreModel

/// One transaction in the store's table.
package struct TransactionAuditRecord: Hashable, Sendable {
    /// What is signed.
    package var transaction: Transaction
    /// The merchant's number of its order; for what a restore brings back, of the first purchase.
    package var number: MerchantOrder
    /// Whose it is.
    package var account: AccountName
    /// The phone to which it is addressed.
    package var device: DeviceName
    /// Whether it is settled, by that phone or by a server.
    package var isFinished: Bool
    /// Whether a server settled it, which may be before the phone and the merchant were through.
    package var isFinishedByServer: Bool
    /// Whether it was bought outside of the app, so that no order asked for it.
    package var isOutside = false
    /// The purchaser's transaction that a family shares here.
    package var sharedFrom: TransactionID?

    /// Takes the parts as they are.
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

    /// The store's id.
    var id: TransactionID { transaction.id }
    /// Whether its phone has settled it.
    var isFinishedByDevice: Bool { isFinished && !isFinishedByServer }
    /// Whether the money went back.
    var isRevoked: Bool { transaction.revocationDate != nil }
}
