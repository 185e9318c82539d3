package import StoreModel

/// Somewhere else to stand, of the same profile.
package enum ContextChange: Hashable, Sendable {
    /// Another customer.
    case account(AccountName)
    /// Another phone.
    case device(DeviceName)
    /// Another country for the account, ISO 3166-1 alpha-3; it decides the currency.
    case storefront(String)
}
