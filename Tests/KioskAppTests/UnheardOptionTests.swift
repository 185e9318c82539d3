import ArgumentParser
import Testing

@testable import KioskApp

@Suite("What no scenario hears")
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

    @Test("is refused where it is said to “scenario run”, with who says it", arguments: words)
    func run(_ words: [String]) throws {
        let command = try ScenarioCommand.Run.parse(["failure/1"] + words)
        let failure = refusal { try command.options.refuseUnheard(by: "its file") }
        #expect(failure?.exitCode == 64)
        #expect(failure?.message.hasPrefix("\(words[0]) means nothing here") == true)
        #expect(failure?.message.contains("its file says what is sold") == true)
    }

    @Test("is not what a scenario hears")
    func heard() throws {
        let words = ["failure/1", "--bundle-id", "com.example.app", "--theme", "x", "--json"]
        try ScenarioCommand.Run.parse(words + ["--ephemeral"]).options.refuseUnheard(by: "its file")
        let replay = try ReplayCommand.parse(["a.html", "--bundle-id", "com.example.app"])
        let failure = refusal {
            try replay.options.refuseUnheard(and: [.bundleID], by: "the report of it")
        }
        #expect(failure?.message.contains("the report of it says") == true)
    }
}
