package import StoreModel

/// A request to extend all active subscriptions of a product (App Store Server API, `MassExtendRenewalDateRequest`).
package struct MassExtensionRequest: Hashable, Sendable {
    package let productID: ProductID
    /// The developer's ID of the request, which distinguishes the requests for a product.
    package let requestIdentifier: String
    /// The number of days.
    package let days: Int
    /// The reason code, 0...3.
    package let reason: Int
    /// The countries, ISO 3166-1 alpha-3; nil for all.
    package let storefronts: [String]?

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
