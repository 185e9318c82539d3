/// The modes of an xterm-like terminal that the program switches on and, whatever happens, off.
struct TerminalModes {
    /// False for terminals that would print these sequences: everything here is empty then.
    let isSupported: Bool

    private static let mouseOn = "\u{1B}[?1000;1006h"
    private static let mouseOff = "\u{1B}[?1000;1006l"

    /// The window's title kept, bracketed paste, focus, and news of a change between dark and light.
    func enter(mouse: Bool) -> [UInt8] {
        bytes("\u{1B}[22;0t\u{1B}[?2004h\u{1B}[?1004h\u{1B}[?2031h" + (mouse ? Self.mouseOn : ""))
    }

    /// All of it off, whatever was on. It begins with the end of a string, in case the last thing
    /// sent was the half of one.
    var leave: [UInt8] {
        bytes(
            "\u{1B}\\\u{1B}[?2026l\u{1B}[?1000;1002;1003;1006l\u{1B}[?1004l\u{1B}[?2004l"
                + "\u{1B}[?2031l\u{1B}[23;0t")
    }

    /// Press, release and wheel, with SGR coordinates; never motion, which would make selecting
    /// text impossible.
    func mouse(_ isOn: Bool) -> [UInt8] {
        bytes(isOn ? Self.mouseOn : Self.mouseOff)
    }

    /// A frame that the terminal shows at once (DEC 2026).
    func frame(_ composed: some Collection<UInt8>) -> [UInt8] {
        guard !composed.isEmpty else { return [] }
        return bytes("\u{1B}[?2026h") + composed + bytes("\u{1B}[?2026l")
    }

    /// OSC 2. The text is safe text; what could end the sequence is left out all the same.
    func title(_ text: String) -> [UInt8] {
        let scalars = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
        return bytes("\u{1B}]2;" + String(String.UnicodeScalarView(scalars)) + "\u{07}")
    }

    /// OSC 11: what colour the background is.
    var backgroundQuestion: [UInt8] { bytes("\u{1B}]11;?\u{07}") }

    /// OSC 52 with text that is base64 already.
    func clipboard(_ base64: String) -> [UInt8] { bytes("\u{1B}]52;c;" + base64 + "\u{07}") }

    private func bytes(_ text: String) -> [UInt8] { isSupported ? Array(text.utf8) : [] }
}
