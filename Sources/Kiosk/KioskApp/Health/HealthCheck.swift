import StoreFiles
import StoreModel
import TerminalGraphics

/// Checks a profile's files without changing them.
///
/// Files are first checked without reading their contents, so that files that cannot be opened are reported, too. The
/// contents are checked only if no database is damaged.
struct HealthCheck {
    let paths: ProfilePaths
    let now: Timestamp
    /// Returns the exhausted inotify resource that prevents watching a folder; nil if the folder can be watched.
    var shortage: (String) -> WatchShortage? = FolderWatch.shortage

    /// Returns all findings, the most severe first.
    func findings() -> [HealthFinding] {
        guard FileStatus.size(of: paths.folder) != nil else { return [] }
        var found = FileMetadataCheck(paths: paths).findings()
        found += DiskCheck(folder: paths.folder).findings()
        found += FolderWatchCheck(shortage: shortage(paths.folder)).findings()
        found += KeyCheck(paths: paths).findings()
        found += ProfileStateCheck(folder: paths.folder).findings()
        let databases = DatabaseCheck(paths: paths).findings()
        found += databases
        if !databases.contains(where: { $0.severity == .damage }) {
            found += ContentCheck(paths: paths, now: now).findings()
        }
        return found.enumerated().sorted {
            ($0.element.severity.rank, $0.offset) < ($1.element.severity.rank, $1.offset)
        }.map(\.element)
    }
}

extension HealthFinding.Severity {
    fileprivate var rank: Int {
        switch self {
        case .damage: 0
        case .disk: 1
        case .warning: 2
        case .note: 3
        }
    }
}

/// A problem with, or a note about, the files of a profile.
struct HealthFinding: Hashable {
    /// The severity of a finding; the raw values appear in `--json` output.
    enum Severity: String, Hashable {
        /// Information; nothing is wrong.
        case note
        /// Everything works, but the user should act.
        case warning
        /// A file is not as kiosk wrote it.
        case damage
        /// The disk is full, read-only or failing.
        case disk
    }

    let severity: Severity
    /// A stable identifier for programs.
    let code: String
    /// The path of the file in the profile; empty for the profile as a whole.
    let path: String
    /// The problem, in one sentence.
    let message: String
    /// Whether purchases may be lost or duplicated because of it.
    var isMoneyAtRisk = false
    /// The recommended action; a command where there is one.
    let advice: String
}

// MARK: Output

/// Prints the findings of a health check.
struct HealthCheckPrinter {
    let out: Output

    /// Prints the findings, then whether the profile is healthy.
    ///
    /// - Parameter folder: The profile's folder; nil if it does not exist.
    func print(_ findings: [HealthFinding], folder: String?) {
        let isHealthy = !findings.contains { $0.severity == .damage || $0.severity == .disk }
        for finding in findings {
            out.json(.finding(finding))
            show(finding)
        }
        out.json(["kind": "health", "healthy": isHealthy])
        guard let folder else {
            return out.text("The profile does not exist yet, so there is nothing to check.")
        }
        out.text(
            isHealthy
                ? "The profile is healthy (\(folder))."
                : "The profile is not healthy (\(folder)).")
    }

    private func show(_ finding: HealthFinding) {
        guard !out.isJSON else { return }
        let path = finding.path.isEmpty ? "" : "  \(finding.path)"
        out.text(finding.severity.rawValue.uppercased() + path)
        paragraph(finding.message)
        if finding.severity == .damage {
            paragraph(
                finding.isMoneyAtRisk
                    ? "Purchases may be lost." : "No purchases are at risk.")
        }
        paragraph(finding.advice)
    }

    private func paragraph(_ text: String) {
        out.paragraph(SafeText(untrusted: text, limit: 2000), indent: 4)
    }
}
