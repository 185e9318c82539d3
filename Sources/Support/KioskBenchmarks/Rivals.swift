import Foundation
import KioskTestSupport

/// Terminal programs that people know to be quick, with the little that each needs to have something to show.
struct Rivals {
    private let folder: TemporaryFolder

    init(in folder: TemporaryFolder) {
        self.folder = folder
    }

    /// A history of 400 commits, as small projects have.
    func tig() throws -> Contestant {
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
        return Contestant(
            name: "tig", command: ["tig", "-C", repository], painted: "Change number 400",
            environment: Contestant.environment(home: folder.path))
    }

    /// The list of processes.
    func htop() -> Contestant {
        Contestant(
            name: "htop", command: ["htop"], painted: "PID",
            environment: Contestant.environment(home: folder.path))
    }

    /// A list of feeds that are not fetched.
    func newsboat(feeds: Int = 1) throws -> Contestant {
        let lines = (1...feeds).map { "http://127.0.0.1:9/feed\($0)\n" }.joined()
        let urls = try folder.write(lines, to: "urls")
        let command = ["newsboat", "-u", urls, "-c", folder.file("cache.db")]
        return Contestant(
            name: "newsboat", command: command, painted: "127.0.0.1",
            environment: Contestant.environment(home: folder.path))
    }

    /// Lines of a file to choose from, the first one on top.
    func fzf(lines: String, painted: String) throws -> Contestant {
        let path = try folder.write(lines, to: "lines")
        return Contestant(
            name: "fzf", command: ["sh", "-c", "exec fzf --layout=reverse < \(path)"],
            painted: painted, environment: Contestant.environment(home: folder.path))
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
