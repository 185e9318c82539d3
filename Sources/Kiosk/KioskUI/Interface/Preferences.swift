package import StoreModel
import StoreText

/// The user's preferences, from options, the config file and saved choices; some can change while the interface is
/// open.
package struct Preferences: Hashable, Sendable {
    /// The theme's name or file; empty if not set.
    package var theme = ""
    /// The language; nil if not set.
    package var locale: LocaleID?
    /// The key bindings.
    package var keys = KeyMap.standard
    /// The sort order of the products.
    package var sort = ShopSort.type
    /// The first screen.
    package var firstScreen = Screen.shop
    /// The time in milliseconds until a toast that is not an error expires.
    package var toastLifetime: Int64 = 4000
    /// Whether the terminal notifies the user of events while it is not focused.
    package var sendsNotices = true
    /// Whether the interface captures the mouse.
    package var isMouseOn = true
    /// The duration of each step of a purchase on this device, in milliseconds; 0 for at once.
    package var pace: Int64 = 0
    /// Whether motion is reduced: no spinners and no flashing rows.
    package var isMotionReduced = false
    /// Whether the sponsor's line is shown until the product that hides it is bought.
    package var isSponsorShown = true

    /// Creates the default preferences.
    package init() {}
}

// MARK: Toggles

/// A preference that can be switched on and off while the shop is open.
enum PreferenceToggle: Hashable, Sendable, CaseIterable {
    case motion, sponsor

    var label: TextKey {
        switch self {
        case .motion: .settingMotion
        case .sponsor: .settingSponsor
        }
    }

    /// The preference.
    var preference: WritableKeyPath<Preferences, Bool> {
        switch self {
        case .motion: \.isMotionReduced
        case .sponsor: \.isSponsorShown
        }
    }
}

// MARK: Choices

/// A choice of the user in the interactive interface that is saved for the next launch.
package enum SavedChoice: Hashable, Sendable {
    /// The theme of this name.
    case theme(String)
    /// The language.
    case locale(LocaleID)
    /// The order of the products.
    case sort(ShopSort)
}
