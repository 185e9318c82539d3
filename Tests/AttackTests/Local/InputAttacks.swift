import Foundation
import KioskFaults
import KioskTestSupport
import Testing

/// Files made to cost time or memory; the ids are those of the article “Attacks”.
///
/// Each test may use gigabytes of memory, so they run one after another.
@Suite("Attacks by input files", .serialized, .timeLimit(.minutes(5)))
struct InputAttacks {
    /// A file that is small to write and expensive to read.
    struct ExpensiveFile: Sendable, CustomTestStringConvertible {
        let name: String
        let text: @Sendable () -> String

        var testDescription: String { name }
    }

    private static let bombs = [
        ExpensiveFile(name: "nested.json") { String(repeating: "[", count: 100_000) },
        ExpensiveFile(name: "nested.storekit") {
            String(repeating: "{\"products\":", count: 50_000) + "1"
                + String(repeating: "}", count: 50_000)
        },
        ExpensiveFile(name: "nested.yaml") { String(repeating: "- ", count: 100_000) + "a" },
        ExpensiveFile(name: "flow.yaml") { "products: " + String(repeating: "[", count: 100_000) },
        ExpensiveFile(name: "laughs.yaml") {
            var text = "a0: &a0 [ha, ha, ha, ha, ha, ha, ha, ha, ha, ha]\n"
            for level in 1..<30 {
                let many = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
                text += "a\(level): &a\(level) [\(many)]\n"
            }
            return text
        },
        ExpensiveFile(name: "keys.json") {
            "{" + (0..<200_000).map { "\"k\($0)\":0" }.joined(separator: ",") + "}"
        },
    ]

    /// Limits of processor time and memory that no such file may reach.
    private static let bounds = "ulimit -t 20; ulimit -v 4000000"

    @Test("E10: a catalog made to cost time or memory is refused within limits", arguments: bombs)
    func catalog(_ bomb: ExpensiveFile) async throws {
        let profile = try Profile()
        let path = try profile.folder.write(bomb.text(), to: bomb.name)
        let run = try await profile.run(after: Self.bounds, ["products", "--catalog", path])
        #expect(run.status == 65, "\(run.status) \(run.errors.prefix(300))")
        #expect(run.errors.utf8.count < 2_000)
        #expect(!FileManager.default.fileExists(atPath: profile.backend))
    }

    @Test(
        "E10: a theme or a config file made to cost time or memory is refused within limits",
        arguments: bombs)
    func settings(_ bomb: ExpensiveFile) async throws {
        let profile = try Profile()
        let path = try profile.folder.write(bomb.text(), to: "bomb.yaml")
        for option in ["--theme", "--config"] {
            let run = try await profile.run(
                after: Self.bounds,
                option == "--theme" ? ["theme", "check", path] : ["products", option, path])
            #expect(run.status == 65, "\(option): \(run.status) \(run.errors.prefix(300))")
            #expect(run.errors.utf8.count < 4_000)
        }
    }

    /// Unusual files that are not expensive to read: the catalog that results sells nothing.
    private static let oddities = [
        ExpensiveFile(name: "twice.json") { "{\"products\":[],\"products\":[]}" },
        ExpensiveFile(name: "number.json") {
            "{\"products\":" + String(repeating: "9", count: 500_000) + "}"
        },
        ExpensiveFile(name: "exponent.json") {
            "{\"products\":[{\"displayPrice\":\"1e999999999\"}]}"
        },
    ]

    @Test(
        "E10: duplicate keys and extremely long numbers sell nothing, within limits",
        arguments: oddities
    )
    func odd(_ bomb: ExpensiveFile) async throws {
        let profile = try Profile()
        let path = try profile.folder.write(bomb.text(), to: bomb.name)
        let run = try await profile.run(
            after: Self.bounds, ["products", "--json", "--catalog", path])
        #expect([0, 65].contains(run.status), "\(run.status)")
        #expect(!run.output.contains("displayPrice") && run.output.utf8.count < 2_000)
    }

    @Test("E10: a file of one gigabyte is refused without being read")
    func huge() async throws {
        let profile = try Profile()
        let path = try profile.folder.write("", to: "huge.yaml")
        try #require(truncate(path, 1 << 30) == 0)
        for command in [
            ["products", "--catalog", path], ["products", "--config", path],
            ["theme", "check", path],
        ] {
            // The memory limit is below the size of the file.
            let run = try await profile.run(after: "ulimit -t 20; ulimit -d 400000", command)
            #expect(run.status == 65, "\(command): \(run.status) \(run.errors.prefix(300))")
        }
    }
}
