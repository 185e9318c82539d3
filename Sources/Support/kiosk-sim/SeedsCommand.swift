import Dispatch
import Foundation
import KioskSimulation
import Synchronization

/// Runs seeds, and shrinks and tells what fails.
final class SeedsCommand: Sendable {
    private struct State {
        var next: UInt64
        var done = 0
        var events = 0
        var transactions = 0
        var files = 0
        var trace: UInt64 = 0
        var failures: [SeedReport] = []
    }

    private let options: Options
    private let folder: String
    private let state: Mutex<State>

    init(_ options: Options) {
        self.options = options
        folder = NSTemporaryDirectory() + "kiosk-sim-\(ProcessInfo.processInfo.processIdentifier)"
        state = Mutex(State(next: options.seeds.lowerBound))
    }

    /// Whether no rule was broken.
    func run() throws -> Bool {
        let began = Date()
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        DispatchQueue.concurrentPerform(iterations: options.jobs) { _ in work() }
        let state = state.withLock { $0 }
        var told: Set<String> = []
        for report in state.failures.sorted(by: { $0.seed < $1.seed }) {
            guard let violation = report.violation else { continue }
            print("seed \(report.seed) breaks \(violation)")
            if told.insert(violation.rule).inserted { try tell(report) }
        }
        summarise(state, -began.timeIntervalSinceNow)
        return state.failures.isEmpty
    }

    private func work() {
        while let seed = take() {
            do {
                let run = run(seed)
                let report = try run.run()
                note(report)
                defer { if run.draw.hasFiles { forget(seed) } }
                if options.isTold {
                    for line in try Story.lines(of: run, report.actions) { print(line) }
                }
            } catch {
                print("seed \(seed): \(error)")
                exit(74)
            }
        }
    }

    private func take() -> UInt64? {
        state.withLock { state in
            guard state.next <= options.seeds.upperBound, state.failures.count < 60 else {
                return nil
            }
            defer { state.next += 1 }
            return state.next
        }
    }

    private func run(_ seed: UInt64) -> SeedRun {
        let folder = folder
        return SeedRun(seed: seed, share: options.files) { seed, device in
            let path = "\(folder)/\(seed)-\(device)"
            try? FileManager.default.removeItem(atPath: path)
            return try FileJournal(folder: path, device: device)
        }
    }

    private func forget(_ seed: UInt64) {
        for device in 1...3 {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(seed)-d\(device)")
        }
    }

    private func note(_ report: SeedReport) {
        if options.seeds.count == 1 { describe(report) }
        let done = state.withLock { state in
            state.done += 1
            state.events += report.events
            state.transactions += report.transactions
            if report.draw.hasFiles { state.files += 1 }
            // Whatever thread comes first: the sum is the same.
            state.trace &+= report.trace.short
            if report.violation != nil { state.failures.append(report) }
            return state.done
        }
        if done % 10_000 == 0 { say("\(done) seeds") }
    }

    private func describe(_ report: SeedReport) {
        print("seed \(report.seed): \(report.draw.words)")
        print(
            "trace \(report.trace.text), \(report.events) events, "
                + "\(report.transactions) transactions")
    }

    private func tell(_ report: SeedReport) throws {
        guard let violation = report.violation else { return }
        print("  drawn: \(report.draw.words)")
        let run = run(report.seed)
        var shrinker = Shrinker(run, rule: violation.rule)
        let actions = try shrinker.shrink(report.actions)
        print("  \(report.actions.count) steps, shrunk to \(actions.count):")
        for line in try Story.lines(of: run, actions).prefix(120) { print("    \(line)") }
        if let last = try run.replay(actions).violation { print("  so: \(last)") }
    }

    private func summarise(_ state: State, _ seconds: Double) {
        let rate = Int(Double(state.done) / max(seconds, 0.001))
        print(
            "seeds \(options.seeds.lowerBound)..\(options.seeds.upperBound): \(state.done) run, "
                + "\(state.files) of them on SQLite, \(state.events) events, "
                + "\(state.transactions) transactions, \(state.failures.count) failures")
        print("\(rate) seeds a second, \(Int(seconds)) s, traces \(String(state.trace, radix: 16))")
    }

    private func say(_ words: String) {
        FileHandle.standardError.write(Data((words + "\n").utf8))
    }
}
