/// What is known of each country in which the store sells.
public enum StorefrontTable {
    /// One country.
    public struct Entry: Hashable, Sendable {
        /// The storefront.
        public let storefront: Storefront
        /// ISO 3166-1 alpha-2, which locales use.
        public let regionCode: String
        /// The currency that prices are in.
        public let currency: String
    }

    /// The country by its ISO 3166-1 alpha-3 code in upper case; nil for one in which the store does not sell.
    public static func entry(_ countryCode: String) -> Entry? { nil }
}
