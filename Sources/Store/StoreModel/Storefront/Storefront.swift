/// The country of a customer's account at the store, which decides prices and currency.
public struct Storefront: Hashable, Sendable, Codable {
    /// ISO 3166-1 alpha-3, as StoreKit has it: `USA`.
    public let countryCode: String
    /// The store's number of it, as StoreKit has it: `143441`.
    public let id: String

    /// Takes the parts as they are.
    public init(countryCode: String, id: String) {
        self.countryCode = countryCode
        self.id = id
    }
}
