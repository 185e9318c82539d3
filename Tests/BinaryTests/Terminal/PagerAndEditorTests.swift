import Foundation
import Glibc
import KioskTestSupport
import Testing

/// Tests programs of the user on the terminal of the shop.
@Suite("The pager and the editor on the terminal")
struct PagerAndEditorTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Writes an executable script for `sh`, and returns its path.
    private func script(_ lines: String, named name: String) throws -> String {
        let path = try folder.write("#!/bin/sh\n" + lines + "\n", to: name)
        try #require(chmod(path, 0o700) == 0)
        return path
    }

    /// Writes a pager that saves its input and waits for a line.
    private func pager() throws -> String {
        try script(
            #"cat > "$0.text"; echo "paging $1"; read -r line < /dev/tty; exit 3"#,
            named: "my pager")
    }

    /// Returns whether the shop is on the screen with a text.
    private func shows(_ text: String) -> @Sendable (TerminalEmulator) -> Bool {
        { $0.isAlternate && $0.contains(text) && $0.contains("60 Gems") }
    }

    private func quit(_ shop: PtyProgram) async throws {
        shop.type("q")
        #expect(try await shop.waitForEnd() == .exit(0))
        expectRestored(shop)
    }

    @Test("the pager has the restored terminal until it ends, and then the whole shop returns")
    func paging() async throws {
        let pager = try pager()
        let shop = try await openShop(in: folder, environment: ["PAGER": "'\(pager)' 'two  words'"])
        let before = try await shop.waitForText("Remove Ads to hide this")
        shop.type("|")
        let screen = try await shop.waitForText("paging two  words")
        #expect(screen.unrestoredState == [])
        #expect(shop.pty.modes == shop.modesBefore)
        shop.type("\n")
        let after = try await shop.waitForScreen(
            "the shop with the exit code", shows("my pager ended with exit code 3."))
        #expect(after.modes == before.modes)
        #expect(!shop.pty.modes.isCooked)
        let text = try String(contentsOfFile: pager + ".text", encoding: .utf8)
        #expect(text.contains("com.example.dragonmarket.gems.60"))
        #expect(text.allSatisfy { $0 == "\n" || !$0.unicodeScalars.contains { $0.value < 32 } })
        try await quit(shop)
    }

    @Test("the shop returns after a pager that is killed, and after one that does not exist")
    func failing() async throws {
        let pager = try script(#"printf '\033[?1049h'; kill -9 $$"#, named: "killed")
        let shop = try await openShop(in: folder, environment: ["PAGER": pager])
        shop.type("|")
        try await shop.waitForScreen(
            "the shop with the signal", shows("killed was ended by signal 9."))
        try await quit(shop)
        let next = try await openShop(in: folder, environment: ["PAGER": "/nowhere/less"])
        next.type("|")
        try await next.waitForScreen(
            "the shop with the reason",
            shows("/nowhere/less cannot be started: No such file or directory"))
        try await quit(next)
    }

    @Test("Ctrl-Z in the pager stops the shop with it, and fg continues both")
    func suspending() async throws {
        let pager = try pager()
        let park = #""$0"; echo parked; read -r line; fg; echo "left $?""#
        let shell = try PtyProgram(
            "/bin/sh", ["-m", "-c", park, BuiltProducts.kiosk], in: folder,
            environment: ["PAGER": "'\(pager)' once"])
        try await shell.waitForText("60 Gems")
        shell.type("|")
        try await shell.waitForText("paging once")
        shell.type("\u{1A}")
        try await shell.waitForText("parked")
        #expect(shell.screen.unrestoredState == [])
        shell.type("\n")
        // The shell reads one line, and the pager the next one.
        shell.type("\n")
        try await shell.waitForScreen("the shop", shows("ended with exit code 3"))
        shell.type("q")
        try await shell.waitForText("left 0")
        #expect(try await shell.waitForEnd() == .exit(0))
        expectRestored(shell)
    }

    @Test("a signal that ends the shop ends the pager", arguments: ["", "trap '' HUP TERM; "])
    func ending(trap: String) async throws {
        let pager = try script(
            trap + #"echo "paging $1"; while :; do read -r line < /dev/tty; done"#,
            named: "my pager")
        let shop = try await openShop(in: folder, environment: ["PAGER": "'\(pager)' once"])
        shop.type("|")
        try await shop.waitForText("paging once")
        shop.send(SIGTERM)
        #expect(try await shop.waitForEnd() == .signal(SIGTERM))
        expectRestored(shop)
    }

    @Test("the editor opens the catalog file, and the shop sells from the changed file")
    func editing() async throws {
        let file = try folder.writeCatalog(name: "Coins", price: "0.99")
        let editor = try script(#"sed -i s/0.99/1.49/ "$1""#, named: "editor")
        let shop = try await openShop(
            ["--catalog", file], in: folder, environment: ["EDITOR": editor], showing: "Coins")
        shop.type(":")
        try await shop.waitForText("type an action, product")
        shop.type("edit-catalog")
        try await shop.waitForText("edit catalog file")
        shop.type("\r")
        try await shop.waitForText("$1.49")
    }
}
