import Glibc
import KioskTestSupport
import Testing

/// Tests that keys arrive complete, however their bytes are split.
@Suite("Input")
struct InputTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("characters that arrive byte by byte are complete")
    func splitCharacters() async throws {
        let shop = try await openShop(["--locale", "zh_CN"], in: folder, showing: "60 颗宝石")
        shop.type("/")
        try await shop.typeApart("宝石".utf8.map { [$0] })
        try await shop.waitForScreen("the filter") { $0.contains("/ 宝石") && $0.contains("330 颗宝石") }
        shop.type("é龍🐉")
        try await shop.waitForText("/ 宝石é龍🐉")
    }

    @Test("an arrow key that arrives in two reads is one key")
    func splitSequence() async throws {
        // Over a network the shop waits 75 ms for the rest of a sequence.
        let shop = try await openShop(in: folder, environment: ["SSH_CONNECTION": "a 1 b 2"])
        let down = Array("\u{1B}[B".utf8)
        for cut in 1...2 {
            var isConclusive = false
            while !isConclusive {
                shop.type("g")
                try await shop.waitForText("▸ ◆ 60 Gems")
                // On a busy machine the rest may come too late and be read as Esc and two letters.
                isConclusive =
                    try await shop.typeApart([Array(down[..<cut]), Array(down[cut...])])
                    < .milliseconds(60)
            }
            try await shop.waitForText("▸ ◆ 330 Gems")
        }
    }

    @Test("Esc alone goes back one step at a time and never quits")
    func escape() async throws {
        let shop = try await openShop(in: folder)
        shop.type("/potion\r\r")
        // No input follows an Esc before its effect is on the screen, so each is a separate key.
        try await shop.waitForScreen("the detail") {
            $0.contains("/ potion") && $0.contains("Esc back") && !$0.contains("Enter details")
        }
        shop.type("\u{1B}")
        try await shop.waitForScreen("the list") {
            $0.contains("/ potion") && $0.contains("Enter details")
        }
        shop.type("\u{1B}")
        try await shop.waitForScreen("all") { $0.contains("/ filter") && $0.contains("24 of 24") }
        shop.type("?")
        try await shop.waitForText("Help")
    }

    @Test("the mouse selects with click and wheel, and a key releases it")
    func mouse() async throws {
        let shop = try await openShop(in: folder)
        shop.type("\u{1B}[<65;10;10M")
        try await shop.waitForText("▸ ◆ 330 Gems")
        shop.type("\u{1B}[<0;10;8M\u{1B}[<0;10;8m")
        try await shop.waitForText("▸ ◆ 1,300 Gems")
        shop.type("m")
        try await shop.waitForScreen("no mouse") {
            !$0.modes.contains(1000) && !$0.modes.contains(1006)
        }
    }

    @Test("a late reply of the terminal is not typed into the shop")
    func lateReplies() async throws {
        let shop = try await openShop(in: folder)
        shop.type(
            "\u{1B}]11;rgb:ffff/bbbb/0000\u{1B}\\\u{1B}[?2026;2$y\u{1B}[?62;c\u{1B}[I\u{1B}[O")
        shop.type("?")
        try await shop.waitForText("Help")
        shop.type("\u{03}")
        #expect(try await shop.waitForEnd() == .exit(0))
        #expect(try await transactions(in: folder).isEmpty)
    }

    @Test("the terminal's cursor follows the selection in lists and in dialogs")
    func cursorFollows() async throws {
        let shop = try await openShop(in: folder)
        for (key, title) in [("", " 60 Gems"), ("j", " 330 Gems"), ("j", " 1,300"), ("k", " 330")] {
            shop.type(key)
            try await shop.waitForScreen("the cursor on the pointer of\(title)") { screen in
                let row = screen.cursor.y
                return screen.columns(row)[screen.cursor.x] == "▸"
                    && screen.lines[row].contains(title)
            }
        }
        shop.type("b")
        let dialog = try await shop.waitForText("[ Cancel ]")
        #expect(dialog.lines[dialog.cursor.y].contains("[ Cancel ]"))
        #expect(dialog.columns(dialog.cursor.y)[dialog.cursor.x] == "[")
        #expect(!dialog.modes.contains(25), "it is not drawn over the button")
    }

    @Test("an idle shop sends nothing")
    func idle() async throws {
        let shop = try await openShop(in: folder)
        try await shop.waitForText("Remove Ads to hide this")
        try await shop.waitUntilSilent()
    }
}
