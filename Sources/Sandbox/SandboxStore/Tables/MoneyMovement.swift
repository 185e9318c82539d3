import StoreModel

/// One movement of money for a transaction.
struct MoneyMovement {
    /// Which way; the words of the table.
    enum Kind: String {
        /// From the customer, once.
        case charge
        /// Back to the customer.
        case refund
        /// From the customer again.
        case reversal
    }

    /// Which way.
    let kind: Kind
    /// Its place among those of the transaction: 0 for the charge, and the revision that came of it for another one.
    let number: Int
    /// How much; a refund is negative.
    let amount: Price
    /// When.
    let at: Timestamp
}
