import StoreText

/// The screens, in the order of their keys.
package enum Screen: Int, CaseIterable, Hashable, Sendable {
    /// What can be bought.
    case shop
    /// What happens to every purchase.
    case activity
    /// What one has.
    case library

    var name: Phrase {
        switch self {
        case .shop: .tabShop
        case .activity: .tabActivity
        case .library: .tabLibrary
        }
    }
}
