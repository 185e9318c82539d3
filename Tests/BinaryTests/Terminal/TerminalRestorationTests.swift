import Foundation
import Glibc
import KioskTestSupport
import Testing

/// Tests that the terminal is restored after every kind of end.
@Suite("Restoring the terminal")
struct GivenBackTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("the shop opens on the alternate screen and displays the products and the session")
    func opening() async throws {
        let shop = try await openShop(in: folder)
        let screen = try await shop.waitForText("Remove Ads")
        #expect(screen.isAlternate)
        #expect(screen.title == "kiosk")
        #expect(screen.modes.isSuperset(of: [1000, 1004, 1006, 2004, 2031]))
        #expect(screen.lines[0].contains("SANDBOX no real money"))
        #expect(screen.lines[1].contains("customer · USA $ · phone-1 · en_US · embedded"))
        #expect(!screen.hasOverflow)
        #expect(!shop.pty.modes.isCooked)
    }

    @Test("q quits with exit code 0")
    func quitting() async throws {
        let shop = try await openShop(in: folder)
        shop.type("q")
        #expect(try await shop.waitForEnd() == .exit(0))
        expectRestored(shop)
    }

    @Test("Ctrl-C is a key that quits with exit code 0")
    func controlC() async throws {
        let shop = try await openShop(in: folder)
        shop.type("\u{03}")
        #expect(try await shop.waitForEnd() == .exit(0))
        expectRestored(shop)
    }

    @Test("a signal during the first frame is not lost")
    func earlySignal() async throws {
        let shop = try PtyProgram(in: folder)
        try await shop.waitForScreen("any frame") { $0.isAlternate }
        shop.send(SIGTERM)
        #expect(try await shop.waitForEnd() == .signal(SIGTERM))
        expectRestored(shop)
    }

    @Test("Swift's crash report is printed after the terminal was restored")
    func backtrace() async throws {
        let settings = "enable=yes,interactive=no,color=no,symbolicate=off,images=none"
        let shop = try await openShop(in: folder, environment: ["SWIFT_BACKTRACE": settings])
        shop.send(SIGSEGV)
        #expect(try await shop.waitForEnd() == .signal(SIGSEGV))
        expectRestored(shop)
        let output = String(decoding: shop.output, as: UTF8.self)
        let leave = try #require(output.range(of: "\u{1B}[?1049l"))
        let note = try #require(output.range(of: "kiosk stopped unexpectedly"))
        let report = try #require(output.range(of: "Backtrace took"))
        #expect(leave.upperBound <= note.lowerBound && note.upperBound <= report.lowerBound)
    }

    @Test("SIGKILL leaves the terminal in raw mode, and the next shop opens and drives")
    func killing() async throws {
        let shop = try await openShop(in: folder)
        shop.send(SIGKILL)
        #expect(try await shop.waitForEnd() == .signal(SIGKILL))
        #expect(!shop.pty.modes.isCooked)
        let next = try await openShop(in: folder)
        next.type("b")
        try await next.waitForText("[ Cancel ]")
        next.type("\u{03}")
        #expect(try await next.waitForEnd() == .exit(0))
        expectRestored(next)
    }

    /// Starts a shell that waits for a line after the shop was stopped.
    private func shell() async throws -> PtyProgram {
        let park = "echo parked; read -r line; fg"
        let script = "\"$0\"; \(park); \(park); echo \"left $?\""
        let shell = try PtyProgram(
            "/bin/sh", ["-m", "-c", script, BuiltProducts.kiosk], in: folder)
        try await shell.waitForText("60 Gems")
        return shell
    }

    @Test("Ctrl-Z restores the terminal and stops, and fg brings the whole screen back")
    func suspending() async throws {
        let shell = try await shell()
        let before = try await shell.waitForText("Remove Ads to hide this")
        shell.type("\u{1A}")
        try await shell.waitForText("parked")
        expectRestored(shell)
        shell.type("\n")
        let after = try await shell.waitForScreen("the screen again") {
            $0.isAlternate && $0.contains("Remove Ads to hide this")
        }
        #expect(after.lines == before.lines)
        #expect(after.modes == before.modes)
    }

    @Test("a stopped shop whose window changes continues in the new size")
    func resizedWhileStopped() async throws {
        let shell = try await shell()
        for (width, height) in [(60, 20), (110, 30)] {
            shell.type("\u{1A}")
            try await shell.waitForText("parked")
            shell.resize(width: width, height: height)
            shell.type("\n")
            try await shell.waitForScreen("\(width)x\(height)") {
                $0.isAlternate && $0.lines[height - 1].contains("b buy") && !$0.hasOverflow
            }
        }
        shell.type("q")
        try await shell.waitForText("left 0")
        #expect(try await shell.waitForEnd() == .exit(0))
        expectRestored(shell)
    }

    @Test("a stop in an orphaned process group only restores the terminal for a moment")
    func orphanedStop() async throws {
        let shop = try await openShop(in: folder)
        let leaves = Data("\u{1B}[?1049l".utf8)
        shop.send(SIGTSTP)
        try await shop.waitForOutput { Data($0).range(of: leaves) != nil }
        try await shop.waitForScreen("the shop again") { $0.isAlternate && $0.contains("60 Gems") }
        shop.type("q")
        #expect(try await shop.waitForEnd() == .exit(0))
        expectRestored(shop)
    }

    @Test("a shop stopped with SIGSTOP redraws its screen, and restores everything at its end")
    func stoppedFromOutside() async throws {
        let shop = try await openShop(in: folder)
        shop.send(SIGSTOP)
        try await shop.waitForChange(.stop(SIGSTOP))
        let count = shop.output.count
        shop.send(SIGCONT)
        try await shop.waitForOutput { $0.count > count }
        try await shop.waitForText("60 Gems")
        shop.type("q")
        #expect(try await shop.waitForEnd() == .exit(0))
        expectRestored(shop)
    }

    @Test("quitting prints what continues at the next start")
    func lastWords() async throws {
        let bought = try await KioskRun.of(
            ["buy", "com.example.dragonmarket.gems.60", "--outcome", "ask-to-buy"], in: folder)
        #expect(bought.status == 2, "\(bought.errors)")
        let shop = try await openShop(in: folder)
        try await shop.waitForScreen("the open purchase") {
            $0.lines[0].contains("Activity • 1 open")
        }
        shop.type("q")
        #expect(try await shop.waitForEnd() == .exit(0))
        expectRestored(shop)
        #expect(shop.screen.contains("at the next start"))
    }

    @Test("closing the window ends the shop")
    func closedWindow() async throws {
        let shop = try await openShop(in: folder)
        shop.pty.hangUp()
        // The kernel reports it twice: with a signal, and with the end of the input. Either may come first.
        #expect([.signal(SIGHUP), .exit(0)].contains(try await shop.waitForEnd()))
    }

    @Test("closing the window ends the shop even if SIGHUP is ignored (nohup)")
    func closedWindowUnderNohup() async throws {
        let shop = try PtyProgram(
            "/bin/sh", ["-c", #"trap "" HUP; exec "$0""#, BuiltProducts.kiosk], in: folder)
        try await shop.waitForText("60 Gems")
        shop.pty.hangUp()
        #expect(try await shop.waitForEnd() == .exit(0))
    }
}
