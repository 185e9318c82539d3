import Glibc
import StoreFiles
import StoreSigning

/// Checks the free space and the free inodes of the disk.
struct DiskCheck {
    let folder: String

    /// The free space below which a purchase may not be recorded, in bytes.
    private static let least: UInt64 = 1 << 20
    /// The free space below which the user is warned, in bytes.
    private static let little: UInt64 = 64 << 20

    func findings() -> [HealthFinding] {
        var disk = statvfs()
        guard statvfs(folder, &disk) == 0 else {
            return [finding(.disk, "no-disk", "The system does not report how much space is free.")]
        }
        var found: [HealthFinding] = []
        if disk.f_flag & UInt(ST_RDONLY) != 0 {
            found.append(finding(.disk, "read-only", "The disk is read-only."))
        }
        let (room, overflow) = UInt64(disk.f_bavail).multipliedReportingOverflow(
            by: UInt64(disk.f_frsize))
        if !overflow, room < Self.least {
            found.append(finding(.disk, "disk-full", "The disk has only \(room / 1024) KiB free."))
        } else if !overflow, room < Self.little {
            found.append(
                finding(.warning, "disk-low", "The disk has only \(room >> 20) MiB free."))
        }
        // File systems without a fixed number of inodes report 0 of 0.
        if disk.f_files > 0, disk.f_favail < 16 {
            found.append(
                finding(
                    .disk, "no-inodes", "The disk has room for only \(disk.f_favail) more files."))
        }
        return found
    }

    private func finding(
        _ severity: HealthFinding.Severity, _ code: String, _ message: String
    ) -> HealthFinding {
        HealthFinding(
            severity: severity, code: code, path: "",
            message: message + (severity == .disk ? " No purchase can be started." : ""),
            advice:
                "Free disk space (df -h \(folder)); open purchases continue at the next start."
        )
    }
}

/// Checks whether an open shop could watch the profile's folder for changes.
struct FolderWatchCheck {
    /// The exhausted inotify resource that prevents watching the folder; nil if the folder can be watched.
    let shortage: WatchShortage?

    func findings() -> [HealthFinding] {
        guard let shortage else { return [] }
        let more = shortage == .instances ? 1024 : 1 << 20
        return [
            HealthFinding(
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

/// Checks the key with which the store signs transactions.
struct KeyCheck {
    let paths: ProfilePaths

    func findings() -> [HealthFinding] {
        let isFounded = FileStatus.size(of: paths.store.path) != nil
        guard FileStatus.size(of: paths.key) != nil else {
            return isFounded ? [missing] : []
        }
        do throws(AuthorityError) {
            _ = try SandboxAuthority.openOrCreate(folder: paths.authority, mayCreate: false)
            return []
        } catch {
            return [refused(error)]
        }
    }

    private var path: String { paths.relative(paths.key) }

    private var missing: HealthFinding {
        HealthFinding(
            severity: .damage, code: "key-missing", path: path,
            message:
                "The signing key is missing, but the store has signed with it. Nothing can be sold or "
                + "verified, and nothing is charged.", isMoneyAtRisk: false, advice: advice)
    }

    private func refused(_ error: AuthorityError) -> HealthFinding {
        let code =
            switch error {
            case .unsafe: "key-unsafe"
            case .damaged: "key-damaged"
            case .missing: "key-missing"
            case .io, .certificateCreationFailed: "key-unreachable"
            }
        return HealthFinding(
            severity: error.exitCode == 74 ? .disk : .damage, code: code, path: path,
            message: error.message,
            advice: code == "key-unsafe"
                ? "The key itself is not damaged. Correct its owner, type or mode: chmod 600 '\(path)'"
                : advice)
    }

    private var advice: String {
        "Restore the file from a backup, with mode 600. Without a backup, use another --profile, or start over: "
            + "kiosk reset --yes"
    }
}

/// Checks that the saved state of the profile can be read and that its catalog exists.
struct ProfileStateCheck {
    let folder: String

    func findings() -> [HealthFinding] {
        guard let state = SavedProfileState.read(folder) else {
            return [
                HealthFinding(
                    severity: .warning, code: "memory-unreadable", path: "profile.json",
                    message:
                        "It is not valid, so the saved catalog and account settings cannot be used; "
                        + "purchases are not affected.",
                    advice: "Specify them once: kiosk --catalog FILE --account NAME")
            ]
        }
        guard let catalog = state.catalog, FileStatus.size(of: catalog) == nil else { return [] }
        return [
            HealthFinding(
                severity: .warning, code: "catalog-gone", path: "profile.json",
                message:
                    "The profile remembers the catalog \(catalog), which does not exist. Nothing can be "
                    + "sold from it; existing purchases are not affected.",
                advice:
                    "Use another catalog with kiosk --catalog FILE, or the built-in one with --catalog demo."
            )
        ]
    }
}
