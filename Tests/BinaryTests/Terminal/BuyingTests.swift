import KioskTestSupport
import Testing

/// Buying by keys: a person who has read the dialog can, nothing else does.
@Suite("Buying at the screen")
struct BuyingTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("gems are bought by keys, are seen in Activity and Library, and by another process")
    func buying() async throws {
        let shop = try await openShop(in: folder)
        shop.type("b")
        let dialog = try await shop.shows("[ Cancel ]")
        #expect(dialog.contains("60 Gems × 1"))
        #expect(dialog.contains("no real money is charged"))
        shop.type("\t")
        try await shop.shows("[ Buy $0.99 ]")
        // A dialog that waits is idle; and after that it has been read.
        try await shop.fallsSilent()
        shop.type("\r")
        try await shop.screen("60 gems more") {
            $0.contains("You have      60 gems") || $0.contains("60 gems") && $0.contains("Bought")
        }
        shop.type("2")
        try await shop.shows("finished · charged")
        shop.type("3")
        try await shop.screen("the balance") { $0.contains("gems") && $0.contains("60") }
        let rows = try await transactions(in: folder)
        #expect(rows.count == 1)
        #expect(rows.first?["productId"] as? String == "com.example.dragonmarket.gems.60")
        #expect(rows.first?["state"] as? String == "finished")
    }

    @Test(
        "D17: keys typed before the dialog was read buy nothing, and an Enter held down buys once")
    func heldEnter() async throws {
        let shop = try await openShop(in: folder)
        let enters = String(repeating: "\r", count: 10)
        shop.type("b\t" + enters)
        try await shop.shows("[ Buy $0.99 ]")
        #expect(try await transactions(in: folder).isEmpty)
        try await shop.reads(forMilliseconds: 1000)
        #expect(shop.screen.contains("[ Buy $0.99 ]"))
        shop.type(enters)
        try await shop.screen("a purchase") { $0.contains("60 gems") && $0.contains("Bought") }
        shop.type(enters + "q")
        #expect(try await shop.end() == .exit(0))
        #expect(try await transactions(in: folder).count == 1)
    }

    @Test("Enter after b chooses Cancel")
    func cancel() async throws {
        let shop = try await openShop(in: folder)
        shop.type("b")
        try await shop.shows("[ Cancel ]")
        shop.type("\r")
        try await shop.screen("no dialog") { !$0.contains("Cancel") }
        #expect(try await transactions(in: folder).isEmpty)
    }

    @Test("D16: pasted text presses nothing, in the list or in the dialog")
    func pasting() async throws {
        let shop = try await openShop(in: folder)
        let paste = "\u{1B}[200~b\r\r\ny\u{1B}[201~"
        shop.type(paste + "?")
        #expect(try await !shop.shows("Help").contains("Cancel"))
        shop.type("\u{1B}")
        try await shop.screen("no help") { !$0.contains("Help ─") }
        shop.type("b\t")
        try await shop.shows("[ Buy $0.99 ]")
        try await shop.reads(forMilliseconds: 600)
        shop.type(paste + "\t")
        let screen = try await shop.screen("the next control") {
            $0.contains(" Buy $0.99 ") && !$0.contains("[ Buy")
        }
        #expect(!screen.contains("Sent"))
        shop.type("\u{03}")
        #expect(try await shop.end() == .exit(0))
        #expect(try await transactions(in: folder).isEmpty)
    }
}
