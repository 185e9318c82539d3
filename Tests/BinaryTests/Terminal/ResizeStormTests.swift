import Foundation
import Glibc
import KioskTestSupport
import StoreModel
import Testing

/// Tests rapid changes of the window's size during key presses and a purchase.
@Suite("Rapid resizing")
struct ResizeStormTests {
    @Test("after a thousand sizes, many keys and a purchase the screen equals a fresh one")
    func storm() async throws {
        let folder = try TemporaryFolder()
        let order = try await KioskRun.of(
            ["buy", "gems.60", "--outcome", "ask-to-buy"], in: folder)
        #expect(order.status == 2, "\(order.errors)")
        let shop = try RawProgram(
            BuiltProducts.kiosk, ["--pace", "300ms"], in: folder)
        try await shop.waitForOutput(containing: "60 Gems")
        async let approval = KioskRun.of(["sandbox", "approve"], in: folder)
        var chance = SeededGenerator(seed: 1000)
        for _ in 0..<1000 {
            shop.pty.resize(
                width: Int.random(in: 1...400, using: &chance),
                height: Int.random(in: 1...120, using: &chance))
            // Moves, pages, screens, the filter and help; no key that quits.
            shop.type(
                ["j", "k", "2", "3", "1", "?", "\u{1B}[6~", "\u{1B}[B", "/", "\r"]
                    .randomElement(using: &chance) ?? "j")
        }
        // Closes all dialogs and goes to the top of the list; the Shop's filter is separate.
        for _ in 0..<12 { shop.type("\u{1B}[27u") }
        shop.pty.resize(width: 100, height: 28)
        shop.type("1")
        for _ in 0..<12 { shop.type("\u{1B}[27u") }
        shop.type("g")
        // Keys are read in order: once the palette is open, all earlier keys were read.
        shop.type(":")
        try await shop.waitForOutput(containing: "type an action, product")
        let approved = try await approval
        #expect(approved.status == 0, "\(approved.errors)")
        let start = shop.endOfLastFrame
        shop.type("\u{1B}[27u\u{0C}")
        // The first row is sent only with a complete screen.
        try await shop.shows(from: start) {
            $0.lines[0].contains("SANDBOX") && !$0.lines[0].contains("1 open")
        }
        // The message of the approval disappears with a key.
        shop.type("\u{1B}[27u")
        let screen = try await shop.shows(from: start) {
            $0.lines[0].contains("SANDBOX") && $0.contains("b buy") && !$0.contains("✓")
        }
        #expect(screen.unknown == [])
        let hasMisfits = screen.hasOverflow
        #expect(!hasMisfits)
        shop.type("q")
        #expect(try await shop.waitForEnd() == .exit(0))
        #expect(shop.pty.modes == shop.modesBefore)
        let fresh = try await openShop(in: folder)
        let lines = screen.lines
        try await fresh.waitForScreen("the same screen as \(lines)") { $0.lines == lines }
    }
}

extension RawProgram {
    /// The index in the output after the last complete frame, where no character and no sequence is cut off.
    fileprivate var endOfLastFrame: Int {
        let output = Data(output)
        return output.range(of: Data("\u{1B}[?2026l".utf8), options: .backwards)?.upperBound ?? 0
    }

    /// Waits until a complete frame drawn after an index of the output satisfies the condition.
    @discardableResult
    fileprivate func shows(
        from start: Int, _ isExpected: @escaping @Sendable (TerminalEmulator) -> Bool
    ) async throws -> TerminalEmulator {
        let screen = { @Sendable (bytes: ArraySlice<UInt8>) in
            var screen = TerminalEmulator(width: 100, height: 28)
            screen.feed(Array("\u{1B}[?1049h".utf8) + bytes)
            return screen
        }
        try await waitForOutput(from: start) {
            let screen = screen($0)
            return screen.isFrameComplete && isExpected(screen)
        }
        return screen(output[start...])
    }
}
