import KioskReport
import KioskScenario
import PurchaseEngine
import SandboxBackend
import SandboxServer
import StoreAudit
import StoreFiles
import StoreModel
import Synchronization

/// Plays several scenarios concurrently, each on its own thread and in its own world.
struct ScenarioRunner: Sendable {
    let files: [ScenarioFile]
    /// The number of scenarios that run at the same time.
    let jobs: Int
    /// How often each scenario is played. All runs of a scenario must produce the same log.
    var times = 1
    /// The destination of reports, or nil for none.
    var reports: ScenarioReportDestination?

    /// Plays all scenarios and returns their outcomes in the order of the files.
    func play() async -> [ScenarioOutcome] {
        let board = OutcomeQueue(count: files.count)
        let (ends, end) = AsyncStream<Void>.makeStream()
        for _ in 0..<max(1, min(jobs, files.count)) {
            Thread.start {
                let filePool = WorldFilePool()
                while let index = board.nextIndex() {
                    board.record(
                        outcome(of: files[index], filePool, reports?.destination(index)), at: index)
                }
                // The world files are removed here, because the process may end before this thread does.
                filePool.remove()
                end.yield()
            }
        }
        var left = max(1, min(jobs, files.count))
        for await _ in ends {
            left -= 1
            if left == 0 { break }
        }
        return board.outcomes
    }

    /// Plays one scenario in a world with new files.
    static func play(_ file: ScenarioFile) -> ScenarioOutcome {
        ScenarioRunner(files: [file], jobs: 1).outcome(of: file, WorldFilePool(), nil)
    }

    /// Plays one scenario and writes its report.
    ///
    /// - Parameter recorder: Records the screen, or nil.
    func outcome(
        of file: ScenarioFile, _ filePool: WorldFilePool,
        _ report: ScenarioReportDestination.Destination?,
        recorder: ScenarioScreenRecorder? = nil
    ) -> ScenarioOutcome {
        let clock = SystemEngineClock()
        let began = clock.monotonic()
        let played = Result { () throws(CommandFailure) in
            try playAll(file, filePool, report, recorder)
        }
        var (page, reportFailure): (String?, CommandFailure?) = (nil, nil)
        // A failure of the disk does not affect the outcome of the scenario.
        do throws(CommandFailure) {
            page = try report?.write((try? played.get())?.report)
        } catch {
            reportFailure = error
        }
        return ScenarioOutcome(
            path: file.path, count: file.scenario.steps.count, result: played.map(\.result),
            duration: clock.monotonic() - began, report: page, reportFailure: reportFailure)
    }

    /// The result of a scenario, and its report if one is requested.
    typealias Played = (result: ScenarioResult, report: SessionReport?)

    private func playAll(
        _ file: ScenarioFile, _ filePool: WorldFilePool,
        _ destination: ScenarioReportDestination.Destination?, _ recorder: ScenarioScreenRecorder?
    ) throws(CommandFailure) -> Played {
        try Self.playRepeatedly(times) { (round, first) throws(CommandFailure) in
            // A later run is reported only if its log differs.
            try playOnce(
                file, filePool, round == 1 ? destination : destination?.forFailuresOnly,
                recorder: recorder
            ) { result in
                first.map { Self.compared(result, with: $0, round) } ?? result
            }
        }
    }

    /// Plays several rounds and returns the first result, or that of the first later round that failed.
    ///
    /// - Parameter play: Receives the number of the round, counted from 1, and the result of the first one.
    static func playRepeatedly(
        _ times: Int,
        _ play: (_ round: Int, _ first: ScenarioResult?) throws(CommandFailure) -> Played
    ) throws(CommandFailure) -> Played {
        let first = try play(1, nil)
        for round in 1..<max(1, times) where first.result.failure == nil {
            let other = try play(round + 1, first.result)
            if let failure = other.result.failure {
                return (first.result.failed(failure), other.report)
            }
        }
        return first
    }

    /// Plays a scenario once in its own world.
    ///
    /// - Parameters:
    ///   - recorder: Records the screen, or nil.
    ///   - judge: Transforms the result before it is reported.
    func playOnce(
        _ file: ScenarioFile, _ filePool: WorldFilePool,
        _ destination: ScenarioReportDestination.Destination?,
        recorder: ScenarioScreenRecorder? = nil,
        _ judge: (ScenarioResult) -> ScenarioResult
    ) throws(CommandFailure) -> Played {
        var report: SessionReport?
        let player: ScenarioPlayer
        do {
            player = try ScenarioPlayer(
                file.scenario, catalog: file.catalog, filePool: filePool,
                serverAPI: Self.serverAPI,
                screenFactory: { connection in
                    let shop = try ScenarioShop(
                        connection, of: file,
                        window: ShopController.Window(
                            size: recorder?.size ?? ShopController.Window.hiddenSize, zone: "UTC"))
                    recorder?.follow(shop)
                    return shop
                }, observer: recorder)
        } catch {
            throw CommandFailure(
                74, "scenario",
                "\(file.path): cannot create a world for it: \(ScenarioErrorText.message(error))")
        }
        let result = player.play(audit: Self.audit) { folder, now, result in
            let adjusted = judge(result)
            guard let destination, destination.includes(adjusted) else { return }
            report = ScenarioReportBuilder.report(
                file, adjusted, folder: folder, at: now, home: destination.home)
        }
        return (judge(result), report)
    }

    /// Opens the App Store Server API of a world's store.
    static func serverAPI(_ backend: EmbeddedBackend, at now: Timestamp) -> ServerAPI {
        var settings = ServerSettings(tokenHash: "")
        settings.realTime = { now }
        let server = InProcessServer(backend, settings)
        return { await server.answer($0) }
    }

    /// Returns the result of a later round, which fails if its log differs from that of the first round.
    static func compared(
        _ result: ScenarioResult, with first: ScenarioResult, _ round: Int
    ) -> ScenarioResult {
        result.log == first.log ? result : result.failed(other(result, first, round))
    }

    /// The failure for a round whose log differs.
    private static func other(
        _ other: ScenarioResult, _ first: ScenarioResult, _ round: Int
    ) -> ScenarioFailure {
        let difference = zip(first.log, other.log).enumerated().first { $1.0 != $1.1 }
        return ScenarioFailure(
            line: 1, step: "time \(round)",
            expected: difference.map { $1.0 } ?? "\(first.log.count) events",
            got: difference.map { $1.1 } ?? "\(other.log.count) events", sides: [])
    }

    /// Returns a sentence for each invariant that the files of a world violate.
    static func audit(_ files: WorldFiles) throws -> [String] {
        let audit = ProfileAuditReader(
            paths: ProfilePaths(folder: files.folder), open: files.databases,
            verifier: files.verifier)
        guard let findings = try audit.read() else { return [] }
        return Audit.check(findings.records).filter { $0.status == .violated }.flatMap { result in
            result.violations.map { "\(result.invariant.name) \($0.subject): \($0.sentence)" }
        }
    }

    /// Distributes the scenarios to the threads and collects their outcomes.
    private final class OutcomeQueue: Sendable {
        private struct State {
            var next = 0
            var outcomes: [ScenarioOutcome?]
        }

        private let state: Mutex<State>

        init(count: Int) {
            state = Mutex(State(outcomes: Array(repeating: nil, count: count)))
        }

        func nextIndex() -> Int? {
            state.withLock { state in
                guard state.next < state.outcomes.count else { return nil }
                defer { state.next += 1 }
                return state.next
            }
        }

        func record(_ outcome: ScenarioOutcome, at index: Int) {
            state.withLock { $0.outcomes[index] = outcome }
        }

        var outcomes: [ScenarioOutcome] { state.withLock { $0.outcomes.compactMap(\.self) } }
    }
}
