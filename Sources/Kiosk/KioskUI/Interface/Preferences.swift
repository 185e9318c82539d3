package import StoreModel

/// How a person wants the interface: what options, the config file and the memory decide, and what may change while
/// it is open.
package struct Preferences: Hashable, Sendable {
    /// The theme's name or file; empty where nothing is said of it.
    package var theme = ""
    /// The language; nil where nothing is said of it.
    package var locale: LocaleID?
    /// The keys.
    package var keys = KeyTable.standard
    /// The order of the products.
    package var sort = ShopSort.type
    /// The screen that is shown first.
    package var firstScreen = Screen.shop
    /// How long information stays on the screen, in milliseconds.
    package var toastLifetime: Int64 = 4000
    /// Whether the mouse is ours.
    package var isMouseOn = true
    /// Whether nothing moves by itself: no spinners, no flashes.
    package var isMotionReduced = false
    /// Whether the sponsor has a line until it is bought away.
    package var isSponsorShown = true

    /// Everything as it is where nobody said anything.
    package init() {}
}
