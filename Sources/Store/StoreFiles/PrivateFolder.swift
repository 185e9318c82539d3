import Glibc

/// A folder that only its owner can enter.
package enum PrivateFolder {
    /// Makes the folder and what is missing above it, each 0700; an existing one is checked and tightened to 0700.
    ///
    /// - Throws: ``FileFailure``: `unsafe` for a link, a file in its place, or somebody else's folder.
    package static func make(_ path: String) throws(FileFailure) {
        var built = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            built += built.isEmpty || built.hasSuffix("/") ? String(part) : "/" + part
            if mkdir(built, 0o700) != 0, errno != EEXIST, errno != EISDIR, errno != EROFS {
                throw SystemError.failure(built)
            }
        }
        try check(path)
    }

    /// Makes the names in the folder of a file durable, after one of them was moved or made.
    static func flush(around path: String) throws(FileFailure) {
        let end = path.lastIndex(of: "/")
        let folder = end.map { path[..<$0].isEmpty ? "/" : String(path[..<$0]) } ?? "."
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError.failure(folder) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw SystemError.failure(folder) }
    }

    /// Makes the names of all folders above a file durable: one that a power failure takes is lost with all in it.
    ///
    /// A folder that cannot be opened or synced is somebody else's, and was there before.
    static func flushAll(above path: String) {
        var below = path
        while let end = below.lastIndex(of: "/") {
            try? flush(around: below)
            below = String(below[..<end])
        }
    }

    private static func check(_ path: String) throws(FileFailure) {
        var status = stat()
        guard lstat(path, &status) == 0 else { throw SystemError.failure(path) }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            throw .unsafe(path: path, detail: "it is not a folder, or it is a link to one")
        }
        guard status.st_uid == geteuid() else {
            throw .unsafe(path: path, detail: "it belongs to somebody else")
        }
        if status.st_mode & 0o077 != 0, chmod(path, 0o700) != 0 { throw SystemError.failure(path) }
    }
}
