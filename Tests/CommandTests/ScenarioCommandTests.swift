import CommandTestSupport
import Foundation
import KioskTestSupport
import Testing

@Suite("The scenario command")
struct ScenarioCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func hashes(_ words: [String], hashing seed: String) async throws -> [String: String] {
        let run = try await KioskRun.of(
            ["scenario", "run", "--json"] + words, in: folder,
            environment: ["SWIFT_DETERMINISTIC_HASHING": seed])
        #expect(run.status == 0, "\(run.output) \(run.errors)")
        var hashes: [String: String] = [:]
        for line in run.objects {
            if let file = line["file"] as? String { hashes[file] = line["logHash"] as? String }
        }
        return hashes
    }

    @Test("two processes with different hash seeds produce identical logs")
    func sameness() async throws {
        let names = [
            "failure/1", "failure/2", "failure/16", "failure/23", "refund/spent", "refund/owned",
            "type/consumable", "type/non-consumable", "type/auto-renewable",
        ]
        // Without the variable the standard library uses a random hash seed in each process.
        let first = try await hashes(names + ["--times", "2"], hashing: "1")
        let second = try await hashes(names + ["--jobs", "3"], hashing: "")
        #expect(first.count == names.count && first == second)
        #expect(Set(first.values).count == names.count)
    }

    @Test(
        "a number out of range is rejected before anything is played",
        arguments: [["--jobs", "0"], ["--jobs", "65"], ["--jobs=-1"], ["--times", "0"]])
    func numbers(_ words: [String]) async throws {
        let run = try await KioskRun.inProcess(
            ["scenario", "run", "failure/1"] + words, in: folder)
        #expect(run.status == 64)
        #expect(run.errors.contains("use a number from 1 to"), "\(run.errors)")
        #expect(run.output.isEmpty)
    }

    @Test(
        "an option whose output would be lost is rejected before anything is played",
        arguments: [
            (["--json", "--tap"], "--tap or --json"), (["--speed", "2"], "--watch"),
            (["--report", "file"], "is a file"), (["--report-all", "file"], "is a file"),
            (["--junit", "-"], "requires a file"), (["--account", "bob"], "its file specifies"),
            (["--report", ""], "Invalid --report “”"),
            (["--size", "80x24"], "--size requires --record"),
        ])
    func forms(_ words: [String], _ part: String) async throws {
        try Data().write(to: URL(fileURLWithPath: folder.file("file")))
        let words = words.map { $0 == "file" ? folder.file("file") : $0 }
        let run = try await KioskRun.inProcess(
            ["scenario", "run", "failure/1"] + words, in: folder)
        #expect(run.status == 64)
        #expect((run.errors + run.output).contains(part), "\(run.errors)")
    }

    @Test(
        "a recording that is not possible is rejected before the file is created",
        arguments: [
            (["failure/1"], "requires a step with press, type, see or not-see"),
            (["failure/1", "failure/2"], "specify exactly one"), (["--all"], "specify exactly one"),
            (["failure/1", "--times", "2"], "plays a scenario once"),
            (["failure/1", "--jobs", "2"], "plays a scenario once"),
            (["failure/1", "--size", "80"], "Invalid --size “80”"),
            (["failure/1", "--size", "0x24"], "Invalid --size “0x24”"),
            (["failure/1", "--size", "80x1001"], "Invalid --size “80x1001”"),
            (["failure/1", "--size", "80x24x3"], "Invalid --size “80x24x3”"),
        ])
    func recording(_ words: [String], _ part: String) async throws {
        let file = folder.file("demo.cast")
        let run = try await KioskRun.inProcess(
            ["scenario", "run", "--record", file] + words, in: folder)
        #expect(run.status == 64 && run.output.isEmpty)
        #expect(run.errors.contains(part), "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: file))
    }

    @Test("an unknown name is rejected with the command that lists the names")
    func names() async throws {
        let run = try await KioskRun.inProcess(["scenario", "run", "failure/99"], in: folder)
        #expect(run.status == 65)
        #expect(run.errors.contains("kiosk scenario list"), "\(run.errors)")
    }

    @Test("the schema is JSON with and without --json")
    func schema() async throws {
        for words in [[], ["--json"]] {
            let run = try await KioskRun.inProcess(["scenario", "schema"] + words, in: folder)
            let tree = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
            let members = try #require(tree as? [String: Any])
            #expect(members["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        }
    }

    @Test("a folder and a missing file are rejected with a message")
    func files() async throws {
        for name in [folder.path, folder.file("nothing.yaml")] {
            let run = try await KioskRun.inProcess(["scenario", "run", name], in: folder)
            #expect(run.status == 65)
            #expect(run.errors.contains("cannot be read"), "\(run.errors)")
        }
    }
}
