package import StoreModel

/// One confirmed purchase in a device's journal.
package struct PaymentAuditRecord: Hashable, Sendable {
    /// The state of a payment.
    package enum Stage: Hashable, Sendable {
        /// Confirmed; a request to the store is not recorded.
        case intent
        /// Sent; the outcome is unknown.
        case submitted
        /// Waiting for an approval.
        case pending
        /// The store returned the transaction's id.
        case completed(TransactionID)
        /// Cancelled; not charged.
        case cancelled
        /// Failed; not charged.
        case failed
    }

    /// The device's intent id.
    package var intentID: IntentID
    /// The merchant's order number, once the device has it.
    package var number: MerchantOrder?
    /// The account that pays.
    package var account: AccountName
    /// The confirmed product.
    package var productID: ProductID
    /// The confirmed number of units.
    package var quantity: Int
    /// The displayed price of one unit.
    package var unitPrice: Price
    /// The state.
    package var stage: Stage
    /// Whether its state requires further work.
    package var isOpen: Bool
    /// Whether the list of open work, which a launch reads, contains it.
    package var isListedOpen: Bool
    /// When it was confirmed.
    package var confirmedAt: Timestamp

    /// Creates a value from its parts without validating them.
    package init(
        intentID: IntentID, number: MerchantOrder?, account: AccountName, productID: ProductID,
        quantity: Int, unitPrice: Price, stage: Stage, isOpen: Bool, isListedOpen: Bool? = nil,
        confirmedAt: Timestamp
    ) {
        self.intentID = intentID
        self.number = number
        self.account = account
        self.productID = productID
        self.quantity = quantity
        self.unitPrice = unitPrice
        self.stage = stage
        self.isOpen = isOpen
        self.isListedOpen = isListedOpen ?? isOpen
        self.confirmedAt = confirmedAt
    }

    /// Whether the device reported to the customer that nothing was charged.
    var isUncharged: Bool { stage == .cancelled || stage == .failed }
}
