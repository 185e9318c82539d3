/// The country of a customer's account at the store, which decides prices and currency.
public struct Storefront: Hashable, Sendable, Codable {
    /// ISO 3166-1 alpha-3, as in StoreKit: `USA`.
    public let countryCode: String
    /// The storefront's number, as in StoreKit: `143441`.
    public let id: String

    /// Creates a value from its parts without validating them.
    public init(countryCode: String, id: String) {
        self.countryCode = countryCode
        self.id = id
    }
}
