import Foundation
import KioskTestSupport

/// Terminal programs that people know to be quick, with the little that each needs to have something to show.
struct ComparisonPrograms {
    private let folder: TemporaryFolder

    init(in folder: TemporaryFolder) {
        self.folder = folder
    }

    /// A history of 400 commits, as small projects have.
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

    /// The list of processes.
    func htop() -> BenchmarkedProgram {
        BenchmarkedProgram(
            name: "htop", command: ["htop"], painted: "PID",
            environment: BenchmarkedProgram.environment(home: folder.path))
    }

    /// A list of feeds that are not fetched.
    func newsboat(feeds: Int = 1) throws -> BenchmarkedProgram {
        let lines = (1...feeds).map { "http://127.0.0.1:9/feed\($0)\n" }.joined()
        let urls = try folder.write(lines, to: "urls")
        let command = ["newsboat", "-u", urls, "-c", folder.file("cache.db")]
        return BenchmarkedProgram(
            name: "newsboat", command: command, painted: "127.0.0.1",
            environment: BenchmarkedProgram.environment(home: folder.path))
    }

    /// Lines of a file to choose from, the first one on top.
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
