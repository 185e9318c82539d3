import KioskReport
import KioskScenario
import SandboxStore
import StoreModel
import StoreSigning

/// What came of playing a session again.
struct Replay: Sendable {
    /// The first event that is another one.
    struct Difference: Hashable, Sendable {
        /// Its number in the log, counted from 1.
        let number: Int
        /// Its line in the report; nil where the report has no event there.
        let line: Int?
        /// What the report has; nil where its log ends before it.
        let expected: String?
        /// What happened now; nil where nothing did.
        let got: String?
    }

    /// How many events there were.
    let count: Int
    /// The SHA-256 of the log, each event with a line feed, in hexadecimal digits.
    let sha256: String
    /// Where the logs differ; nil where they do not.
    let difference: Difference?

    /// Compares what happened with what a report says.
    init(_ log: [String], with playable: ReplayableSession) {
        count = log.count
        sha256 = Fingerprint.sha256Hex(log.flatMap { Array(($0 + "\n").utf8) })
        let shared = min(log.count, playable.log.count)
        let index =
            (0..<shared).first { !Self.isSame(log[$0], playable.log[$0]) }
            ?? (log.count == playable.log.count ? nil : shared)
        difference = index.map { index in
            Difference(
                number: index + 1,
                line: playable.log.indices.contains(index) && playable.lines.indices.contains(index)
                    ? playable.lines[index] : nil,
                expected: playable.log.indices.contains(index) ? playable.log[index] : nil,
                got: log.indices.contains(index) ? log[index] : nil)
        }
    }

    /// Byte by byte: texts that look the same may be others.
    private static func isSame(_ left: String, _ right: String) -> Bool {
        left.utf8.elementsEqual(right.utf8)
    }

    /// Reads what can be played again.
    ///
    /// - Throws: ``CommandFailure`` with exit code 65, naming file and line.
    static func read(_ path: String) throws(CommandFailure) -> ReplayableSession {
        let text: String
        do throws(BoundedFileReader.Failure) {
            text = try BoundedFileReader.text(path, limit: ReportText.sizeLimit)
        } catch {
            throw CommandFailure(65, "report", "\(path) can not be read: \(error.reason).")
        }
        do throws(ReportError) {
            return try ReportText.playable(text)
        } catch {
            throw CommandFailure(65, "report", "\(path):\(error.line): \(error.message)")
        }
    }

    /// Plays it on a thread of its own, in a world of its own.
    ///
    /// - Throws: ``CommandFailure``: 65 where the report's scenario or catalog cannot be read, 74 for the disk.
    static func play(_ playable: ReplayableSession) async throws(CommandFailure) -> Replay {
        let file = try ScenarioFile(
            playable.file, text: playable.text, bundleID: playable.bundleID
        ) { name throws(CatalogError) in
            Array(playable.catalog.utf8)
        }
        guard let outcome = await ScenarioRun(files: [file], jobs: 1).play({ _ in }).first else {
            throw CommandFailure(74, "scenario", "Nothing was played.")
        }
        return Replay(try outcome.result.get().log, with: playable)
    }
}
