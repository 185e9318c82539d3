/// How an extension of many subscriptions ended (Apple's `summary`).
package struct NotificationSummary: Hashable, Sendable, Codable {
    /// Always `Sandbox`.
    package var environment = StoreEnvironment.sandbox
    /// The app.
    package var bundleID: BundleID
    /// The subscription that was extended.
    package var productID: ProductID
    /// The number that the developer gave the request.
    package var requestIdentifier: String
    /// The countries, ISO 3166-1 alpha-3; all where it is absent.
    package var storefrontCountryCodes: [String]?
    /// How many subscriptions were extended.
    package var succeededCount: Int64 = 0
    /// How many could not be.
    package var failedCount: Int64 = 0

    /// Takes the names; the counts are set as they are needed.
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
