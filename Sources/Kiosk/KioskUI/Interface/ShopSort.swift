/// The order of the products in the Shop, by the name that a config file and a memory have for it.
package enum ShopSort: String, CaseIterable, Hashable, Sendable {
    /// In sections by type, as the catalog has them.
    case type
    /// By title.
    case name
    /// The cheapest first.
    case price
}
