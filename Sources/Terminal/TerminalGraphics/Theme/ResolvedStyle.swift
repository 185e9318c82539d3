/// The colours and attributes of a style in one theme at one colour depth, as the driver sends them.
package struct ResolvedStyle: Hashable, Sendable {
    package var foreground: TerminalColor
    package var background: TerminalColor
    package var attributes: Attributes

    package init(
        foreground: TerminalColor = .default, background: TerminalColor = .default,
        attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }
}
