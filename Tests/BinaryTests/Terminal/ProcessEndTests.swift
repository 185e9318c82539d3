import Foundation
import Glibc
import KioskTestSupport
import Testing

/// Tests that the shop restores every terminal setting, however it ends.
@Suite("Terminal state after the end of the process")
struct DyingTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A terminal setting that the shop changes, with a check of its restoration.
    enum TerminalSetting: String, CaseIterable {
        case screen, cursor, mouse, paste, focus, variant, synchronisation, colours, title, line

        func isGivenBack(by shop: PtyProgram) -> Bool {
            let screen = shop.screen
            return switch self {
            case .screen: !screen.isAlternate
            case .cursor: screen.modes.contains(25)
            case .mouse: screen.modes.isDisjoint(with: [1000, 1002, 1003, 1006])
            case .paste: !screen.modes.contains(2004)
            case .focus: !screen.modes.contains(1004)
            case .variant: !screen.modes.contains(2031)
            case .synchronisation: !screen.modes.contains(2026)
            case .colours: !screen.unrestoredState.contains { $0.contains("colour") }
            case .title:
                !screen.unrestoredState.contains { $0.contains("title") } && screen.title == ""
            case .line: shop.pty.modes == shop.modesBefore
            }
        }

        /// Returns whether the shop has changed the setting.
        func isTaken(by shop: PtyProgram) -> Bool {
            switch self {
            // A frame is complete before it can be observed and ends without colors; the cursor is visible only
            // in a text field.
            case .synchronisation, .colours, .cursor: true
            default: !isGivenBack(by: shop)
            }
        }
    }

    /// A way in which the process ends.
    struct EndCause: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let signal: Int32
        /// The text on the terminal afterwards; nil if the user asked for the end.
        var finalOutput: String?

        static let all =
            [("TERM", SIGTERM), ("HUP", SIGHUP), ("INT", SIGINT), ("QUIT", SIGQUIT)].map {
                EndCause(testDescription: $0.0, signal: $0.1)
            }
            + [
                ("SEGV", SIGSEGV), ("ILL, as a trap on arm", SIGILL), ("TRAP", SIGTRAP),
                ("ABRT", SIGABRT), ("BUS", SIGBUS), ("FPE", SIGFPE),
            ].map {
                EndCause(
                    testDescription: $0.0, signal: $0.1, finalOutput: "kiosk stopped unexpectedly")
            }
    }

    /// What happens at the time of the end.
    enum ShopSituation: String, CaseIterable, Sendable {
        case atRest, inPurchase, inFilter

        func reach(_ shop: PtyProgram) async throws {
            switch self {
            case .atRest: break
            case .inFilter:
                shop.type("/gem")
                try await shop.waitForText("/ gem")
            case .inPurchase:
                shop.type("b\t")
                try await shop.waitForText("[ Buy $0.99 ]")
                try await shop.confirmPurchase()
                try await shop.waitForScreen("the purchase") { $0.lines[0].contains("1 open") }
            }
        }
    }

    private func expectAllGivenBack(
        _ shop: PtyProgram, _ location: SourceLocation = #_sourceLocation
    ) {
        let missing = TerminalSetting.allCases.filter { !$0.isGivenBack(by: shop) }
        #expect(missing == [], sourceLocation: location)
        expectRestored(shop, location)
    }

    @Test(
        "the shop dies of the signal and restores every setting before printing anything",
        arguments: EndCause.all)
    func deaths(_ death: EndCause) async throws {
        for moment in death.signal == SIGTERM || death.signal == SIGSEGV
            ? ShopSituation.allCases : [.atRest]
        {
            let folder = try TemporaryFolder()
            let shop = try await openShop(["--pace", "10s"], in: folder)
            try await moment.reach(shop)
            let missing = TerminalSetting.allCases.filter { !$0.isTaken(by: shop) }
            #expect(missing == [], "the shop has not taken these, so nothing is shown")
            shop.send(death.signal)
            #expect(try await shop.waitForEnd() == .signal(death.signal), "\(moment)")
            expectAllGivenBack(shop)
            guard let words = death.finalOutput else { continue }
            let output = String(decoding: shop.output, as: UTF8.self)
            let left = try #require(output.range(of: "\u{1B}[?1049l"))
            let said = try #require(output.range(of: words))
            #expect(left.upperBound <= said.lowerBound)
        }
    }

    @Test(
        "a shop told to end while the terminal accepts no output dies of that signal",
        arguments: [SIGTERM, SIGHUP])
    func stopped(_ signal: Int32) async throws {
        let shop = try await openShop(in: folder)
        // Like Ctrl-S.
        try #require(tcflow(shop.pty.slave, TCOOFF) == 0)
        try await shop.typeApart([Array("2".utf8)])
        shop.send(signal)
        #expect(try await shop.waitForEnd() == .signal(signal))
        #expect(shop.pty.modes == shop.modesBefore)
    }

    @Test("the crash log is readable by its owner only, names the signal and contains no secret")
    func crashFile() async throws {
        let shop = try await openShop(["--pace", "10s"], in: folder)
        try await ShopSituation.inPurchase.reach(shop)
        shop.send(SIGTRAP)
        #expect(try await shop.waitForEnd() == .signal(SIGTRAP))
        let path = folder.file("kiosk/default/stderr.log")
        #expect(shop.screen.lines.joined().contains("default/stderr.log"))
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        #expect(mode as? Int == 0o600)
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.contains("kiosk was ended by signal \(SIGTRAP) at "))
        // It contains neither a signed token nor a key, nor any text of that length.
        #expect(text.firstMatch(of: /[A-Za-z0-9_\-+\/=]{37,}/) == nil)
        #expect(!text.contains("BEGIN"))
    }

    @Test("closing the window during a purchase ends the shop, and nothing is lost")
    func closedWindow() async throws {
        let shop = try await openShop(["--pace", "10s"], in: folder)
        try await ShopSituation.inPurchase.reach(shop)
        shop.pty.hangUp()
        #expect([.signal(SIGHUP), .exit(0)].contains(try await shop.waitForEnd()))
        let next = try await openShop(in: folder)
        next.type("2")
        try await next.waitForText("✓ 60 Gems")
    }

    @Test("a stop during a purchase restores the terminal, and fg takes it again")
    func stop() async throws {
        let shell = try PtyProgram(
            "/bin/sh",
            [
                "-m", "-c", "\"$0\" --pace 1s; echo parked; read -r line; fg",
                BuiltProducts.kiosk,
            ], in: folder)
        try await shell.waitForText("60 Gems")
        try await ShopSituation.inPurchase.reach(shell)
        shell.type("\u{1A}")
        try await shell.waitForText("parked")
        expectAllGivenBack(shell)
        shell.type("\n")
        try await shell.waitForScreen("the shop again") {
            $0.isAlternate && $0.modes.isSuperset(of: [1000, 1004, 1006, 2004, 2031])
        }
        try await shell.waitForScreen("the end of the purchase") { !$0.lines[0].contains("open") }
        shell.type("q")
        #expect(try await shell.waitForEnd() == .exit(0))
        expectAllGivenBack(shell)
    }
}
