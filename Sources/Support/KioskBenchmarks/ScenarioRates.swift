import Foundation
import KioskTestSupport

/// The rate of scenarios, for the bundled ones and for short ones with one purchase, and whether repeated runs have the
/// same logs.
///
/// `KIOSK_SAMENESS` is the number of repetitions of the whole set for comparing the logs; the default is ten.
struct ScenarioRates {
    private static let rounds = 5

    func figures() async throws -> [Figure] {
        let folder = try TemporaryFolder()
        let (count, first) = try await play([], in: folder)
        var whole: [Double] = []
        for _ in 0..<Self.rounds { whole.append(try await seconds([], in: folder)) }
        let short = try await shortScenarioRates(in: folder)
        let configuredTimes = ProcessInfo.processInfo.environment["KIOSK_SAMENESS"].flatMap {
            Int($0)
        }
        let times = max(2, configuredTimes ?? 10)
        let clock = ContinuousClock.now
        let (_, again) = try await play(["--times", "\(times)"], in: folder)
        let duration = (ContinuousClock.now - clock) / .seconds(1)
        return [
            Figure(
                name: "the whole shipped set, \(count) scenarios", unit: "s", sample: Sample(whole),
                goal: .below(60, .largest)),
            Figure(
                name: "scenarios a second", unit: "/s",
                sample: Sample(whole.map { Double(count) / $0 }), note: "each in a world of its own"
            ),
            Figure(
                name: "scenarios of one purchase a second", unit: "/s", sample: short,
                note: "\(Self.files) files, each with what is expected and the audit"),
            Figure(
                name: "the same in a row, scenarios a second", unit: "/s",
                sample: Sample([Double(count * times) / duration]),
                note: "each \(times) times, one process"),
            Figure(
                name: "logs that differ, of \(count) in two processes", unit: "",
                sample: Sample([Double(first.filter { again[$0.key] != $0.value }.count)]),
                goal: .atMost(0, .largest), note: "each \(times) times in the second"),
        ]
    }

    /// The number of files with one purchase that are played at once.
    private static let files = 500

    /// Measures short files with one expectation each.
    private func shortScenarioRates(in folder: TemporaryFolder) async throws -> Sample {
        let names = try (1...Self.files).map { number in
            try folder.write(
                """
                scenario: purchase \(number)
                steps:
                  - buy: gems.60
                    expect: {state: finished, wallet: {gems: 60}, charges: 1}

                """, to: "purchase-\(number).yaml")
        }
        var rates: [Double] = []
        for _ in 0..<Self.rounds {
            let clock = ContinuousClock.now
            let run = try await KioskRun.of(["scenario", "run"] + names, in: folder)
            guard run.status == 0 else {
                throw Failure("a purchase scenario failed: \(run.output)")
            }
            rates.append(Double(names.count) / ((ContinuousClock.now - clock) / .seconds(1)))
        }
        return Sample(rates)
    }

    private func seconds(_ words: [String], in folder: TemporaryFolder) async throws -> Double {
        let clock = ContinuousClock.now
        _ = try await play(words, in: folder)
        return (ContinuousClock.now - clock) / .seconds(1)
    }

    /// Returns the number of scenarios, and the hash of each one's logs.
    private func play(
        _ words: [String], in folder: TemporaryFolder
    ) async throws -> (Int, [String: String]) {
        let run = try await KioskRun.of(
            ["scenario", "run", "--all", "--json"] + words, in: folder, limit: 36_000)
        guard run.status == 0 else { throw Failure("a scenario failed: \(run.output)") }
        var hashes: [String: String] = [:]
        for line in run.objects {
            if let file = line["file"] as? String { hashes[file] = line["logHash"] as? String }
        }
        return (hashes.count, hashes)
    }
}
