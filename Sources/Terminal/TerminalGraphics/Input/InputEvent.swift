/// An event that the program receives from the terminal.
package enum InputEvent: Hashable, Sendable {
    case key(KeyPress)
    case mouse(MousePress)
    /// Text between the paste brackets. It is never delivered as keys, so that a pasted newline confirms nothing. It is
    /// untrusted: show it through `SafeText(untrusted:)`.
    case paste(String)
    case focus(Bool)
    /// The window has another size; sent by the driver, not by the decoder.
    case resized(Size)
    case reply(TerminalReply)
}

/// A press or release of a mouse button, or a step of the wheel, at a cell.
package struct MousePress: Hashable, Sendable {
    /// A mouse button or a direction of the wheel.
    package enum Button: Hashable, Sendable {
        case left, middle, right, wheelUp, wheelDown
    }

    /// Whether the button was pressed or released; the wheel reports presses only.
    package enum Kind: Hashable, Sendable {
        case press, release
    }

    package var point: Point
    package var button: Button
    package var kind: Kind
    package var control: Bool
    package var alt: Bool
    package var shift: Bool

    package init(
        at point: Point, button: Button, kind: Kind = .press, control: Bool = false,
        alt: Bool = false, shift: Bool = false
    ) {
        self.point = point
        self.button = button
        self.kind = kind
        self.control = control
        self.alt = alt
        self.shift = shift
    }
}

/// A terminal's reply to a query; never a key.
package enum TerminalReply: Hashable, Sendable {
    /// OSC 10 or 11: the terminal's own foreground or background color.
    case foreground(RGB)
    case background(RGB)
    /// DECRPM: whether the terminal has a private mode and can set it, such as 2026, synchronized output.
    case mode(Int, ModeState)
    /// DA1: the terminal's class and extensions; marks the end of a series of queries.
    case deviceAttributes([Int])
    /// CPR: the position of the cursor.
    case cursor(Point)
    /// The terminal changed between dark and light (mode 2031).
    case colorScheme(dark: Bool)
    /// The flags of the kitty keyboard protocol.
    case keyboardFlags(Int)
    /// A reply whose content is not used.
    case other

    /// The second number of a DECRPM reply.
    package enum ModeState: Hashable, Sendable {
        case unknown, set, reset, permanentlySet, permanentlyReset
    }
}
