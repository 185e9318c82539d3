/// What is known of the terminal's background, from whoever said it: the answer to a question for its
/// colour (OSC 11) before a report of dark or light (mode 2031), and that before COLORFGBG.
package struct TerminalBackground: Hashable, Sendable {
    private let environment: Bool?
    private var report: Bool?
    private var color: RGB?

    /// - Parameter environment: Whether COLORFGBG says dark; nil where it says nothing.
    package init(environment: Bool?) {
        self.environment = environment
    }

    /// Whether it is dark; nil while nobody has said anything.
    package var isDark: Bool? { color?.isDark ?? report ?? environment }

    /// Takes in what the terminal said.
    ///
    /// - Returns: Whether to ask for the colour again: it has changed.
    package mutating func take(_ reply: TerminalReply) -> Bool {
        switch reply {
        case .background(let color): self.color = color
        case .colorScheme(let dark):
            report = dark
            // The colour that was known is that of the scheme before.
            color = nil
            return true
        default: break
        }
        return false
    }
}

extension RGB {
    /// Whether white can be read better on it than black.
    package var isDark: Bool {
        contrast(to: RGB(hex: 0xFFFFFF)) > contrast(to: RGB(hex: 0))
    }
}
