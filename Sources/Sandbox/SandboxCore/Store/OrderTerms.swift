package import StoreModel

/// The terms on which an order is charged, as the store wrote them down when it arrived.
package struct OrderTerms: Hashable, Sendable {
    /// The device's id of the purchase.
    package let intentID: IntentID
    /// Who pays.
    package let account: AccountName
    /// The phone that ordered.
    package let device: DeviceName
    /// What is bought.
    package let productID: ProductID
    /// The kind of product.
    package let type: ProductType
    /// How many pieces.
    package let quantity: Int
    /// What one piece costs.
    package let unitPrice: Price
    /// The player at the merchant.
    package let appAccountToken: AppAccountToken
    /// The merchant's number.
    package let merchantOrder: MerchantOrder
    /// The country of the account at that moment.
    package let storefront: Storefront
    /// The app that sells.
    package let bundleID: BundleID
    /// The offer of a subscription that was asked for.
    package let offer: OfferChoice?
    /// Whether no device asks for it: a purchase outside of the app, which is signed without an intent.
    package var isOutside = false

    /// Takes the parts as they are.
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

    /// The intent that its transaction names; nil where no device has asked for it.
    package var signedIntent: IntentID? { isOutside ? nil : intentID }
}
