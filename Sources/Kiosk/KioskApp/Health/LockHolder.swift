/// The process that holds a lock file, according to `/proc/locks`.
struct LockHolder: CustomStringConvertible {
    let process: Int32
    /// The name of its program; nil if the system does not report it.
    let program: String?

    var description: String {
        "process \(process)" + (program.map { " (\($0))" } ?? "")
    }

    /// Returns the holder of a lock file; nil if the file is not locked, or the system does not report a holder.
    static func of(_ path: String) -> LockHolder? {
        guard let file = LockedFile(path: path) else { return nil }
        // The kernel returns the table page by page: when another process unlocks meanwhile, a row can be skipped
        // between two pages. Reading it several times makes a miss unlikely.
        for _ in 0..<5 {
            // The table lists all locks of the machine; a server with many databases has thousands.
            let table = try? BoundedFileReader.text("/proc/locks", limit: 8 << 20)
            if let process = table.flatMap(file.holder(in:)) {
                return LockHolder(process: process, program: name(of: process))
            }
        }
        return nil
    }

    private static func name(of process: Int32) -> String? {
        guard let text = try? BoundedFileReader.text("/proc/\(process)/comm") else { return nil }
        return text.split(separator: "\n").first.map(String.init)
    }
}
