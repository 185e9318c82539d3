import ArgumentParser
import Testing

@testable import KioskApp

@Suite("What is watched")
struct WatchedOptionTests {
    @Test(
        "is not reported, repeated or played beside others: whoever asks for that is told",
        arguments: [
            ["--report", "r"], ["--report-all", "r"], ["--times", "2"], ["--jobs", "2"], ["--tap"],
            ["--junit", "x.xml"],
        ])
    func refused(_ words: [String]) throws {
        let command = try ScenarioCommand.Run.parse(["failure/1", "--watch"] + words)
        let failure = #expect(throws: CommandFailure.self) { try command.checkWatched() }
        #expect(failure?.exitCode == 64)
        #expect(failure?.message.contains("--watch") == true)
    }

    @Test("needs nothing else said")
    func plain() throws {
        try ScenarioCommand.Run.parse(["failure/1", "--watch", "--speed", "2"]).checkWatched()
    }
}
