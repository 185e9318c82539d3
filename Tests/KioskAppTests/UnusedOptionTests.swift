import ArgumentParser
import Testing

@testable import KioskApp

@Suite("Options that a scenario ignores")
struct UnheardOptionTests {
    private static let words = [
        ["--catalog", "demo"], ["--backend", "http://127.0.0.1:1"], ["--account", "ann"],
        ["--device", "phone-2"], ["--storefront", "JPN"], ["--locale", "ja"],
        ["--outcome", "decline"], ["--merchant", "kiosk"], ["--profile", "qa"], ["--pace", "1s"],
        ["--no-auto-finish"],
    ]

    private func refusal(_ body: () throws -> Void) -> CommandFailure? {
        do {
            try body()
            return nil
        } catch {
            return error as? CommandFailure
        }
    }

    @Test(
        "“scenario run” rejects an option that the scenario file determines, and names the file as the source",
        arguments: words)
    func run(_ words: [String]) throws {
        let command = try ScenarioCommand.Run.parse(["failure/1"] + words)
        let failure = refusal { try command.options.refuseIneffective(by: "its file") }
        #expect(failure?.exitCode == 64)
        #expect(failure?.message.hasPrefix("\(words[0]) cannot be used here") == true)
        #expect(failure?.message.contains("its file specifies the catalog") == true)
    }

    @Test("options that scenarios use are accepted")
    func heard() throws {
        let words = ["failure/1", "--bundle-id", "com.example.app", "--theme", "x", "--json"]
        try ScenarioCommand.Run.parse(words + ["--ephemeral"]).options.refuseIneffective(
            by: "its file")
        let replay = try ReplayCommand.parse(["a.html", "--bundle-id", "com.example.app"])
        let failure = refusal {
            try replay.options.refuseIneffective(and: [.bundleID], by: "the report")
        }
        #expect(failure?.message.contains("the report specifies") == true)
    }
}
