import StoreFiles
import StoreModel

/// Looks at a profile's files, and changes nothing in them.
///
/// Each file is looked at by its name first, so that what cannot be opened is found all the same; only where all can be
/// read does it look at what they say.
struct HealthCheck {
    let places: ProfilePaths
    let now: Timestamp
    /// What keeps a folder from being watched at this moment.
    var shortage: (String) -> WatchShortage? = FolderWatch.shortage

    /// Everything that was found, the worst first.
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
