/// The terminal's background. A reply with its colour (OSC 11) has priority over a report of dark or light (mode 2031),
/// and that over COLORFGBG.
package struct TerminalBackground: Hashable, Sendable {
    private let environment: Bool?
    private var report: Bool?
    private var color: RGB?

    /// - Parameter environment: Whether COLORFGBG specifies a dark background; nil if it is not set.
    package init(environment: Bool?) {
        self.environment = environment
    }

    /// Whether the background is dark; nil while it is unknown.
    package var isDark: Bool? { color?.isDark ?? report ?? environment }

    /// Applies a reply of the terminal.
    ///
    /// - Returns: Whether the colour may have changed and must be queried again.
    package mutating func take(_ reply: TerminalReply) -> Bool {
        switch reply {
        case .background(let color): self.color = color
        case .colorScheme(let dark):
            report = dark
            // The stored colour belongs to the previous scheme.
            color = nil
            return true
        default: break
        }
        return false
    }
}

extension RGB {
    /// Whether white has more contrast with the colour than black.
    package var isDark: Bool {
        contrast(to: RGB(hex: 0xFFFFFF)) > contrast(to: RGB(hex: 0))
    }
}
