package import StoreModel

/// One confirmed purchase as a device's journal has it.
package struct PaymentAuditRecord: Hashable, Sendable {
    /// Where it stands.
    package enum Stage: Hashable, Sendable {
        /// Confirmed; nothing is known to have gone to the store.
        case intent
        /// Sent; the outcome is unknown.
        case submitted
        /// Waits for somebody's approval.
        case pending
        /// The store named the transaction.
        case completed(TransactionID)
        /// Cancelled; not charged.
        case cancelled
        /// Not charged.
        case failed
    }

    /// The device's id.
    package var intentID: IntentID
    /// The merchant's number, once the device has it.
    package var number: MerchantOrder?
    /// Who pays.
    package var account: AccountName
    /// What was confirmed.
    package var productID: ProductID
    /// How many pieces were confirmed.
    package var quantity: Int
    /// What one piece cost when it was shown.
    package var unitPrice: Price
    /// Where it stands.
    package var stage: Stage
    /// Whether something is still to happen, as the state says.
    package var isOpen: Bool
    /// Whether a launch would find it among what is open.
    package var isListedOpen: Bool
    /// When it was confirmed.
    package var confirmedAt: Timestamp

    /// Takes the parts as they are.
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

    /// Whether the customer was told that nothing was charged.
    var isUncharged: Bool { stage == .cancelled || stage == .failed }
}
