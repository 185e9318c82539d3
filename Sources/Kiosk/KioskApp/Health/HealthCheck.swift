import StoreFiles
import StoreModel

/// Checks a profile's files without changing them.
///
/// Files are first checked without reading their contents, so that files that cannot be opened are reported, too. The
/// contents are checked only if no database is damaged.
struct HealthCheck {
    let places: ProfilePaths
    let now: Timestamp
    /// Returns the exhausted inotify resource that prevents watching a folder; nil if the folder can be watched.
    var shortage: (String) -> WatchShortage? = FolderWatch.shortage

    /// Returns all findings, the most severe first.
    func findings() -> [DoctorFinding] {
        guard FileStatus.size(of: places.folder) != nil else { return [] }
        var found = FolderCheck(places: places).findings()
        found += DiskCheck(folder: places.folder).findings()
        found += FolderWatchCheck(shortage: shortage(places.folder)).findings()
        found += KeyCheck(places: places).findings()
        found += ProfileStateCheck(folder: places.folder).findings()
        let databases = DatabaseCheck(places: places).findings()
        found += databases
        if !databases.contains(where: { $0.severity == .damage }) {
            found += ContentCheck(places: places, now: now).findings()
        }
        return found.enumerated().sorted {
            ($0.element.severity.rank, $0.offset) < ($1.element.severity.rank, $1.offset)
        }.map(\.element)
    }
}

extension DoctorFinding.Severity {
    fileprivate var rank: Int {
        switch self {
        case .damage: 0
        case .disk: 1
        case .warning: 2
        case .note: 3
        }
    }
}
