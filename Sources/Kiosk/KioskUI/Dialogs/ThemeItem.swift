/// A theme that can be chosen.
package struct ThemeItem: Hashable, Sendable {
    /// What a person calls it; hostile text.
    package let name: String
    /// Whether it was made for dark backgrounds; nil for both, or where nobody knows.
    package let isDark: Bool?
    /// Whether it is what is shown now.
    package let isInUse: Bool

    /// Takes the parts as they are.
    package init(name: String, isDark: Bool? = nil, isInUse: Bool = false) {
        self.name = name
        self.isDark = isDark
        self.isInUse = isInUse
    }
}
