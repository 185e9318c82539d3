import FoundationEssentials
import TerminalGraphics

/// The sequences that switch the modes of an xterm-like terminal on, and off again when the program leaves.
struct TerminalModes {
    /// False for terminals that would print these sequences: then all results are empty.
    let isSupported: Bool

    private static let mouseOn = "\u{1B}[?1000;1006h"
    private static let mouseOff = "\u{1B}[?1000;1006l"

    /// Saves the window's title and switches on bracketed paste, focus events and reports of a change between dark and
    /// light.
    func enter(mouse: Bool) -> [UInt8] {
        bytes("\u{1B}[22;0t\u{1B}[?2004h\u{1B}[?1004h\u{1B}[?2031h" + (mouse ? Self.mouseOn : ""))
    }

    /// Switches all modes off, whichever were on. It begins with a string terminator, in case the last bytes sent were
    /// an incomplete string.
    var leave: [UInt8] {
        bytes(
            "\u{1B}\\\u{1B}[?2026l\u{1B}[?1000;1002;1003;1006l\u{1B}[?1004l\u{1B}[?2004l"
                + "\u{1B}[?2031l\u{1B}[23;0t")
    }

    /// Reports presses, releases and the wheel with SGR coordinates; never motion, which would make it impossible to
    /// select text.
    func mouse(_ isOn: Bool) -> [UInt8] {
        bytes(isOn ? Self.mouseOn : Self.mouseOff)
    }

    /// Wraps a frame so that the terminal shows it at once (DEC 2026).
    func frame(_ composed: some Collection<UInt8>) -> [UInt8] {
        guard !composed.isEmpty else { return [] }
        return bytes("\u{1B}[?2026h") + composed + bytes("\u{1B}[?2026l")
    }

    /// Sets the window's title (OSC 2). The text is safe text; control characters, which could end the sequence, are
    /// removed nevertheless.
    func title(_ text: String) -> [UInt8] {
        let scalars = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
        return bytes("\u{1B}]2;" + String(String.UnicodeScalarView(scalars)) + "\u{07}")
    }

    /// Queries the background's color (OSC 11).
    var backgroundQuery: [UInt8] { bytes("\u{1B}]11;?\u{07}") }

    /// Copies base64 text to the clipboard (OSC 52).
    func clipboard(_ base64: String) -> [UInt8] { bytes("\u{1B}]52;c;" + base64 + "\u{07}") }

    /// Notifies the user (OSC 9, 777 or 99). Control characters, which could end the sequence, are removed, and semicolons
    /// replaced, which separate its parts; a long text is cut.
    func notification(_ text: String, _ form: TerminalCapabilities.NotificationForm) -> [UInt8] {
        let scalars = text.unicodeScalars.lazy
            .filter { $0.properties.generalCategory != .control }
            .map { $0 == ";" ? "," : $0 }.prefix(Self.notificationLimit)
        return bytes(
            "\u{1B}]\(form.rawValue)" + String(String.UnicodeScalarView(scalars)) + "\u{07}")
    }

    /// The greatest length of a notification, in scalars.
    static let notificationLimit = 200

    private func bytes(_ text: String) -> [UInt8] { isSupported ? Array(text.utf8) : [] }
}

/// Text that is encoded for a terminal's clipboard.
struct ClipboardText {
    /// The text in base64, the payload of OSC 52.
    let base64: String

    /// The longest base64, in bytes, that terminals with a small buffer still accept.
    static let limit = 74_994

    /// Returns nil if the text is empty or longer than the limit: half of a text is worse than none.
    init?(_ text: SafeText) {
        base64 = Data(text.string.utf8).base64EncodedString()
        guard !base64.isEmpty, base64.utf8.count <= Self.limit else { return nil }
    }
}
