package import StoreModel

/// What the receipt of a customer would hold now.
package struct CustomerReceipt: Hashable, Sendable {
    /// The transaction by which the customer was found, as it stands now.
    package let transaction: Transaction
    /// The phone to which that transaction was addressed.
    package let device: DeviceName
    /// What the receipt lists, oldest first: of consumables only what is not finished, of non-consumables each once.
    package let items: [Transaction]
    /// What comes next of each subscription, oldest first.
    package let renewals: [RenewalInfo]
    /// When the customer came to the store first.
    package let originalPurchaseDate: Timestamp
    /// The moment for which this holds.
    package let at: Timestamp

    /// Takes the parts as they are.
    package init(
        transaction: Transaction, device: DeviceName, items: [Transaction],
        renewals: [RenewalInfo], originalPurchaseDate: Timestamp, at: Timestamp
    ) {
        self.transaction = transaction
        self.device = device
        self.items = items
        self.renewals = renewals
        self.originalPurchaseDate = originalPurchaseDate
        self.at = at
    }
}
