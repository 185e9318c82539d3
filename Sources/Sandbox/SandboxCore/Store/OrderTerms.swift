package import StoreModel

/// The terms on which an order is charged, as the store recorded them on arrival.
package struct OrderTerms: Hashable, Sendable {
    /// The device's ID of the purchase.
    package let intentID: IntentID
    /// The account that is charged.
    package let account: AccountName
    /// The device that sent the order.
    package let device: DeviceName
    /// The ordered product.
    package let productID: ProductID
    /// The type of the product.
    package let type: ProductType
    /// The quantity.
    package let quantity: Int
    /// The price of one piece.
    package let unitPrice: Price
    /// The app account token.
    package let appAccountToken: AppAccountToken
    /// The merchant's order number.
    package let merchantOrder: MerchantOrder
    /// The account's storefront at the time of the order.
    package let storefront: Storefront
    /// The app that sells the product.
    package let bundleID: BundleID
    /// The requested offer of a subscription; nil without one.
    package let offer: OfferChoice?
    /// Whether the purchase was made outside of the app; its transaction is signed without an intent.
    package var isOutside = false

    /// Creates terms from their parts.
    package init(
        intentID: IntentID, account: AccountName, device: DeviceName, productID: ProductID,
        type: ProductType, quantity: Int, unitPrice: Price, appAccountToken: AppAccountToken,
        merchantOrder: MerchantOrder, storefront: Storefront, bundleID: BundleID,
        offer: OfferChoice? = nil
    ) {
        self.intentID = intentID
        self.account = account
        self.device = device
        self.productID = productID
        self.type = type
        self.quantity = quantity
        self.unitPrice = unitPrice
        self.appAccountToken = appAccountToken
        self.merchantOrder = merchantOrder
        self.storefront = storefront
        self.bundleID = bundleID
        self.offer = offer
    }

    /// The intent in the signed transaction; nil for a purchase outside of the app.
    package var signedIntent: IntentID? { isOutside ? nil : intentID }
}
