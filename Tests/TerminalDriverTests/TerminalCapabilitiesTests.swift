import TerminalGraphics
import Testing

@testable import TerminalDriver

struct TerminalCapabilitiesTests {
    private func detect(_ environment: [String: String], isTTY: Bool = true) -> TerminalCapabilities
    {
        TerminalCapabilities.detect(environment: environment, isTTY: isTTY)
    }

    @Test(
        "a pipe, a missing TERM and a terminal without cursor positioning get line mode",
        arguments: [
            (["TERM": "xterm"], false), ([:], true), (["TERM": ""], true), (["TERM": "dumb"], true),
            (["TERM": "unknown"], true), (["TERM": "../../etc/passwd"], true),
            (["TERM": "a b"], true), (["TERM": String(repeating: "x", count: 65)], true),
        ])
    func plain(environment: [String: String], isTTY: Bool) {
        let capabilities = detect(environment, isTTY: isTTY)
        #expect(capabilities.mode == .plain)
        #expect(capabilities.depth == .mono)
        #expect(!capabilities.supportsXtermSequences)
    }

    @Test(
        "colors follow TERM, COLORTERM, NO_COLOR and CLICOLOR",
        arguments: [
            (["TERM": "xterm-256color"], ColorDepth.indexed256),
            (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .truecolor),
            (["TERM": "tmux-256color", "COLORTERM": "24bit"], .truecolor),
            (["TERM": "xterm-256color", "COLORTERM": "yes"], .indexed256),
            (["TERM": "linux", "COLORTERM": "truecolor"], .ansi8),
            (["TERM": "xterm-kitty"], .truecolor), (["TERM": "xterm-direct"], .truecolor),
            (["TERM": "foot"], .truecolor), (["TERM": "brand-new"], .indexed256),
            (["TERM": "xterm"], .ansi8), (["TERM": "xterm-16color"], .ansi16),
            (["TERM": "screen"], .ansi8), (["TERM": "screen-256color"], .indexed256),
            (["TERM": "vt100"], .mono), (["TERM": "xterm-mono"], .mono),
            (["TERM": "vte-256color"], .indexed256),
            (["TERM": "xterm-256color", "NO_COLOR": "1"], .mono),
            (["TERM": "xterm-256color", "NO_COLOR": ""], .indexed256),
            (["TERM": "xterm-256color", "CLICOLOR": "0"], .mono),
            (["TERM": "xterm-256color", "CLICOLOR": "0", "CLICOLOR_FORCE": "1"], .indexed256),
            (["TERM": "xterm-256color", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"], .mono),
        ])
    func colors(environment: [String: String], depth: ColorDepth) {
        #expect(detect(environment).depth == depth)
    }

    @Test(
        "the first locale variable that is set selects the glyphs",
        arguments: [
            (["LANG": "en_US.UTF-8"], GlyphSet.unicode), (["LANG": "de_DE.utf8@euro"], .unicode),
            (["LANG": "C"], .ascii), ([:], .ascii), (["LANG": "ja_JP.eucJP"], .ascii),
            (["LC_ALL": "C", "LANG": "en_US.UTF-8"], .ascii),
            (["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "C"], .unicode),
            (["LC_CTYPE": "POSIX", "LANG": "en_US.UTF-8"], .ascii),
        ])
    func glyphs(environment: [String: String], glyphs: GlyphSet) {
        #expect(detect(environment).glyphs == glyphs)
    }

    @Test(
        "COLORFGBG determines whether the background is dark, if it is valid",
        arguments: [
            ("15;0", true), ("0;15", false), ("0;default;15", false), ("7;8", true), ("0;7", false),
            ("", nil), ("nonsense", nil), ("0;default", nil), ("0;99", nil),
        ] as [(String, Bool?)])
    func background(value: String, isDark: Bool?) {
        #expect(detect(["TERM": "rxvt", "COLORFGBG": value]).hasDarkBackground == isDark)
    }

    @Test("SSH_CONNECTION marks a remote connection")
    func remote() {
        #expect(detect(["TERM": "xterm", "SSH_CONNECTION": "::1 5 ::1 22"]).isRemote)
        #expect(!detect(["TERM": "xterm"]).isRemote)
    }
}
