/// The country that an account is to move to.
package struct StorefrontChoice: Hashable, Sendable, Codable {
    /// ISO 3166-1 alpha-3.
    package let countryCode: String

    /// Takes the parts as they are.
    package init(countryCode: String) {
        self.countryCode = countryCode
    }
}
