/// The body of a request to change an account's storefront.
package struct StorefrontChoice: Hashable, Sendable, Codable {
    /// The country code, ISO 3166-1 alpha-3.
    package let countryCode: String

    /// Creates a request.
    package init(countryCode: String) {
        self.countryCode = countryCode
    }
}
