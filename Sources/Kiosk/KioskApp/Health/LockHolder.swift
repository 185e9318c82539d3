import Glibc

/// The process that holds a lock file, as `/proc/locks` tells it.
struct LockHolder: CustomStringConvertible {
    let process: Int32
    /// The name of its program, where the system says it.
    let program: String?

    var description: String {
        "process \(process)" + (program.map { " (\($0))" } ?? "")
    }

    /// Who holds the file; nil for nobody, and where the system does not say.
    static func of(_ path: String) -> LockHolder? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        // The system gives the table page by page: where others unlock meanwhile, a line slips past between two pages.
        for _ in 0..<5 {
            if let holder = look(for: status.st_ino) { return holder }
        }
        return nil
    }

    private static func look(for file: ino_t) -> LockHolder? {
        // All locks of the machine are in it; a server with many databases has thousands.
        guard let table = try? BoundedFileReader.text("/proc/locks", limit: 8 << 20) else {
            return nil
        }
        for line in table.split(separator: "\n") {
            // 1: FLOCK  ADVISORY  WRITE 4242 08:01:131 0 EOF
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
