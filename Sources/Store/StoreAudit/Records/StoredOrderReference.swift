package import StoreModel

/// A reference from another row of the store to an order: a plan, an interrupted purchase, an offer's signature or a
/// code.
package struct StoredOrderReference: Hashable, Sendable {
    /// The table with the reference, such as `order_plans`.
    package var table: String
    /// The order.
    package var intentID: IntentID
    /// The account of that row; nil if the row does not have one.
    package var account: AccountName?

    /// Creates a value from its parts without validating them.
    package init(table: String, intentID: IntentID, account: AccountName? = nil) {
        (self.table, self.intentID, self.account) = (table, intentID, account)
    }
}
