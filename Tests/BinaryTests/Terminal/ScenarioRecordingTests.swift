import Foundation
import KioskTestSupport
import Testing

@Suite("kiosk scenario run --record") struct ScenarioRecordingTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let purchase = """
          - press: /
          - type: 60 gems
          - press: enter b
            see: "[ Cancel ]"
          - press: tab enter
            see: You have 60 gems
            expect: {open: 0, charges: 1}
          - press: "3"
            see: Wallet of

        """

    /// Plays and records the steps of a scenario.
    private func record(
        _ steps: String, to name: String = "demo.cast", _ options: String...
    ) async throws -> KioskRun {
        let scenario = try folder.write("scenario: recorded\nsteps:\n\(steps)", to: "demo.yaml")
        return try await KioskRun.of(
            ["scenario", "run", scenario, "--record", folder.file(name)] + options, in: folder)
    }

    @Test("a recorded scenario passes, and a player displays its screens at the times of its world")
    func screens() async throws {
        let run = try await record(Self.purchase)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        let cast = try AsciicastPlayer(folder.file("demo.cast"))
        #expect(cast.shows("[ Cancel ]") && cast.shows("have 60"))
        #expect(cast.lastScreen.count == 30)
        #expect(cast.lastScreen.contains { $0.contains("Wallet of") }, "\(cast.lastScreen)")
        // A second before each of the 13 keys.
        #expect(cast.isInOrder && (cast.times.last ?? 0) > 13)
        #expect(cast.unknown == [] && cast.leftovers == [])
        let rows = try await KioskRun.of(["transactions", "--json"], in: folder)
        #expect(rows.objects.isEmpty, "nothing of it is in the profile")
    }

    @Test("two recordings of a scenario are equal byte by byte")
    func sameness() async throws {
        for name in ["1.cast", "2.cast"] {
            let run = try await record(Self.purchase, to: name)
            #expect(run.status == 0, "\(run.output)\(run.errors)")
        }
        let first = try String(contentsOfFile: folder.file("1.cast"), encoding: .utf8)
        #expect(try String(contentsOfFile: folder.file("2.cast"), encoding: .utf8) == first)
    }

    @Test("--size sets the size of the recorded window")
    func size() async throws {
        let run = try await record("  - see: 60 Gems\n", "--size", "80x24")
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        let text = try String(contentsOfFile: folder.file("demo.cast"), encoding: .utf8)
        let header = text.prefix { $0 != "\n" }
        #expect(header.contains("\"width\":80") && header.contains("\"height\":24"), "\(header)")
        #expect(try AsciicastPlayer(folder.file("demo.cast")).lastScreen.count == 24)
    }

    @Test("a killed app is displayed as not running until its shop is open again")
    func killed() async throws {
        let run = try await record(
            """
              - press: b tab enter
                see: You have 60 gems
              - crash
              - launch
              - press: "2"
                see: ✓ 60 Gems
            """)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        let cast = try AsciicastPlayer(folder.file("demo.cast"))
        #expect(cast.shows("The app is not running on phone-1."))
        #expect(cast.lastScreen.contains { $0.contains("✓ 60 Gems") })
    }

    @Test("a failed scenario is recorded up to the failure, and still prints the screen")
    func failed() async throws {
        let run = try await record("  - see: 61 Gems\n    within: 2s\n")
        #expect(run.status == 1)
        #expect(run.output.contains("phone-1 shows:"), "\(run.output)")
        #expect(try AsciicastPlayer(folder.file("demo.cast")).shows("60 Gems"))
    }

    @Test("a recording that cannot be created is reported before the scenario is played")
    func unwritable() async throws {
        let file = try folder.write("mine", to: "demo.cast")
        let existing = try await record(Self.purchase)
        #expect(existing.status == 74 && existing.output.isEmpty)
        #expect(existing.errors.contains("exists already"), "\(existing.errors)")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
        let missing = try await record(Self.purchase, to: "none/demo.cast")
        #expect(missing.status == 74 && missing.output.isEmpty)
        #expect(missing.errors.contains("Cannot record to"), "\(missing.errors)")
    }
}
