package import StoreModel

/// A choice of the user in the interactive interface that is saved for the next launch.
package enum Choice: Hashable, Sendable {
    /// The theme of this name.
    case theme(String)
    /// The language.
    case locale(LocaleID)
    /// The order of the products.
    case sort(ShopSort)
}
