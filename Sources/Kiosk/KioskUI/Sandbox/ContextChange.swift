package import StoreModel

/// A change of the session context within the same profile.
package enum ContextChange: Hashable, Sendable {
    /// Switches to another account.
    case account(AccountName)
    /// Switches to another device.
    case device(DeviceName)
    /// Switches the account to another storefront, ISO 3166-1 alpha-3, which determines the currency.
    case storefront(String)
}
