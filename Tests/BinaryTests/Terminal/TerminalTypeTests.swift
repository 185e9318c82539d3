import KioskTestSupport
import Testing

/// Tests that every type of terminal gets output it can display.
@Suite("Terminal types")
struct TerminalTypeTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(
        "a terminal without cursor positioning gets line mode", arguments: ["dumb", "", "unknown"])
    func lines(_ term: String) async throws {
        let shop = try PtyProgram(in: folder, environment: ["TERM": term])
        try await leaveLines(shop)
        #expect(!shop.output.contains(0x1B))
        let output = String(decoding: shop.output, as: UTF8.self)
        #expect(output.contains("without real money"))
        #expect(output.contains("60 Gems"))
        #expect(shop.pty.modes == shop.modesBefore)
    }

    @Test("a pipe gets plain lines")
    func pipe() async throws {
        let run = try await KioskRun.of([], in: folder, environment: ["TERM": "xterm-256color"])
        #expect(run.status == 0)
        #expect(run.output.contains("60 Gems"))
        #expect(!(run.output + run.errors).utf8.contains(0x1B))
    }

    @Test(
        "plain lines are printed if only input or output is a terminal, whose modes stay unchanged",
        arguments: [#""$0" > "$HOME/out"; cat "$HOME/out""#, #""$0" < /dev/null"#])
    func oneSide(_ script: String) async throws {
        let shop = try PtyProgram(
            "/bin/sh", ["-c", script, BuiltProducts.kiosk], in: folder, width: 200, height: 60)
        #expect(try await shop.waitForEnd() == .exit(0))
        #expect(shop.screen.contains("60 Gems"))
        #expect(!shop.output.contains(0x1B))
    }

    @Test("a terminal without clipboard support is not reported to have copied")
    func copy() async throws {
        _ = try await KioskRun.of(["buy", "gems.60"], in: folder)
        let shop = try await openShop(in: folder, environment: ["TERM": "linux"])
        shop.type("2")
        try await shop.waitForText("✓ 60 Gems")
        shop.type("y")
        try await shop.waitForText("does not support copying")
        shop.type("q")
        #expect(try await shop.waitForEnd() == .exit(0))
    }

    @Test("NO_COLOR disables colors")
    func noColor() async throws {
        let plain = try await openShop(in: folder, environment: ["NO_COLOR": "1"])
        plain.type("jjb")
        #expect(try await plain.waitForText("[ Cancel ]").colors.isEmpty)
        let colored = try await openShop(in: folder)
        #expect(!colored.screen.colors.isEmpty)
    }

    @Test("a locale without UTF-8 gets ASCII", arguments: ["C", "POSIX", "en_US.ISO-8859-1"])
    func ascii(_ locale: String) async throws {
        let shop = try await openShop(in: folder, environment: ["LANG": locale])
        shop.type("jb")
        try await shop.waitForText("[ Cancel ]")
        shop.type("\u{1B}")
        try await shop.waitForScreen("no dialog") { !$0.contains("[ Cancel ]") }
        shop.type("2")
        try await shop.waitForText("No purchases yet")
        shop.type("q")
        #expect(try await shop.waitForEnd() == .exit(0))
        #expect(shop.output.allSatisfy { $0 < 0x7F })
    }

    /// Base systems lack the terminal types of kitty and ghostty, and both are used over SSH.
    @Test(
        "an unknown terminal type is treated as xterm",
        arguments: ["nonsense", "xterm-kitty-of-tomorrow"])
    func unknownType(_ term: String) async throws {
        let shop = try PtyProgram(in: folder, environment: ["TERM": term])
        // kitty has 24-bit colors, for which a description is compiled in.
        if term == "nonsense" {
            try await shop.waitForText("The terminal type nonsense is unknown")
        }
        try await shop.waitForText("60 Gems")
        shop.type("q")
        #expect(try await shop.waitForEnd() == .exit(0))
        expectRestored(shop)
    }

    @Test("an invalid terminal type gets line mode", arguments: ["../../etc/passwd", "a b"])
    func hostileType(_ term: String) async throws {
        let shop = try PtyProgram(in: folder, environment: ["TERM": term])
        try await leaveLines(shop)
        #expect(!shop.output.contains(0x1B))
    }

    @Test(
        "other terminals get only sequences that they support",
        arguments: ["linux", "vt100", "screen", "tmux-256color", "xterm", "ansi"])
    func otherTypes(_ term: String) async throws {
        let shop = try PtyProgram(in: folder, environment: ["TERM": term])
        try await shop.waitForText("60 Gems")
        shop.type("q")
        #expect(try await shop.waitForEnd() == .exit(0))
        #expect(shop.pty.modes == shop.modesBefore)
        #expect(shop.screen.unrestoredState == [])
    }

    @Test("a terminal with 24-bit colors gets them, and its large color count costs no time")
    func directColor() async throws {
        let shop = try PtyProgram(
            "/bin/sh", ["-c", "\"$0\"; times", BuiltProducts.kiosk], in: folder,
            environment: ["TERM": "xterm-direct"])
        try await shop.waitForText("60 Gems")
        shop.type("jb")
        try await shop.waitForText("[ Cancel ]")
        #expect(shop.screen.colors.isSubset(of: Set(30...49)))
        shop.type("\u{03}")
        #expect(try await shop.waitForEnd() == .exit(0))
        #expect(shop.screen.unrestoredState == [])
        // The last line of `times` has the shop's user and system time.
        let line = try #require(shop.screen.lines.last { $0.contains("m") && $0.contains("s") })
        let seconds = line.split(separator: " ").compactMap { time in
            time.split(separator: "m").last.flatMap { Double($0.dropLast()) }
        }
        #expect(seconds.count == 2 && seconds.reduce(0, +) < 5, "\(line)")
    }

    private func leaveLines(_ shop: PtyProgram) async throws {
        try await shop.waitForText("kiosk>")
        shop.type("quit\r")
        #expect(try await shop.waitForEnd() == .exit(0))
    }
}
