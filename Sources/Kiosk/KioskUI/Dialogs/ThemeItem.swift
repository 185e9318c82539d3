/// A theme in the list of themes.
package struct ThemeItem: Hashable, Sendable {
    /// The theme's display name; untrusted text.
    package let name: String
    /// Whether the theme was made for dark backgrounds; nil if it suits both or this is not known.
    package let isDark: Bool?
    /// Whether the theme is active.
    package let isInUse: Bool

    /// Creates a theme item.
    package init(name: String, isDark: Bool? = nil, isInUse: Bool = false) {
        self.name = name
        self.isDark = isDark
        self.isInUse = isInUse
    }
}
