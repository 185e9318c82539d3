/// The result of extending many subscriptions (Apple's `summary`).
package struct NotificationSummary: Hashable, Sendable, Codable {
    /// Always `Sandbox`.
    package var environment = StoreEnvironment.sandbox
    /// The app.
    package var bundleID: BundleID
    /// The product whose subscriptions were extended.
    package var productID: ProductID
    /// The identifier that the developer gave the request.
    package var requestIdentifier: String
    /// The countries, ISO 3166-1 alpha-3; nil for all.
    package var storefrontCountryCodes: [String]?
    /// The number of extended subscriptions.
    package var succeededCount: Int64 = 0
    /// The number of subscriptions that could not be extended.
    package var failedCount: Int64 = 0

    /// Creates a summary with counts of 0, which the caller sets.
    package init(bundleID: BundleID, productID: ProductID, requestIdentifier: String) {
        self.bundleID = bundleID
        self.productID = productID
        self.requestIdentifier = requestIdentifier
    }

    private enum CodingKeys: String, CodingKey {
        case environment
        case bundleID = "bundleId"
        case productID = "productId"
        case requestIdentifier, storefrontCountryCodes, succeededCount, failedCount
    }
}
