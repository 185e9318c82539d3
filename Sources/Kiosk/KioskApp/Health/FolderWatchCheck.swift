import StoreFiles

/// Checks whether an open shop could watch the profile's folder for changes.
struct FolderWatchCheck {
    /// The exhausted inotify resource that prevents watching the folder; nil if the folder can be watched.
    let shortage: WatchShortage?

    func findings() -> [DoctorFinding] {
        guard let shortage else { return [] }
        let more = shortage == .instances ? 1024 : 1 << 20
        return [
            DoctorFinding(
                severity: .warning, code: "watches-used-up", path: "",
                message:
                    "The system has no inotify \(shortage.word) left for you: an open shop checks for changes by other "
                    + "processes twice a second instead. Nothing is lost.",
                advice:
                    "Close programs that watch many files (editors, build tools), or allow more: "
                    + "sudo sysctl \(shortage.setting)=\(more)")
        ]
    }
}

extension WatchShortage {
    fileprivate var word: String {
        switch self {
        case .instances: "instances"
        case .watches: "watches"
        }
    }
}
