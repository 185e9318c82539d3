package import StoreModel

/// An order that another row of the store names: a plan, an interrupted purchase, an offer's signature or a code.
package struct OrderMention: Hashable, Sendable {
    /// Where it is named, such as `order_plans`.
    package var place: String
    /// The order.
    package var intentID: IntentID
    /// Whose that row says it is; nil where it says nothing.
    package var account: AccountName?

    /// Takes the parts as they are.
    package init(place: String, intentID: IntentID, account: AccountName? = nil) {
        (self.place, self.intentID, self.account) = (place, intentID, account)
    }
}
