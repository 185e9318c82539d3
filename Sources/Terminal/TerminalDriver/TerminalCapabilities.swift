package import TerminalGraphics

/// The abilities of a terminal, derived from the environment.
///
/// The terminal is not queried: a reply costs a round trip before the first frame, and a late reply would be typed into
/// the shell.
package struct TerminalCapabilities: Hashable, Sendable {
    /// How the program communicates with the user.
    package enum Mode: Hashable, Sendable {
        /// A screen with a cursor that can be positioned.
        case interactive
        /// Lines only: a pipe, a file, or a terminal that cannot position its cursor.
        case plain
    }

    /// The mode of communication with the user.
    package var mode: Mode
    /// The value of TERM, a name in terminfo; empty in plain mode.
    package var term: String
    /// The greatest colour depth to send.
    package var depth: ColorDepth
    /// The symbols that the locale's character set allows.
    package var glyphs: GlyphSet
    /// Whether the terminal understands or ignores the sequences of xterm (titles, mouse, paste, synchronized output);
    /// hardware terminals of the seventies print some of them.
    package var speaksXterm: Bool
    /// Whether the background is dark according to COLORFGBG; nil if the variable does not specify it.
    package var hasDarkBackground: Bool?
    /// Whether keys arrive over a network (SSH_CONNECTION), where a sequence may arrive in pieces.
    package var isRemote: Bool

    /// Reads TERM, COLORTERM, NO_COLOR, CLICOLOR, CLICOLOR_FORCE, COLORFGBG, SSH_CONNECTION and the
    /// locale (LC_ALL, LC_CTYPE, LANG).
    ///
    /// `isTTY` is true if both standard input and output are terminals. A name that terminfo may not have counts as
    /// interactive too: the screen then opens as the most common terminal type.
    package static func detect(
        environment: [String: String], isTTY: Bool
    ) -> TerminalCapabilities {
        let term = environment["TERM"] ?? ""
        let isInteractive = isTTY && canPlaceCursor(term)
        return TerminalCapabilities(
            mode: isInteractive ? .interactive : .plain, term: isInteractive ? term : "",
            depth: isInteractive ? colorDepth(of: term, environment) : .mono,
            glyphs: glyphs(environment), speaksXterm: isInteractive && !isBasic(term),
            hasDarkBackground: hasDarkBackground(environment["COLORFGBG"]),
            isRemote: !(environment["SSH_CONNECTION"] ?? "").isEmpty)
    }

    // MARK: TERM

    private static let lineTerminals: Set<String> = ["", "dumb", "unknown", "emacs", "network"]
    private static let basicTerminals = [
        "vt", "linux", "ansi", "pcansi", "cons", "sun", "wsvt", "wy", "hp", "mach", "hurd",
        "cygwin",
    ]

    /// Returns whether `term` can be a screen. A name that could lead out of the terminfo folder cannot.
    private static func canPlaceCursor(_ term: String) -> Bool {
        let isName = term.utf8.count <= 64 && term.utf8.allSatisfy(isNameByte)
        return isName && !lineTerminals.contains(term)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "."), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private static func isBasic(_ term: String) -> Bool {
        // VTE is a modern library, despite its first two letters.
        !term.hasPrefix("vte") && basicTerminals.contains { term.hasPrefix($0) }
    }

    // MARK: Locale and background

    /// Uses the first of the three variables that is set and not empty, as POSIX does. In the C locale, ncurses would
    /// send bytes that are not UTF-8.
    private static func glyphs(_ environment: [String: String]) -> GlyphSet {
        let names = ["LC_ALL", "LC_CTYPE", "LANG"]
        let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
        let charset = locale.drop { $0 != "." }.dropFirst().prefix { $0 != "@" }
        return charset.lowercased().filter { $0 != "-" } == "utf8" ? .unicode : .ascii
    }

    /// `15;0` or `15;default;0`: the last number is the background's index in the palette.
    private static func hasDarkBackground(_ value: String?) -> Bool? {
        guard let last = value?.split(separator: ";").last, let index = UInt8(last) else {
            return nil
        }
        guard index < 16 else { return nil }
        return index != 7 && index < 9
    }
}
