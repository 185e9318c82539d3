package import StoreModel

/// The contents of a customer's receipt at one moment.
package struct CustomerReceipt: Hashable, Sendable {
    /// The current form of the transaction that identifies the customer.
    package let transaction: Transaction
    /// The device of that transaction.
    package let device: DeviceName
    /// The transactions in the receipt, oldest first: unfinished consumables, and each non-consumable once.
    package let items: [Transaction]
    /// The renewal info of each subscription, oldest first.
    package let renewals: [RenewalInfo]
    /// The time of the customer's first purchase.
    package let originalPurchaseDate: Timestamp
    /// The moment of the receipt.
    package let at: Timestamp

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
