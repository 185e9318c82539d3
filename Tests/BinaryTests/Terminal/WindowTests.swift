import Glibc
import KioskTestSupport
import Testing

/// Tests windows of any size that change at any time.
@Suite("Window sizes")
struct WindowTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A size, and words that its layout must display.
    struct Window: CustomTestStringConvertible {
        let width: Int
        let height: Int
        let words: [String]
        var testDescription: String { "\(width)x\(height)" }
    }

    @Test(
        "a new size has a layout that fits",
        arguments: [
            Window(width: 40, height: 12, words: ["SANDBOX Shop", "▸ ◆ 60 Gems", "b buy"]),
            Window(width: 20, height: 5, words: ["SANDBOX", "◆ 60 Gems", "$0.99", "b buy"]),
            Window(width: 10, height: 2, words: []),
            Window(width: 1, height: 1, words: []),
            Window(width: 200, height: 60, words: ["no real money", "A small pouch", "t theme"]),
        ])
    func resizing(_ window: Window) async throws {
        let shop = try await openShop(in: folder)
        shop.resize(width: window.width, height: window.height)
        let screen = try await shop.waitForScreen("a layout of \(window.testDescription)") {
            screen in
            !screen.hasOverflow && window.words.allSatisfy(screen.contains)
        }
        #expect(screen.lines.count == window.height)
        shop.resize(width: 100, height: 28)
        try await shop.waitForScreen("the usual layout") {
            $0.contains("A small pouch") && $0.lines[27].contains("b buy") && !$0.hasOverflow
        }
        shop.type("q")
        #expect(try await shop.waitForEnd() == .exit(0))
        expectRestored(shop)
    }

    @Test("a window that is resized many times shows the last size")
    func storm() async throws {
        let shop = try await openShop(in: folder)
        for step in 0..<60 { shop.resize(width: 100 - step, height: 28 - step / 3) }
        shop.resize(width: 80, height: 24)
        try await shop.waitForScreen("80x24") {
            $0.contains("A small pouch") && $0.lines[23].contains("b buy") && !$0.hasOverflow
        }
        shop.send(SIGWINCH)
        shop.type("\u{0C}")
        shop.type("?")
        try await shop.waitForText("Help")
    }

    @Test("an open dialog follows the window, and its buttons stay visible")
    func dialog() async throws {
        let shop = try await openShop(in: folder)
        shop.type("b")
        try await shop.waitForText("[ Cancel ]")
        shop.resize(width: 20, height: 5)
        try await shop.waitForScreen("the dialog in 20x5") {
            $0.contains("[ Cancel ]") && !$0.hasOverflow
        }
        shop.resize(width: 120, height: 40)
        try await shop.waitForScreen("the dialog in 120x40") {
            $0.contains("[ Cancel ]") && $0.contains("from the embedded sandbox") && !$0.hasOverflow
        }
    }

    @Test("a terminal without a size is treated as 80x24")
    func noSize() async throws {
        let shop = try await openShop(in: folder, width: 80, height: 24)
        shop.pty.resize(width: 0, height: 0)
        shop.send(SIGWINCH)
        shop.type("\u{0C}")
        try await shop.waitForScreen("a whole one that fits") { !$0.hasOverflow }
        shop.type("q")
        #expect(try await shop.waitForEnd() == .exit(0))
    }
}
