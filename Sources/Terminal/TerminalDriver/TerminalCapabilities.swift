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
    /// The greatest color depth to send.
    package var depth: ColorDepth
    /// The symbols that the locale's character set allows.
    package var glyphs: GlyphSet
    /// Whether the terminal understands or ignores the sequences of xterm (titles, mouse, paste, synchronized output);
    /// hardware terminals of the seventies print some of them.
    package var supportsXtermSequences: Bool
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
            glyphs: glyphs(environment), supportsXtermSequences: isInteractive && !isBasic(term),
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

// MARK: Colors

extension TerminalCapabilities {
    /// Returns the color depth to use. NO_COLOR has the highest priority (no-color.org); CLICOLOR=0 overrides the
    /// terminal's abilities unless CLICOLOR_FORCE is set (bixense.com/clicolors).
    static func colorDepth(
        of term: String, _ environment: [String: String]
    ) -> ColorDepth {
        if let refusal = environment["NO_COLOR"], !refusal.isEmpty { return .mono }
        let isForced = !["", "0"].contains(environment["CLICOLOR_FORCE"] ?? "")
        if environment["CLICOLOR"] == "0", !isForced { return .mono }
        if isMono(term) { return .mono }
        if isDeep(term, announcing: environment["COLORTERM"] ?? "") { return .truecolor }
        if isShallow(term) { return term.contains("16color") ? .ansi16 : .ansi8 }
        return .indexed256
    }

    private static let deepTerminals = [
        "alacritty", "contour", "foot", "ghostty", "kitty", "wezterm", "xterm-ghostty",
        "xterm-kitty",
    ]
    private static let shallowTerminals: Set<String> = [
        "xterm", "xterm-color", "xterm-16color", "screen", "tmux", "rxvt", "rxvt-16color", "linux",
        "linux-16color", "ansi", "pcansi", "cygwin", "cons25", "Eterm", "hurd", "mach-color",
    ]

    private static func isMono(_ term: String) -> Bool {
        let isHardware = ["vt", "wy", "hp", "sun"].contains { term.hasPrefix($0) }
        return isHardware && !term.hasPrefix("vte") || term.hasSuffix("-m")
            || term.hasSuffix("-mono")
    }

    /// COLORTERM may have been inherited from a more capable terminal, so it counts only if TERM does not contradict
    /// it.
    private static func isDeep(_ term: String, announcing claim: String) -> Bool {
        if term.hasSuffix("-direct") || deepTerminals.contains(where: term.hasPrefix) {
            return true
        }
        return ["truecolor", "24bit"].contains(claim)
            && !["linux", "ansi", "cons", "pcansi", "cygwin"]
                .contains(where: term.hasPrefix)
    }

    private static func isShallow(_ term: String) -> Bool {
        shallowTerminals.contains(term) || term.hasPrefix("linux") || term.hasPrefix("cons")
    }
}

// MARK: Notifications

extension TerminalCapabilities {
    /// The sequence of a notification, without its text.
    enum NotificationForm: String {
        /// iTerm2, WezTerm, Ghostty and others.
        case message = "9;kiosk: "
        /// rxvt-unicode, foot and VTE.
        case titled = "777;notify;kiosk;"
        /// kitty.
        case kitty = "99;;kiosk: "
    }

    /// The form that the terminal may support; tmux and screen pass none on.
    var notificationForm: NotificationForm? {
        guard supportsXtermSequences else { return nil }
        return switch term {
        case _ where term.hasPrefix("tmux") || term.hasPrefix("screen"): nil
        case _ where term.hasPrefix("xterm-kitty") || term.hasPrefix("kitty"): .kitty
        case _ where ["rxvt", "foot", "vte", "gnome"].contains(where: term.hasPrefix): .titled
        default: .message
        }
    }
}

// MARK: Errors

/// The reason why the screen cannot be opened.
package enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The descriptor is not a terminal, or another screen of this process uses it.
    case notATerminal
    /// terminfo has neither this name nor a common replacement.
    case unknownTerminal(String)
    /// The system refused a descriptor.
    case noResources

    package var description: String {
        switch self {
        case .notATerminal:
            "Standard output is not a terminal, or it cannot be opened."
        case .unknownTerminal(let name):
            "The terminal type \"\(name)\" is not in this system's terminfo database. Install "
                + "ncurses-base, or set TERM to the type of the terminal."
        case .noResources:
            "The system cannot open a file descriptor for the screen; too many may be open."
        }
    }
}
