/// A theme's colours and attributes for one role; missing values follow the fallback chain.
package struct Paint: Hashable, Sendable {
    package var foreground: TerminalColor?
    /// Nil keeps the background that the text is drawn on.
    package var background: TerminalColor?
    package var attributes: Attributes

    package init(
        _ foreground: TerminalColor? = nil, on background: TerminalColor? = nil,
        _ attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }
}
