package import StoreModel

/// An order number as the merchant issued it.
package struct OrderNumberAuditRecord: Hashable, Sendable {
    /// The number.
    package var number: MerchantOrder
    /// For which purchase.
    package var intentID: IntentID
    /// Whose.
    package var account: AccountName
    /// Of what it was issued; nil where it comes from no file.
    package var productID: ProductID?
    /// Of how many it was issued; nil where it comes from no file.
    package var quantity: Int64?
    /// Whether the number is the one that its place in the count and its date lead to.
    package var isCounted = true

    /// Takes the parts as they are.
    package init(number: MerchantOrder, intentID: IntentID, account: AccountName) {
        self.number = number
        self.intentID = intentID
        self.account = account
    }
}
