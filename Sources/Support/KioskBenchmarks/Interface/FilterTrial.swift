import Glibc
import KioskTestSupport

/// `fzf --filter` on the same lines: one process per word, which reads the lines, searches and prints.
struct FilterTrial {
    private static let rounds = 5
    let setup: InterfaceSetup

    func figures() throws -> [Figure] {
        guard setup.programs.contains(where: { $0.name == "fzf" }) else { return [] }
        let folder = try TemporaryFolder()
        return try [10_000, 100_000].map { count in
            let lines = try folder.write(WordedProducts.lines(of: count), to: "lines")
            let found = folder.file("found")
            let words = Array(repeating: WordedProducts.searches, count: Self.rounds).joined()
            let times = try words.map { word in
                try time("exec fzf --filter '\(word)' < '\(lines)' > '\(found)'")
            }
            return Figure(
                name: "search among \(count): fzf --filter, the whole process", unit: "ms",
                sample: Sample(times))
        }
    }

    private func time(_ script: String) throws -> Double {
        let watch = Stopwatch()
        let environment = BenchmarkedProgram.environment(home: "/nonexistent")
        let process = try ProcessLauncher.start(
            "sh", ["-c", script], environment: environment, on: "/dev/null")
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return watch.milliseconds
    }
}
