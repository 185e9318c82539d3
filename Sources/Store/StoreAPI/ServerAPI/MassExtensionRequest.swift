package import StoreModel

/// By how much all active subscriptions of a product are to be extended (App Store Server API,
/// `MassExtendRenewalDateRequest`).
package struct MassExtensionRequest: Hashable, Sendable {
    /// The product.
    package let productID: ProductID
    /// The number that the developer gave the request: a product's requests are told apart by it.
    package let requestIdentifier: String
    /// How many days.
    package let days: Int
    /// Why, 0...3.
    package let reason: Int
    /// Only in these countries, ISO 3166-1 alpha-3; nil for all.
    package let storefronts: [String]?

    /// Takes the parts as they are.
    package init(
        productID: ProductID, requestIdentifier: String, days: Int, reason: Int,
        storefronts: [String]?
    ) {
        self.productID = productID
        self.requestIdentifier = requestIdentifier
        self.days = days
        self.reason = reason
        self.storefronts = storefronts
    }
}
