package import StoreModel

/// One order in the store's table.
package struct OrderAuditRecord: Hashable, Sendable {
    /// The state of an order.
    package enum State: Hashable, Sendable {
        /// Waiting for an approval.
        case pending
        /// Cancelled by the customer.
        case cancelled
        /// Declined without a charge.
        case declined
        /// Purchased as this transaction, its own or one that was unfinished.
        case purchased(TransactionID)
    }

    /// The device's intent id.
    package var intentID: IntentID
    /// The merchant's order number.
    package var number: MerchantOrder
    /// The account that pays.
    package var account: AccountName
    /// The device that ordered.
    package var device: DeviceName
    package var productID: ProductID
    /// The number of units.
    package var quantity: Int
    /// The price of one unit.
    package var unitPrice: Price
    package var state: State
    /// The other columns of its row; nil if the record was not read from a file.
    package var details: Details?

    /// The transaction to which it led; nil if it led to none.
    package var transactionID: TransactionID? {
        if case .purchased(let id) = state { id } else { nil }
    }

    /// The data that a transaction repeats from its order, besides product, quantity and price.
    package struct Details: Hashable, Sendable {
        package var type: ProductType
        /// The player at the merchant.
        package var token: AppAccountToken
        /// The app.
        package var bundleID: BundleID
        /// The storefront of the price.
        package var storefront: Storefront
        /// The requested offer.
        package var offer: OfferChoice?

        /// Creates a value from its parts without validating them.
        package init(
            type: ProductType, token: AppAccountToken, bundleID: BundleID, storefront: Storefront,
            offer: OfferChoice? = nil
        ) {
            (self.type, self.token, self.bundleID) = (type, token, bundleID)
            (self.storefront, self.offer) = (storefront, offer)
        }
    }

    /// Creates a value from its parts without validating them.
    package init(
        intentID: IntentID, number: MerchantOrder, account: AccountName, device: DeviceName,
        productID: ProductID, quantity: Int, unitPrice: Price, state: State
    ) {
        self.intentID = intentID
        self.number = number
        self.account = account
        self.device = device
        self.productID = productID
        self.quantity = quantity
        self.unitPrice = unitPrice
        self.state = state
    }
}
