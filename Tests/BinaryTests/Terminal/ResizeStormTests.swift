import Foundation
import Glibc
import KioskTestSupport
import Testing

/// A window that is dragged like mad while people type and buy.
@Suite("A storm of sizes")
struct ResizeStormTests {
    @Test("a thousand sizes, keys and a purchase later the screen is that of a fresh start")
    func storm() async throws {
        let folder = try TemporaryFolder()
        let shop = try RawProgram(
            BuiltProducts.kiosk, ["--pace", "300ms"], in: folder)
        try await shop.sends("60 Gems")
        shop.type("b\t")
        try await shop.sends("[ Buy $0.99 ]")
        // Whoever confirms has read the dialog.
        try await shop.reads(forMilliseconds: 700)
        shop.type("\r")
        var chance = SplitMix64(seed: 1000)
        for _ in 0..<1000 {
            shop.pty.resize(
                width: Int.random(in: 1...400, using: &chance),
                height: Int.random(in: 1...120, using: &chance))
            // Moving, pages, screens, the filter, help; nothing that leaves.
            shop.type(
                ["j", "k", "2", "3", "1", "?", "\u{1B}[6~", "\u{1B}[B", "/", "\r"]
                    .randomElement(using: &chance) ?? "j")
        }
        // Out of whatever is open, to the top of the list; the Shop has a filter of its own.
        for _ in 0..<12 { shop.type("\u{1B}[27u") }
        shop.pty.resize(width: 100, height: 28)
        shop.type("1")
        for _ in 0..<12 { shop.type("\u{1B}[27u") }
        shop.type("g")
        var screen = TerminalEmulator(width: 100, height: 28)
        repeat {
            // What was bought is told for some seconds.
            try await shop.fallsSilent()
            let start = shop.output.count
            shop.type("\u{0C}")
            try await shop.sends("\u{1B}[?2026l", from: start)
            screen.feed(Array("\u{1B}[?1049h".utf8) + shop.output[start...])
        } while screen.contains("✓ Bought")
        #expect(screen.unknown == [])
        let hasMisfits = screen.hasMisfits
        #expect(!hasMisfits)
        shop.type("q")
        #expect(try await shop.end() == .exit(0))
        #expect(shop.pty.modes == shop.modesBefore)
        let fresh = try await openShop(in: folder)
        let lines = screen.lines
        try await fresh.screen("the same screen as \(lines)") { $0.lines == lines }
    }
}
