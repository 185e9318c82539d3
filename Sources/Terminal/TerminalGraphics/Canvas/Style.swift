/// How a cell is to look: the role that gives its colours, and attributes on top.
package struct Style: Hashable, Sendable {
    /// The role whose foreground, and unless `background` says otherwise background, is used.
    package var role: Role
    /// The role whose background lies under the text; nil means the background of `role`.
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

    /// The same style on the background of another role, as a selected row needs.
    package func on(_ background: Role?) -> Style {
        Style(role, on: background, attributes)
    }
}
