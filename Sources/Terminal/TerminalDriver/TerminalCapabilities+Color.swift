import TerminalGraphics

extension TerminalCapabilities {
    /// Returns the colour depth to use. NO_COLOR has the highest priority (no-color.org); CLICOLOR=0 overrides the
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
