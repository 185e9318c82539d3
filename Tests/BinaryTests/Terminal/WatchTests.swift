import Foundation
import KioskTestSupport
import Testing

/// Tests scenarios that are watched and recorded in a terminal.
@Suite("Scenarios in the terminal")
struct WatchTests {
    let folder: TemporaryFolder
    private var file: String { folder.file("watched.yaml") }

    init() throws { folder = try TemporaryFolder() }

    private func open(
        _ arguments: [String], width: Int = 100, height: Int = 28
    ) throws -> PtyProgram {
        try PtyProgram(
            BuiltProducts.kiosk, arguments, in: folder, width: width, height: height)
    }

    private func write(_ steps: String) throws {
        try "scenario: watched\nsteps:\n\(steps)".write(
            toFile: file, atomically: true, encoding: .utf8)
    }

    @Test("a scenario is played in the shop to its end, and the terminal is restored")
    func played() async throws {
        try write(
            """
              - press: b tab enter
                see: You have 60 gems
              - crash
              - launch
              - expect: {wallet: {gems: 60}, charges: 1}
            """)
        let shop = try open(["scenario", "run", file, "--watch", "--speed", "32"])
        let end = try await shop.waitForText("PASSED")
        #expect(end.contains("all 4 steps"), "\(end.lines)")
        #expect(end.contains("60 Gems"), "the shop is there")
        shop.type("q")
        #expect(try await shop.waitForEnd() == .exit(0))
        expectRestored(shop)
        #expect(String(decoding: shop.output, as: UTF8.self).contains("ok  "))
        #expect(try await transactions(in: folder).isEmpty, "nothing of it touches the profile")
    }

    @Test(
        "an app that is closed and started again continues in its shop", arguments: [false, true])
    func closed(isAboutScreens: Bool) async throws {
        try write(
            """
              - buy: gems.60
                expect: {state: finished\(isAboutScreens ? ", see: You have 60 gems" : "")}
              - quit
              - launch
              - buy: gems.60
                expect: {wallet: {gems: 120}, charges: 2}
            """)
        let shop = try open(["scenario", "run", file, "--watch", "--speed", "32"])
        let end = try await shop.waitForScreen("its end") {
            $0.contains("PASSED") || $0.contains("FAILED")
        }
        #expect(end.contains("all 4 steps"), "\(end.lines)")
        shop.type("q")
        #expect(try await shop.waitForEnd() == .exit(0))
    }

    @Test("a failed expectation is displayed, and reported with exit code 1 after leaving")
    func failing() async throws {
        try write("  - buy: gems.60\n    expect: {charges: 2}\n    within: 1s\n")
        let shop = try open(["scenario", "run", file, "--watch", "--speed", "32"], width: 70)
        let end = try await shop.waitForText("FAILED")
        #expect(end.contains("expected charges: 2"), "\(end.lines)")
        shop.type("q")
        #expect(try await shop.waitForEnd() == .exit(1))
    }

    @Test("Space takes over: the user kills and starts the app, and the scenario continues")
    func takenOver() async throws {
        try write(
            """
              - buy: gems.60
              - wait: 10m
              - expect: {wallet: {gems: 60}, charges: 1}
            """)
        let shop = try open(["scenario", "run", file, "--watch", "--speed", "0.25"])
        try await shop.waitForText("PLAYING")
        shop.type(" ")
        try await shop.waitForText("PAUSED")
        shop.type("\u{0B}")
        try await shop.waitForText("The app is not running on phone-1.")
        shop.type("\r")
        try await shop.waitForText("Ctrl-K")
        shop.type("]]]]]]]] ")
        try await shop.waitForText("PLAYING")
        shop.type("]]]]]]]]")
        try await shop.waitForText("PASSED")
        shop.type("q")
        #expect(try await shop.waitForEnd() == .exit(0))
    }

    @Test("leaving early is neither passed nor failed, and reports the step reached")
    func leavingEarly() async throws {
        try write("  - wait: 1h\n  - wait: 1h\n")
        let shop = try open(["scenario", "run", file, "--watch", "--speed", "0.25"])
        try await shop.waitForText("PLAYING")
        shop.type("q")
        #expect(try await shop.waitForEnd() == .exit(2))
        #expect(String(decoding: shop.output, as: UTF8.self).contains("of 2 steps"))
        expectRestored(shop)
    }

    @Test("user actions are recorded, and the recording passes when it is played")
    func recorded() async throws {
        let path = folder.file("recorded.yaml")
        let shop = try open(["scenario", "record", path, "--title", "sixty gems"])
        try await shop.waitForScreen("the shop") {
            $0.contains("RECORDING") && $0.contains("60 Gems")
        }
        shop.type("b")
        try await shop.waitForText("[ Cancel ]")
        shop.type("\t")
        try await shop.waitForText("[ Buy $0.99 ]")
        try await shop.confirmPurchase()
        try await shop.waitForText("have 60")
        shop.type("\u{0B}")
        try await shop.waitForText("is not running")
        shop.type("\r")
        try await shop.waitForScreen("the shop again") { $0.contains("60 Gems") }
        shop.type("q")
        let end = try await shop.waitForEnd()
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(end == .exit(0), "\(text)")
        for line in [
            "scenario: sixty gems", "  - buy: com.example.dragonmarket.gems.60", "  - crash",
            "  - launch", "      charges: 1", "wallet: {gems: 60}",
        ] {
            #expect(text.contains(line), "\(text)")
        }
        expectRestored(shop)
        let again = try await KioskRun.of(["scenario", "record", path], in: folder)
        #expect(again.status == 64)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }

    @Test("an existing file is not overwritten, which is reported before the screen opens")
    func existing() async throws {
        try write("  - restore\n")
        let shop = try open(["scenario", "record", file])
        #expect(try await shop.waitForEnd() == .exit(74))
        let output = String(decoding: shop.output, as: UTF8.self)
        #expect(output.contains("exists already"))
        #expect(!output.contains("\u{1B}[?1049h"))
    }

    @Test("without a terminal --watch is rejected")
    func noTerminal() async throws {
        try write("  - restore\n")
        let run = try await KioskRun.of(["scenario", "run", file, "--watch"], in: folder)
        #expect(run.status == 64)
        #expect(run.errors.contains("terminal"), "\(run.errors)")
    }
}
