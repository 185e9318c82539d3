import Glibc

/// Checks the free space and the free inodes of the disk.
struct DiskCheck {
    let folder: String

    /// The free space below which a purchase may not be recorded, in bytes.
    private static let least: UInt64 = 1 << 20
    /// The free space below which the user is warned, in bytes.
    private static let little: UInt64 = 64 << 20

    func findings() -> [DoctorFinding] {
        var disk = statvfs()
        guard statvfs(folder, &disk) == 0 else {
            return [finding(.disk, "no-disk", "The system does not report how much space is free.")]
        }
        var found: [DoctorFinding] = []
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
        _ severity: DoctorFinding.Severity, _ code: String, _ message: String
    ) -> DoctorFinding {
        DoctorFinding(
            severity: severity, code: code, path: "",
            message: message + (severity == .disk ? " No purchase can be started." : ""),
            advice:
                "Free disk space (df -h \(folder)); open purchases continue at the next start."
        )
    }
}
