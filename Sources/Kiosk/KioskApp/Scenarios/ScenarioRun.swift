import KioskReport
import KioskScenario
import PurchaseEngine
import StoreAudit
import StoreFiles
import Synchronization
import TerminalGraphics

/// Plays scenarios, several at a time, each on a thread and in a world of its own.
struct ScenarioRun: Sendable {
    let files: [ScenarioFile]
    /// How many at a time.
    let jobs: Int
    /// How often each is played; each time has to tell the same story.
    var times = 1
    /// Where reports go; nil for none.
    var reports: ScenarioReports?

    /// Plays all of them; the outcomes are in the order of the files.
    ///
    /// - Parameter tell: Is called with each outcome as soon as all before it are there.
    func play(_ tell: @escaping @Sendable (ScenarioOutcome) -> Void) async -> [ScenarioOutcome] {
        let board = Board(count: files.count, tell: tell)
        let (ends, end) = AsyncStream<Void>.makeStream()
        for _ in 0..<max(1, min(jobs, files.count)) {
            Thread.start {
                let bench = WorldFilePool()
                while let index = board.take() {
                    board.put(outcome(of: files[index], bench, reports?.named(index)), at: index)
                }
                // A thread that ends later than the process would leave it behind.
                bench.remove()
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

    /// Plays one, in a world whose files are made anew.
    static func play(_ file: ScenarioFile) -> ScenarioOutcome {
        ScenarioRun(files: [file], jobs: 1).outcome(of: file, WorldFilePool(), nil)
    }

    private func outcome(
        of file: ScenarioFile, _ bench: WorldFilePool, _ report: ScenarioReports.Place?
    ) -> ScenarioOutcome {
        let clock = SystemEngineClock()
        let began = clock.monotonic()
        let result: Result<ScenarioResult, CommandFailure>
        var written = Written()
        do throws(CommandFailure) {
            let played = try playAll(file, bench, report)
            written = Self.write(played.report, to: report)
            result = .success(played.result)
        } catch {
            result = .failure(error)
        }
        return ScenarioOutcome(
            path: file.path, count: file.scenario.steps.count, result: result,
            took: clock.monotonic() - began, report: written.page, reportFailure: written.failure)
    }

    /// The page of a report, or why there is none.
    private struct Written {
        var page: String?
        var failure: CommandFailure?
    }

    /// What the disk does to a report says nothing of the scenario.
    private static func write(
        _ report: SessionReport?, to place: ScenarioReports.Place?
    ) -> Written {
        do throws(CommandFailure) {
            return Written(page: try place?.write(report))
        } catch {
            return Written(failure: error)
        }
    }

    /// The window where nobody watches.
    static let window = Size(width: 100, height: 28)

    /// What came of a scenario, and what is reported of it where that is wanted.
    typealias Played = (result: ScenarioResult, report: SessionReport?)

    private func playAll(
        _ file: ScenarioFile, _ bench: WorldFilePool, _ place: ScenarioReports.Place?
    ) throws(CommandFailure) -> Played {
        try Self.often(times) { (round, first) throws(CommandFailure) in
            // Of the later times there is something to report only where they tell another story.
            try playOnce(file, bench, round == 1 ? place : place?.ofFailures) { result in
                first.map { Self.compared(result, with: $0, round) } ?? result
            }
        }
    }

    /// Plays something so often; what came of the first time, or of the first other one that failed.
    ///
    /// - Parameter play: Gets the number of the time, counted from 1, and what came of the first one.
    static func often(
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

    /// Plays it in a world of its own.
    ///
    /// - Parameter judge: What is made of the result before it is reported.
    func playOnce(
        _ file: ScenarioFile, _ bench: WorldFilePool, _ place: ScenarioReports.Place?,
        _ judge: (ScenarioResult) -> ScenarioResult
    ) throws(CommandFailure) -> Played {
        var report: SessionReport?
        let player: ScenarioPlayer
        do {
            player = try ScenarioPlayer(
                file.scenario, catalog: file.catalog, bench: bench,
                stage: { seat in
                    try WorldShop(
                        seat, of: file,
                        window: ShopController.Window(size: Self.window, zone: "UTC"))
                })
        } catch {
            throw CommandFailure(
                74, "scenario",
                "\(file.path): no world can be made for it: \(ScenarioWorldError.words(error))")
        }
        let result = player.play(audit: Self.audit) { folder, now, result in
            let judged = judge(result)
            guard let place, place.wants(judged) else { return }
            report = ScenarioRecords.report(
                file, judged, folder: folder, at: now, home: place.home)
        }
        return (judge(result), report)
    }

    /// The result of a later time, which fails where its log is not that of the first.
    static func compared(
        _ result: ScenarioResult, with first: ScenarioResult, _ round: Int
    ) -> ScenarioResult {
        result.log == first.log ? result : result.failed(other(result, first, round))
    }

    /// What is said where the same file told another story.
    private static func other(
        _ other: ScenarioResult, _ first: ScenarioResult, _ round: Int
    ) -> ScenarioFailure {
        let place = zip(first.log, other.log).enumerated().first { $1.0 != $1.1 }
        return ScenarioFailure(
            line: 1, step: "time \(round)",
            expected: place.map { $1.0 } ?? "\(first.log.count) events",
            got: place.map { $1.1 } ?? "\(other.log.count) events", sides: [])
    }

    /// The promises that the files of a world break, a sentence each.
    static func audit(_ files: WorldFiles) throws -> [String] {
        let audit = ProfileAudit(
            places: ProfilePaths(folder: files.folder), open: files.databases,
            verifier: files.verifier)
        guard let findings = try audit.read() else { return [] }
        return Audit.check(findings.facts).filter { $0.status == .violated }.flatMap { result in
            result.violations.map { "\(result.invariant.name) \($0.subject): \($0.sentence)" }
        }
    }

    /// Who has which scenario, and what came of it.
    private final class Board: Sendable {
        private struct State {
            var next = 0
            var told = 0
            var outcomes: [ScenarioOutcome?]
        }

        private let state: Mutex<State>
        private let tell: @Sendable (ScenarioOutcome) -> Void

        init(count: Int, tell: @escaping @Sendable (ScenarioOutcome) -> Void) {
            state = Mutex(State(outcomes: Array(repeating: nil, count: count)))
            self.tell = tell
        }

        func take() -> Int? {
            state.withLock { state in
                guard state.next < state.outcomes.count else { return nil }
                defer { state.next += 1 }
                return state.next
            }
        }

        func put(_ outcome: ScenarioOutcome, at index: Int) {
            state.withLock { state in
                state.outcomes[index] = outcome
                while state.told < state.outcomes.count, let next = state.outcomes[state.told] {
                    tell(next)
                    state.told += 1
                }
            }
        }

        var outcomes: [ScenarioOutcome] { state.withLock { $0.outcomes.compactMap(\.self) } }
    }
}
