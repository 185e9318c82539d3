import StoreModel

/// One movement of money for a transaction.
struct MoneyMovement {
    /// The direction; the raw values are those of the table.
    enum Kind: String {
        /// From the customer, once.
        case charge
        /// Back to the customer.
        case refund
        /// From the customer again.
        case reversal
    }

    let kind: Kind
    /// The number among the transaction's movements: 0 for the charge, else the revision that the movement caused.
    let number: Int
    /// The amount; negative for a refund.
    let amount: Price
    /// The time of the movement.
    let at: Timestamp
}
