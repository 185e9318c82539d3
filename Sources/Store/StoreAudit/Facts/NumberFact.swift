package import StoreModel

/// An order number as the merchant issued it.
package struct NumberFact: Hashable, Sendable {
    /// The number.
    package var number: MerchantOrder
    /// For which purchase.
    package var intentID: IntentID
    /// Whose.
    package var account: AccountName

    /// Takes the parts as they are.
    package init(number: MerchantOrder, intentID: IntentID, account: AccountName) {
        self.number = number
        self.intentID = intentID
        self.account = account
    }
}
