import Glibc

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
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        // The kernel returns the table page by page: when another process unlocks meanwhile, a row can be skipped
        // between two pages. Reading it several times makes a miss unlikely.
        for _ in 0..<5 {
            if let holder = look(for: status.st_ino) { return holder }
        }
        return nil
    }

    private static func look(for file: ino_t) -> LockHolder? {
        // The table lists all locks of the machine; a server with many databases has thousands.
        guard let table = try? BoundedFileReader.text("/proc/locks", limit: 8 << 20) else {
            return nil
        }
        for line in table.split(separator: "\n") {
            // A row of the table: 1: FLOCK  ADVISORY  WRITE 4242 08:01:131 0 EOF
            let words = line.split(separator: " ")
            guard words.count > 5, words[1] == "FLOCK", let process = Int32(words[4]),
                words[5].hasSuffix(":\(file)")
            else { continue }
            return LockHolder(process: process, program: name(of: process))
        }
        return nil
    }

    private static func name(of process: Int32) -> String? {
        guard let text = try? BoundedFileReader.text("/proc/\(process)/comm") else { return nil }
        return text.split(separator: "\n").first.map(String.init)
    }
}
