import Foundation
import KioskTestSupport
import Testing

@Suite("kiosk --record") struct RecordingTests {
    @Test("a player shows the recorded screens through resizes and a stop, and ends clean")
    func screens() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("demo.cast")
        let shop = try await openShop(["--record", file], in: folder)
        shop.type("/potion\r")
        try await shop.waitForText("5 Healing Potions")
        shop.resize(width: 80, height: 24)
        try await shop.waitForScreen("the smaller screen") {
            $0.isFrameComplete && $0.lines.count == 24
        }
        shop.type("2")
        try await shop.waitForScreen("Activity") {
            $0.contains("Activity") && !$0.contains("potion")
        }
        let last = shop.screen.lines
        shop.type("q")
        #expect(try await shop.waitForEnd() == .exit(0))
        #expect(shop.screen.contains("The recording was saved as"))
        let cast = try AsciicastPlayer(file)
        #expect(cast.shows("5 Healing Potions"))
        #expect(cast.screens.contains(last))
        #expect(cast.isInOrder)
        #expect(cast.unknown == [] && cast.leftovers == [])
        expectRestored(shop)
    }

    @Test("a recording contains no queries, modes or clipboard writes")
    func quiet() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("demo.cast")
        let bought = try await KioskRun.of(["buy", "gems.60"], in: folder)
        #expect(bought.status == 0, "\(bought.errors)")
        let shop = try await openShop(["--record", file], in: folder)
        shop.type("2")
        try await shop.waitForText("finished")
        shop.type("y")
        try await shop.waitForScreen("the copy") { !$0.copies.isEmpty }
        shop.type("q")
        #expect(try await shop.waitForEnd() == .exit(0))
        let text = try String(contentsOfFile: file, encoding: .utf8)
        for order in ["]52;", "]11;", "?1000", "?2004", "?1004", "?2031"] {
            #expect(!text.contains(order), "\(order)")
        }
    }

    @Test("an existing file is unchanged and the screen is not opened")
    func existing() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("mine", to: "demo.cast")
        let shop = try PtyProgram(BuiltProducts.kiosk, ["--record", file], in: folder, width: 300)
        #expect(try await shop.waitForEnd() == .exit(74))
        #expect(shop.screen.contains("exists already"))
        #expect(!String(decoding: shop.output, as: UTF8.self).contains("\u{1B}[?1049h"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
    }
}
