package import StoreModel

/// An order number as the merchant issued it.
package struct OrderNumberAuditRecord: Hashable, Sendable {
    package var number: MerchantOrder
    /// The intent id of the purchase.
    package var intentID: IntentID
    package var account: AccountName
    /// The product for which it was issued; nil if the record was not read from a file.
    package var productID: ProductID?
    /// The quantity for which it was issued; nil if the record was not read from a file.
    package var quantity: Int64?
    /// Whether the number matches its count and its date.
    package var isConsistent = true

    /// Creates a value from its parts without validating them.
    package init(number: MerchantOrder, intentID: IntentID, account: AccountName) {
        self.number = number
        self.intentID = intentID
        self.account = account
    }
}
