package import StoreModel

/// What a person decides for in the open interface, and finds again at the next start.
package enum Choice: Hashable, Sendable {
    /// The theme of this name.
    case theme(String)
    /// The language.
    case locale(LocaleID)
    /// The order of the products.
    case sort(ShopSort)
}
