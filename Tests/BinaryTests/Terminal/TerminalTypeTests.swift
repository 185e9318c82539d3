import KioskTestSupport
import Testing

/// Every kind of terminal gets what it can show.
@Suite("Kinds of terminals")
struct TerminalTypeTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("a terminal that cannot place its cursor gets lines", arguments: ["dumb", "", "unknown"])
    func lines(_ term: String) async throws {
        let shop = try PtyProgram(in: folder, environment: ["TERM": term])
        try await leaveLines(shop)
        #expect(!shop.output.contains(0x1B))
        let output = String(decoding: shop.output, as: UTF8.self)
        #expect(output.contains("no real money"))
        #expect(output.contains("60 Gems"))
        #expect(shop.pty.modes == shop.modesBefore)
    }

    @Test("a pipe gets lines")
    func pipe() async throws {
        let run = try await KioskRun.of([], in: folder, environment: ["TERM": "xterm-256color"])
        #expect(run.status == 0)
        #expect(run.output.contains("60 Gems"))
        #expect(!(run.output + run.errors).utf8.contains(0x1B))
    }

    @Test(
        "where only one side is a terminal there are lines, and the terminal stays untouched",
        arguments: [#""$0" > "$HOME/out"; cat "$HOME/out""#, #""$0" < /dev/null"#])
    func oneSide(_ script: String) async throws {
        let shop = try PtyProgram(
            "/bin/sh", ["-c", script, BuiltProducts.kiosk], in: folder, width: 200, height: 60)
        #expect(try await shop.end() == .exit(0))
        #expect(shop.screen.contains("60 Gems"))
        #expect(!shop.output.contains(0x1B))
    }

    @Test("a terminal that cannot be asked to copy is not said to have copied")
    func copy() async throws {
        _ = try await KioskRun.of(["buy", "gems.60"], in: folder)
        let shop = try await openShop(in: folder, environment: ["TERM": "linux"])
        shop.type("2")
        try await shop.shows("M-2026-000001")
        shop.type("y")
        try await shop.shows("cannot be asked to copy")
        shop.type("q")
        #expect(try await shop.end() == .exit(0))
    }

    @Test("NO_COLOR has no colour")
    func noColor() async throws {
        let plain = try await openShop(in: folder, environment: ["NO_COLOR": "1"])
        plain.type("jjb")
        #expect(try await plain.shows("[ Cancel ]").colors.isEmpty)
        let colored = try await openShop(in: folder)
        #expect(!colored.screen.colors.isEmpty)
    }

    @Test("a locale that is not UTF-8 gets ASCII", arguments: ["C", "POSIX", "en_US.ISO-8859-1"])
    func ascii(_ locale: String) async throws {
        let shop = try await openShop(in: folder, environment: ["LANG": locale])
        shop.type("jb")
        try await shop.shows("[ Cancel ]")
        shop.type("\u{1B}")
        try await shop.screen("no dialog") { !$0.contains("[ Cancel ]") }
        shop.type("2")
        try await shop.shows("Nothing bought yet")
        shop.type("q")
        #expect(try await shop.end() == .exit(0))
        #expect(shop.output.allSatisfy { $0 < 0x7F })
    }

    /// Base systems know neither kitty's nor ghostty's terminal type, and both come over SSH.
    @Test(
        "a terminal type that the system does not know is used as the most usual one",
        arguments: ["nonsense", "xterm-kitty-of-tomorrow"])
    func unknownType(_ term: String) async throws {
        let shop = try PtyProgram(in: folder, environment: ["TERM": term])
        // Every kitty has 24-bit colours, for which a description is compiled in.
        if term == "nonsense" { try await shop.shows("does not know the terminal type nonsense") }
        try await shop.shows("60 Gems")
        shop.type("q")
        #expect(try await shop.end() == .exit(0))
        expectGivenBack(shop)
    }

    @Test("a terminal type that is no name gets lines", arguments: ["../../etc/passwd", "a b"])
    func hostileType(_ term: String) async throws {
        let shop = try PtyProgram(in: folder, environment: ["TERM": term])
        try await leaveLines(shop)
        #expect(!shop.output.contains(0x1B))
    }

    @Test(
        "other terminals get only sequences that they know",
        arguments: ["linux", "vt100", "screen", "tmux-256color", "xterm", "ansi"])
    func otherTypes(_ term: String) async throws {
        let shop = try PtyProgram(in: folder, environment: ["TERM": term])
        try await shop.shows("60 Gems")
        shop.type("q")
        #expect(try await shop.end() == .exit(0))
        #expect(shop.pty.modes == shop.modesBefore)
        #expect(shop.screen.leftovers == [])
    }

    @Test(
        "a terminal of 24-bit colours gets them, and what it says of millions of colours costs no time"
    )
    func directColor() async throws {
        let shop = try PtyProgram(
            "/bin/sh", ["-c", "\"$0\"; times", BuiltProducts.kiosk], in: folder,
            environment: ["TERM": "xterm-direct"])
        try await shop.shows("60 Gems")
        shop.type("jb")
        try await shop.shows("[ Cancel ]")
        #expect(shop.screen.colors.isSubset(of: Set(30...49)))
        shop.type("\u{03}")
        #expect(try await shop.end() == .exit(0))
        #expect(shop.screen.leftovers == [])
        // The last line of `times` is the shop's own: its seconds in the program, and in the system.
        let line = try #require(shop.screen.lines.last { $0.contains("m") && $0.contains("s") })
        let seconds = line.split(separator: " ").compactMap { time in
            time.split(separator: "m").last.flatMap { Double($0.dropLast()) }
        }
        #expect(seconds.count == 2 && seconds.reduce(0, +) < 5, "\(line)")
    }

    private func leaveLines(_ shop: PtyProgram) async throws {
        try await shop.shows("kiosk>")
        shop.type("quit\r")
        #expect(try await shop.end() == .exit(0))
    }
}
