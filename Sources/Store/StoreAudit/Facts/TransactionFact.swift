package import StoreModel

/// One transaction in the store's table.
package struct TransactionFact: Hashable, Sendable {
    /// What is signed.
    package var transaction: Transaction
    /// Whose it is.
    package var account: AccountName
    /// The phone to which it is addressed.
    package var device: DeviceName
    /// Whether that phone has settled it.
    package var isFinished: Bool

    /// Takes the parts as they are.
    package init(
        transaction: Transaction, account: AccountName, device: DeviceName, isFinished: Bool
    ) {
        self.transaction = transaction
        self.account = account
        self.device = device
        self.isFinished = isFinished
    }

    /// The store's id.
    var id: TransactionID { transaction.id }
    /// Whether the money went back.
    var isRevoked: Bool { transaction.revocationDate != nil }
}
