import Glibc

/// Creates and checks folders that only their owner can enter.
package enum PrivateFolder {
    /// Creates the folder and its missing parents with mode 0700; an existing folder is checked and restricted to 0700.
    ///
    /// - Throws: ``FileFailure``; `unsafe` for a link, a file, or another user's folder.
    package static func create(_ path: String) throws(FileFailure) {
        var built = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            built += built.isEmpty || built.hasSuffix("/") ? String(part) : "/" + part
            if mkdir(built, 0o700) != 0, errno != EEXIST, errno != EISDIR, errno != EROFS {
                throw SystemError.failure(built)
            }
        }
        try check(path)
    }

    /// Makes the directory entries of a file's folder durable after one of them was created or renamed.
    static func synchronizeFolder(of path: String) throws(FileFailure) {
        let end = path.lastIndex(of: "/")
        let folder = end.map { path[..<$0].isEmpty ? "/" : String(path[..<$0]) } ?? "."
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError.failure(folder) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw SystemError.failure(folder) }
    }

    /// Makes the directory entries of all folders above a file durable, because a folder that a power failure removes
    /// is lost with its contents.
    ///
    /// A folder that cannot be opened or synced belongs to another user and existed before.
    static func synchronizeParents(of path: String) {
        var below = path
        while let end = below.lastIndex(of: "/") {
            try? synchronizeFolder(of: below)
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
            throw .unsafe(path: path, detail: "it belongs to another user")
        }
        if status.st_mode & 0o077 != 0, chmod(path, 0o700) != 0 { throw SystemError.failure(path) }
    }
}
