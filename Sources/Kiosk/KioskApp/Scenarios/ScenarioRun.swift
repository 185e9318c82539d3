import KioskReport
import KioskScenario
import PurchaseEngine
import StoreAudit
import StoreFiles
import Synchronization

/// Plays scenarios, several at a time, each on a thread and in a world of its own.
struct ScenarioRun: Sendable {
    let files: [ScenarioFile]
    /// How many at a time.
    let jobs: Int
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
                while let index = board.take() {
                    board.put(Self.play(files[index], reports?.named(index)), at: index)
                }
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

    private static func play(
        _ file: ScenarioFile, _ report: ScenarioReports.Place?
    ) -> ScenarioOutcome {
        let clock = SystemEngineClock()
        let began = clock.monotonic()
        let result: Result<ScenarioResult, CommandFailure>
        var page: String?
        do throws(CommandFailure) {
            let played = try self.played(file, report)
            page = try report?.write(played.report)
            result = .success(played.result)
        } catch {
            result = .failure(error)
        }
        return ScenarioOutcome(
            path: file.path, count: file.scenario.steps.count, result: result,
            took: clock.monotonic() - began, report: page)
    }

    private static func played(
        _ file: ScenarioFile, _ place: ScenarioReports.Place?
    ) throws(CommandFailure) -> (result: ScenarioResult, report: SessionReport?) {
        var report: SessionReport?
        let player: ScenarioPlayer
        do {
            player = try ScenarioPlayer(file.scenario, catalog: file.catalog)
        } catch {
            throw CommandFailure(
                74, "scenario", "\(file.path): no world can be made for it: \(error)")
        }
        let result = player.play(audit: audit) { folder, now, result in
            guard let place, place.wants(result) else { return }
            report = ScenarioRecords.report(
                file, result, folder: folder, at: now, home: place.home)
        }
        return (result, report)
    }

    /// The promises that the files of a world break, a sentence each.
    private static func audit(_ folder: String) throws -> [String] {
        guard let findings = try ProfileAudit(places: ProfilePlaces(folder: folder)).read() else {
            return []
        }
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
