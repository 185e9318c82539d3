import KioskTestSupport
import Testing

/// What confirms a purchase at the terminal, and what does not.
@Suite("Buying at the screen")
struct BuyingTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(
        "D17: keys typed before the dialog was read buy nothing, and an Enter held down buys once")
    func heldEnter() async throws {
        let shop = try await openShop(in: folder)
        let enters = String(repeating: "\r", count: 10)
        shop.type("b\t" + enters)
        try await shop.shows("[ Buy $0.99 ]")
        #expect(try await transactions(in: folder).isEmpty)
        #expect(shop.screen.contains("[ Buy $0.99 ]"))
        try await shop.confirmsPurchase(typing: enters)
        try await shop.screen("a purchase") { $0.contains("60 gems") && $0.contains("Bought") }
        shop.type(enters + "q")
        #expect(try await shop.end() == .exit(0))
        #expect(try await transactions(in: folder).count == 1)
    }

    @Test("D16: pasted text presses nothing, in the list or in the dialog")
    func pasting() async throws {
        let shop = try await openShop(in: folder)
        let paste = "\u{1B}[200~b\r\r\ny\u{1B}[201~"
        shop.type(paste + "?")
        #expect(try await !shop.shows("Help").contains("Cancel"))
        shop.type("\u{1B}")
        try await shop.screen("no help") { !$0.contains("Help ─") }
        shop.type("b")
        try await shop.shows("[ Cancel ]")
        // Cancel obeys the first Enter, so a paste that pressed one would close the dialog.
        shop.type(paste + "\t")
        try await shop.shows("[ Buy $0.99 ]")
        shop.type("\u{03}")
        #expect(try await shop.end() == .exit(0))
        #expect(try await transactions(in: folder).isEmpty)
    }
}
