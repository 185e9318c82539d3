import Foundation
import KioskTestSupport
import StoreFiles
import Testing

/// The demos in a real terminal, and where there is none.
@Suite("The demos at the screen")
struct DemoScreenTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("the demo opens, steps, quits and gives the terminal back")
    func demo() async throws {
        let demo = try PtyProgram(BuiltProducts.kiosk, ["demo"], in: folder)
        try await demo.shows("Remove Ads")
        demo.type(" ")
        try await demo.shows("$1.98")
        demo.type("\u{1B}[D")
        try await demo.screen("the first step") { !$0.contains("$1.98") }
        demo.type("q")
        #expect(try await demo.end() == .exit(0))
        expectGivenBack(demo)
    }

    @Test("a language that kiosk does not speak is told, and what it speaks")
    func unspoken() async throws {
        let words = ["demo", "--plain", "--locale", "xx_YY"]
        let run = try await KioskRun.of(words, in: folder)
        #expect(run.status == 0 && run.errors.contains("does not speak xx_YY: this is en"))
        let spoken = try await KioskRun.of(["demo", "--plain", "--locale", "de_AT"], in: folder)
        #expect(!spoken.errors.contains("does not speak"))
    }

    @Test("the stages open, move, quit and give the terminal back")
    func stages() async throws {
        let demo = try PtyProgram(BuiltProducts.kiosk, ["demo", "stages"], in: folder)
        try await demo.shows("lost  finish first")
        demo.type("\u{1B}[C")
        try await demo.shows("stuck  await verdict")
        demo.type("\u{03}")
        #expect(try await demo.end() == .exit(0))
        expectGivenBack(demo)
    }

    /// How somebody leaves, and how the process ends then.
    static let leavings: [(typed: String?, signal: Int32, end: PtyChange)] = [
        ("q", 0, .exit(0)), ("\u{1B}", 0, .exit(0)), ("\u{03}", 0, .exit(0)),
        (nil, SIGINT, .signal(SIGINT)), (nil, SIGTERM, .signal(SIGTERM)),
    ]

    @Test(
        "leaving while the worlds are being played leaves none, and gives the terminal back",
        .timeLimit(.minutes(2)), arguments: leavings.indices)
    func leavingEarly(index: Int) async throws {
        let leaving = Self.leavings[index]
        let demo = try PtyProgram(
            BuiltProducts.kiosk, ["demo", "stages"], in: folder,
            environment: ["TMPDIR": folder.path])
        try await demo.shows("Being played right now")
        try await firstWorld(of: demo)
        if let typed = leaving.typed { demo.type(typed) } else { demo.send(leaving.signal) }
        #expect(try await demo.end() == leaving.end)
        expectGivenBack(demo)
        #expect(worlds(of: demo) == [])
        #expect(!demo.screen.contains("lost"))
    }

    /// The folder in which a process makes the folders of its worlds.
    private var place: String { access("/dev/shm", W_OK) == 0 ? "/dev/shm" : folder.path }

    /// Waits until the process has made the folder of a world.
    private func firstWorld(of demo: PtyProgram) async throws {
        let changes = FolderWatch.changes(in: place)
        if worlds(of: demo).isEmpty {
            for await _ in changes where !worlds(of: demo).isEmpty { break }
        }
        try #require(!worlds(of: demo).isEmpty)
    }

    /// The folders of the worlds of a process.
    private func worlds(of demo: PtyProgram) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        return names.filter { $0.hasPrefix("kiosk-scenario-\(demo.processID)-") }
    }

    @Test("a terminal of lines, and --plain, get the transcript")
    func lines() async throws {
        for (arguments, term) in [(["demo"], "dumb"), (["demo", "--plain"], "xterm-256color")] {
            let demo = try PtyProgram(
                BuiltProducts.kiosk, arguments, in: folder, environment: ["TERM": term],
                width: 120, height: 200)
            #expect(try await demo.end() == .exit(0))
            #expect(demo.screen.contains("6. refund"))
            #expect(!demo.output.contains(0x1B))
        }
    }

    @Test("a pipe gets the transcript, and --json a line for each step or cell")
    func pipe() async throws {
        let text = try await KioskRun.of(["demo"], in: folder)
        #expect(text.status == 0 && text.output.contains("2. buy again"))
        #expect(!text.output.utf8.contains(0x1B))
        let steps = try await KioskRun.of(["demo", "--json"], in: folder).objects
        #expect(steps.count == 12)
        #expect(steps.allSatisfy { $0["kind"] as? String == "demo-step" && $0["text"] != nil })
        let cells = try await KioskRun.of(["demo", "stages", "--json"], in: folder).objects
        #expect(cells.count == 45)
        #expect(Set(cells.compactMap { $0["fate"] as? String }).count == 6)
    }

    @Test("nothing is left behind, and no profile is made")
    func traces() async throws {
        _ = try await KioskRun.of(["demo", "--ephemeral"], in: folder)
        _ = try await KioskRun.of(["demo"], in: folder)
        let run = try await KioskRun.of(["transactions", "--json"], in: folder)
        #expect(run.objects.isEmpty)
    }
}
