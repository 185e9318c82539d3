import Foundation
import KioskTestSupport
import StoreFiles
import Testing

/// Tests the demos in a real terminal and without one.
@Suite("The demos in the terminal")
struct DemoScreenTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("the demo opens, steps, quits and restores the terminal")
    func demo() async throws {
        let demo = try PtyProgram(BuiltProducts.kiosk, ["demo"], in: folder)
        try await demo.waitForText("Remove Ads")
        demo.type(" ")
        try await demo.waitForText("$1.98")
        demo.type("\u{1B}[D")
        try await demo.waitForScreen("the first step") { !$0.contains("$1.98") }
        demo.type("q")
        #expect(try await demo.waitForEnd() == .exit(0))
        expectRestored(demo)
    }

    @Test("the stages open, move, quit and restore the terminal")
    func stages() async throws {
        let demo = try PtyProgram(BuiltProducts.kiosk, ["demo", "stages"], in: folder)
        try await demo.waitForText("lost  finish first")
        demo.type("\u{1B}[C")
        try await demo.waitForText("stuck  await verdict")
        demo.type("\u{03}")
        #expect(try await demo.waitForEnd() == .exit(0))
        expectRestored(demo)
    }

    /// The ways of leaving, and how the process ends.
    static let leavings: [(typed: String?, signal: Int32, end: ProcessStateChange)] = [
        ("q", 0, .exit(0)), ("\u{1B}", 0, .exit(0)), ("\u{03}", 0, .exit(0)),
        (nil, SIGINT, .signal(SIGINT)), (nil, SIGTERM, .signal(SIGTERM)),
    ]

    @Test(
        "leaving while the worlds are being played removes their folders and restores the terminal",
        .timeLimit(.minutes(5)), arguments: leavings.indices)
    func leavingEarly(index: Int) async throws {
        let leaving = Self.leavings[index]
        var demo = try await leave(typing: leaving.typed, sending: leaving.signal)
        // On a busy machine all worlds may have ended before the demo is left; that run proves nothing.
        while demo.screen.contains("lost") {
            demo = try await leave(typing: leaving.typed, sending: leaving.signal)
        }
        #expect(try await demo.waitForEnd() == leaving.end)
        expectRestored(demo)
        #expect(worlds(of: demo) == [])
    }

    /// The folder in which a process creates the folders of its worlds.
    private var place: String { access("/dev/shm", W_OK) == 0 ? "/dev/shm" : folder.path }

    /// Starts the stages, and leaves them while the folder of a world exists.
    ///
    /// - Returns: The program, which has ended, or displays the stages if it could not be left before.
    private func leave(typing typed: String?, sending signal: Int32) async throws -> PtyProgram {
        // The watch begins before the process, which may otherwise have removed its worlds already.
        let changes = FolderWatch.changes(in: place)
        let demo = try PtyProgram(
            BuiltProducts.kiosk, ["demo", "stages"], in: folder,
            environment: ["TMPDIR": folder.path])
        try await demo.waitForScreen("the loading screen or the stages") {
            $0.contains("The demo is running") || $0.contains("lost")
        }
        let leaver = Task {
            for await _ in changes where !worlds(of: demo).isEmpty { break }
            guard !Task.isCancelled else { return }
            if let typed { demo.type(typed) } else { demo.send(signal) }
        }
        // The wait fails when the program ends, as it should.
        _ = try? await demo.waitForText("lost")
        leaver.cancel()
        await leaver.value
        return demo
    }

    /// Returns the folders of a process's worlds.
    private func worlds(of demo: PtyProgram) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        return names.filter { $0.hasPrefix("kiosk-scenario-\(demo.processID)-") }
    }

    @Test("a dumb terminal and --plain print the transcript")
    func lines() async throws {
        for (arguments, term) in [(["demo"], "dumb"), (["demo", "--plain"], "xterm-256color")] {
            let demo = try PtyProgram(
                BuiltProducts.kiosk, arguments, in: folder, environment: ["TERM": term],
                width: 120, height: 200)
            #expect(try await demo.waitForEnd() == .exit(0))
            #expect(demo.screen.contains("6. refund"))
            #expect(!demo.output.contains(0x1B))
        }
    }

    @Test(
        "a pipe gets the transcript in an available language, and the demo leaves no files and creates no profile"
    )
    func pipe() async throws {
        let text = try await KioskRun.of(["demo", "--locale", "xx_YY"], in: folder)
        #expect(text.status == 0 && text.output.contains("2. buy again"))
        #expect(text.errors.contains("is not available in xx_YY; it uses en"))
        #expect(!text.output.utf8.contains(0x1B))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test("--json prints a line for each step or cell")
    func json() async throws {
        let demo = try await KioskRun.of(
            ["demo", "--json", "--ephemeral", "--locale", "de_AT"], in: folder)
        #expect(!demo.errors.contains("is not available in"))
        let steps = demo.objects
        #expect(steps.count == 12)
        #expect(steps.allSatisfy { $0["kind"] as? String == "demo-step" && $0["text"] != nil })
        let cells = try await KioskRun.of(["demo", "stages", "--json"], in: folder).objects
        #expect(cells.count == 45)
        #expect(Set(cells.compactMap { $0["fate"] as? String }).count == 6)
    }
}
