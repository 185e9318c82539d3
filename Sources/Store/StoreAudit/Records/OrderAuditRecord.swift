package import StoreModel

/// One order in the store's table.
package struct OrderAuditRecord: Hashable, Sendable {
    /// Where it stands.
    package enum State: Hashable, Sendable {
        /// It waits for somebody's approval.
        case pending
        /// The customer cancelled.
        case cancelled
        /// Not charged.
        case declined
        /// It led to this transaction, its own or one that was unfinished.
        case purchased(TransactionID)
    }

    /// The device's id.
    package var intentID: IntentID
    /// The merchant's number.
    package var number: MerchantOrder
    /// Who pays.
    package var account: AccountName
    /// The phone that ordered.
    package var device: DeviceName
    /// What.
    package var productID: ProductID
    /// How many pieces.
    package var quantity: Int
    /// What one piece costs.
    package var unitPrice: Price
    /// Where it stands.
    package var state: State
    /// What else its row says; nil where it comes from no file.
    package var details: Details?

    /// The transaction to which it led; nil where it led to none.
    package var transactionID: TransactionID? {
        if case .purchased(let id) = state { id } else { nil }
    }

    /// What a transaction repeats of its order besides product, quantity and price.
    package struct Details: Hashable, Sendable {
        /// The kind of product.
        package var type: ProductType
        /// The player at the merchant.
        package var token: AppAccountToken
        /// The app.
        package var bundleID: BundleID
        /// The country of the price.
        package var storefront: Storefront
        /// The offer that was asked for.
        package var offer: OfferChoice?

        /// Takes the parts as they are.
        package init(
            type: ProductType, token: AppAccountToken, bundleID: BundleID, storefront: Storefront,
            offer: OfferChoice? = nil
        ) {
            (self.type, self.token, self.bundleID) = (type, token, bundleID)
            (self.storefront, self.offer) = (storefront, offer)
        }
    }

    /// Takes the parts as they are.
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
