import ArgumentParser
import Testing

@testable import KioskApp

@Suite("Options of watched scenarios")
struct WatchedOptionTests {
    @Test(
        "options for reports, recordings, repetitions and parallel jobs are rejected with --watch",
        arguments: [
            ["--report", "r"], ["--report-all", "r"], ["--times", "2"], ["--jobs", "2"], ["--tap"],
            ["--junit", "x.xml"], ["--record", "x.cast"], ["--size", "80x24"],
        ])
    func refused(_ words: [String]) throws {
        let command = try ScenarioCommand.Run.parse(["failure/1", "--watch"] + words)
        let failure = #expect(throws: CommandFailure.self) { try command.checkWatched() }
        #expect(failure?.exitCode == 64)
        #expect(failure?.message.contains("--watch") == true)
    }

    @Test("--watch and --speed need no other options")
    func plain() throws {
        try ScenarioCommand.Run.parse(["failure/1", "--watch", "--speed", "2"]).checkWatched()
    }
}
