import StoreFiles
import StoreModel

/// Looks at a profile's files, and changes nothing in them.
///
/// Each file is looked at by its name first, so that what cannot be opened is found all the same; only where all can be
/// read does it look at what they say.
struct DoctorVisit {
    let places: ProfilePaths
    let now: Timestamp
    /// What keeps a folder from being watched at this moment.
    var shortage: (String) -> WatchShortage? = FolderWatch.shortage

    /// Everything that was found, the worst first.
    func findings() -> [DoctorFinding] {
        guard FileStatus.size(of: places.folder) != nil else { return [] }
        var found = FolderVisit(places: places).findings()
        found += DiskVisit(folder: places.folder).findings()
        found += WatchVisit(shortage: shortage(places.folder)).findings()
        found += KeyVisit(places: places).findings()
        found += MemoryVisit(folder: places.folder).findings()
        let databases = DatabaseVisit(places: places).findings()
        found += databases
        if !databases.contains(where: { $0.severity == .damage }) {
            found += ContentVisit(places: places, now: now).findings()
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
