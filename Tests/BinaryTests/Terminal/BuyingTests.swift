import KioskTestSupport
import Testing

/// Tests which input confirms a purchase in the terminal.
@Suite("Buying in the terminal")
struct BuyingTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("D17: keys typed before the dialog was displayed buy nothing, and a held Enter buys once")
    func heldEnter() async throws {
        let shop = try await openShop(in: folder)
        let enters = String(repeating: "\r", count: 10)
        shop.type("b\t" + enters)
        try await shop.waitForText("[ Buy $0.99 ]")
        #expect(try await transactions(in: folder).isEmpty)
        #expect(shop.screen.contains("[ Buy $0.99 ]"))
        try await shop.confirmPurchase(typing: enters)
        try await shop.waitForScreen("a purchase") {
            $0.contains("60 gems") && $0.contains("Bought")
        }
        shop.type(enters + "q")
        #expect(try await shop.waitForEnd() == .exit(0))
        #expect(try await transactions(in: folder).count == 1)
    }

    @Test("D16: pasted text triggers no key, in the list or in the dialog")
    func pasting() async throws {
        let shop = try await openShop(in: folder)
        let paste = "\u{1B}[200~b\r\r\ny\u{1B}[201~"
        shop.type(paste + "?")
        #expect(try await !shop.waitForText("Help").contains("Cancel"))
        shop.type("\u{1B}")
        try await shop.waitForScreen("no help") { !$0.contains("Help ─") }
        shop.type("b")
        try await shop.waitForText("[ Cancel ]")
        // Cancel accepts the first Enter, so a paste that triggered one would close the dialog.
        shop.type(paste + "\t")
        try await shop.waitForText("[ Buy $0.99 ]")
        shop.type("\u{03}")
        #expect(try await shop.waitForEnd() == .exit(0))
        #expect(try await transactions(in: folder).isEmpty)
    }
}
