import KioskReport
import KioskScenario
import SandboxCatalog
import StoreModel
import StoreSigning

/// The result of replaying a recorded session.
struct ReplayComparison: Sendable {
    /// The first event that differs.
    struct Difference: Hashable, Sendable {
        /// The number of the event in the log, from 1.
        let number: Int
        /// The line of the event in the report; nil if the report has fewer events.
        let line: Int?
        /// The event in the report; nil if its log ends earlier.
        let expected: String?
        /// The event of the replay; nil if its log ends earlier.
        let got: String?
    }

    /// The number of events in the replay.
    let count: Int
    /// The SHA-256 of the log, each event followed by a line feed, in hexadecimal digits.
    let sha256: String
    /// The first difference between the logs; nil if they are identical.
    let difference: Difference?

    /// Compares the log of a replay with that of a report.
    init(_ log: [String], with scenario: ReplayableScenario) {
        count = log.count
        sha256 = Fingerprint.sha256Hex(log.flatMap { Array(($0 + "\n").utf8) })
        let shared = min(log.count, scenario.log.count)
        let index =
            (0..<shared).first { !Self.isSame(log[$0], scenario.log[$0]) }
            ?? (log.count == scenario.log.count ? nil : shared)
        difference = index.map { index in
            Difference(
                number: index + 1,
                line: scenario.log.indices.contains(index) && scenario.lines.indices.contains(index)
                    ? scenario.lines[index] : nil,
                expected: scenario.log.indices.contains(index) ? scenario.log[index] : nil,
                got: log.indices.contains(index) ? log[index] : nil)
        }
    }

    /// Compares bytes: Swift treats canonically equivalent strings as equal.
    private static func isSame(_ left: String, _ right: String) -> Bool {
        left.utf8.elementsEqual(right.utf8)
    }

    /// Reads the session in a report.
    ///
    /// - Throws: ``CommandFailure`` with exit code 65, which names the file and the line.
    static func read(_ path: String) throws(CommandFailure) -> ReplayableScenario {
        let text: String
        do throws(BoundedFileReader.Failure) {
            text = try BoundedFileReader.text(path, limit: ReportParser.sizeLimit)
        } catch {
            throw CommandFailure(65, "report", "\(path) cannot be read: \(error.reason).")
        }
        do throws(ReportError) {
            return try ReportParser.replayableScenario(text)
        } catch {
            throw CommandFailure(65, "report", "\(path):\(error.line): \(error.message)")
        }
    }

    /// Replays the session on a thread of its own, in a new world.
    ///
    /// - Throws: ``CommandFailure`` with exit code 65 if the report's scenario or catalog is invalid, and 74 for the
    ///   disk.
    static func play(_ scenario: ReplayableScenario) async throws(CommandFailure)
        -> ReplayComparison
    {
        let file = try ScenarioFile(
            scenario.file, text: scenario.text, bundleID: scenario.bundleID
        ) { name throws(CatalogError) in
            Array(scenario.catalog.utf8)
        }
        guard let outcome = await ScenarioRunner(files: [file], jobs: 1).play().first else {
            throw CommandFailure(74, "scenario", "The scenario of the report was not run.")
        }
        return ReplayComparison(try outcome.result.get().log, with: scenario)
    }
}
