import Foundation
import Glibc
import KioskTestSupport

/// The number of writes to the terminal for one frame, as `strace` counts them; several writes can arrive in one read,
/// so reading cannot show it.
struct WriteTrial {
    private static let moves = 20
    private static let paints = 10
    let setup: InterfaceSetup

    func figures() throws -> [Figure] {
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/strace") else {
            return [.missing("writes a frame", because: "strace is not installed")]
        }
        var (moved, painted): ([String: [Double]], [String: [Double]]) = ([:], [:])
        for program in setup.programs {
            let session = try program.start().session
            session.read(for: 1500)
            let keys = (0..<Self.moves).map { ($0 / 3) % 2 == 0 ? Keys.down : Keys.up }
            moved[program.name] = [try writes(keys, session)]
            painted[program.name] = [
                try writes(Array(repeating: Keys.redraw, count: Self.paints), session)
            ]
            session.quit()
        }
        return setup.figures("writes a cursor move", "calls", moved, goal: .atMost(2, .largest))
            + setup.figures("writes a full paint", "calls", painted, goal: .atMost(2, .largest))
    }

    /// Returns the number of writes to the terminal per key.
    private func writes(_ keys: [[UInt8]], _ session: PtySession) throws -> Double {
        let folder = try TemporaryFolder()
        let path = folder.file("calls")
        let tracer = try ProcessLauncher.start(
            "strace",
            [
                "-f", "-qq", "-e", "trace=write,writev", "-e", "signal=none", "-P",
                session.terminal, "-P", "/dev/tty", "-o", path, "-p", "\(session.process)",
            ], environment: BenchmarkedProgram.environment(home: folder.path), on: "/dev/null")
        defer { waitpid(tracer, nil, 0) }
        let statistics = ProcessStatistics(process: session.process)
        for _ in 0..<100 where !statistics.isTraced { session.read(for: 20) }
        session.read(for: 200)
        let answeredCount = keys.count { session.answer(to: $0, quiet: 60) != nil }
        kill(tracer, SIGINT)
        for _ in 0..<100 where statistics.isTraced { session.read(for: 20) }
        let calls = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        let count = calls.count { $0.contains(" write(") || $0.contains(" writev(") }
        return Double(count) / Double(max(answeredCount, 1))
    }
}
