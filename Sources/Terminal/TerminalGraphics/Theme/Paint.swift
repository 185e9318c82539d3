/// What a theme says about one role; what it leaves out follows the fallback chain.
package struct Paint: Hashable, Sendable {
    package var foreground: TerminalColor?
    /// Nil lets the background of the place show through.
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
