import Foundation
import KioskTestSupport

/// Fast terminal programs for comparison, with the minimal data that each needs for its first screen.
struct ComparisonPrograms {
    private let folder: TemporaryFolder

    init(in folder: TemporaryFolder) {
        self.folder = folder
    }

    /// Returns tig with a history of 400 commits, as in a small project.
    func tig() throws -> BenchmarkedProgram {
        let repository = folder.file("repository")
        let commits = (1...400).map { number in
            """
            commit refs/heads/main
            committer Someone <someone@example.com> \(1_700_000_000 + number * 3600) +0000
            data <<END
            Change number \(number)
            END

            """
        }.joined()
        try run("/usr/bin/git", ["init", "-q", "-b", "main", repository])
        try run("/usr/bin/git", ["-C", repository, "fast-import", "--quiet"], input: commits)
        return BenchmarkedProgram(
            name: "tig", command: ["tig", "-C", repository], painted: "Change number 400",
            environment: BenchmarkedProgram.environment(home: folder.path))
    }

    /// Returns htop, which lists the processes.
    func htop() -> BenchmarkedProgram {
        BenchmarkedProgram(
            name: "htop", command: ["htop"], painted: "PID",
            environment: BenchmarkedProgram.environment(home: folder.path))
    }

    /// Returns newsboat with a list of feeds that are not fetched.
    func newsboat(feeds: Int = 1) throws -> BenchmarkedProgram {
        let lines = (1...feeds).map { "http://127.0.0.1:9/feed\($0)\n" }.joined()
        let urls = try folder.write(lines, to: "urls")
        let command = ["newsboat", "-u", urls, "-c", folder.file("cache.db")]
        return BenchmarkedProgram(
            name: "newsboat", command: command, painted: "127.0.0.1",
            environment: BenchmarkedProgram.environment(home: folder.path))
    }

    /// Returns fzf with the lines of a file, the first one on top.
    func fzf(lines: String, painted: String) throws -> BenchmarkedProgram {
        let path = try folder.write(lines, to: "lines")
        return BenchmarkedProgram(
            name: "fzf", command: ["sh", "-c", "exec fzf --layout=reverse < \(path)"],
            painted: painted, environment: BenchmarkedProgram.environment(home: folder.path))
    }

    private func run(_ program: String, _ arguments: [String], input: String = "") throws {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardInput = FileHandle(
            forReadingAtPath: try folder.write(input, to: "input"))
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure("\(program) \(arguments[0]) ended with \(process.terminationStatus)")
        }
    }
}
