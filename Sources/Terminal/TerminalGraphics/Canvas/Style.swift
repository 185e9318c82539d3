/// The appearance of a cell: a role for its colours, and additional attributes.
package struct Style: Hashable, Sendable {
    /// The role that gives the foreground, and also the background unless `background` is set.
    package var role: Role
    /// The role that gives the background; nil for the background of `role`.
    package var background: Role?
    /// Attributes added to those that the theme gives to `role`.
    package var attributes: Attributes

    package init(_ role: Role, on background: Role? = nil, _ attributes: Attributes = []) {
        self.role = role
        self.background = background
        self.attributes = attributes
    }

    /// Plain text on the screen's own background.
    package static let text = Style(.text)

    /// Returns the same style on the background of another role, as a selected row needs.
    package func on(_ background: Role?) -> Style {
        Style(role, on: background, attributes)
    }
}
