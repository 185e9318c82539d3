import Glibc

/// The folder with the authority's single file, `authority.pem`, so that key and chain are stored atomically.
///
/// The file is written as `authority.pem.new`, created exclusively, and renamed once it is complete and on the disk. A
/// lock on the folder serializes creators, so that the second one finds the file of the first; the system releases the
/// lock of a process that dies.
struct AuthorityFolder {
    private static let fileName = "authority.pem"
    private static let temporaryFileName = "authority.pem.new"
    private static let maximumSize = 64 * 1024

    private let folder: FileDescriptor

    /// The path of the key file.
    var filePath: String { folder.path + "/" + Self.fileName }

    /// Opens the folder; creates it with mode 0700 if it is missing and `mayCreate` is set.
    ///
    /// - Throws: ``AuthorityError``; `unsafe` for a symbolic link, another owner, or permissions for other users.
    init(path: String, mayCreate: Bool) throws(AuthorityError) {
        // With a trailing slash, the system would follow a final symbolic link.
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        if mayCreate { try Self.createFolder(path) }
        do {
            folder = try FileDescriptor(path, flags: O_RDONLY | O_DIRECTORY)
        } catch .io(_, let code) where code == ENOENT {
            throw .missing(path: path + "/" + Self.fileName)
        } catch .io(_, let code) where code == ELOOP || code == ENOTDIR {
            throw .unsafe(path: path, reason: "it is not a folder, or it is a link to one")
        }
        let status = try folder.status()
        guard status.st_uid == geteuid() else {
            throw .unsafe(path: path, reason: "the folder belongs to another user")
        }
        guard status.st_mode & 0o077 == 0 else {
            throw .unsafe(path: path, reason: "other users can access the folder (use chmod 700)")
        }
    }

    /// Runs `body` with an exclusive lock on the folder, against other processes and threads.
    func locked<Result>(
        _ body: () throws(AuthorityError) -> Result
    ) throws(AuthorityError) -> Result {
        try POSIX.call(folder.path) { flock(folder.number, LOCK_EX) }
        defer { flock(folder.number, LOCK_UN) }
        return try body()
    }

    /// Returns the file's text; nil if the file does not exist.
    func read() throws(AuthorityError) -> String? {
        let file: FileDescriptor
        do {
            // Without O_NONBLOCK, opening a pipe in place of the file would block forever.
            file = try FileDescriptor(Self.fileName, in: folder, flags: O_RDONLY | O_NONBLOCK)
        } catch .io(_, let code) where code == ENOENT {
            return nil
        } catch .io(let path, let code) where code == ELOOP {
            throw .unsafe(path: path, reason: "it is a link")
        }
        try Self.checkAttributes(file)
        return String(validating: try Self.content(file), as: UTF8.self) ?? ""
    }

    /// Makes the file's name durable before it is used, since its creator may have died before doing so.
    func synchronizeFolder() throws(AuthorityError) { try folder.synchronize() }

    /// Writes the file's text; the file must not exist.
    func write(_ text: String) throws(AuthorityError) {
        // A dead creator may have left this file; the lock excludes a living one.
        unlinkat(folder.number, Self.temporaryFileName, 0)
        let flags = O_WRONLY | O_CREAT | O_EXCL
        let file = try FileDescriptor(Self.temporaryFileName, in: folder, flags: flags, mode: 0o600)
        // Sets the mode independently of the umask.
        try POSIX.call(file.path) { fchmod(file.number, 0o600) }
        try Self.write(Array(text.utf8), to: file)
        try file.synchronize()
        let directory = folder.number
        try POSIX.call(filePath) {
            renameat(directory, Self.temporaryFileName, directory, Self.fileName)
        }
        try folder.synchronize()
    }
}

extension AuthorityFolder {
    /// Creates the folder and its missing parents; leaves an existing file or folder unchanged.
    private static func createFolder(_ path: String) throws(AuthorityError) {
        if mkdir(path, 0o700) == 0 { return try synchronizeParent(of: path) }
        switch errno {
        case EEXIST: return
        case ENOENT where path != parent(of: path):
            try createFolder(parent(of: path))
            if mkdir(path, 0o700) != 0, errno != EEXIST { throw .io(path: path, code: errno) }
            try synchronizeParent(of: path)
        case let code: throw .io(path: path, code: code)
        }
    }

    private static func synchronizeParent(of path: String) throws(AuthorityError) {
        let name = parent(of: path)
        // The user may have replaced the parent with a symbolic link, so links are followed here.
        let descriptor = try POSIX.call(name) { open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        defer { close(descriptor) }
        try POSIX.call(name) { fsync(descriptor) }
    }

    private static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return path.isEmpty ? "" : "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func checkAttributes(_ file: FileDescriptor) throws(AuthorityError) {
        let status = try file.status()
        guard status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1 else {
            throw .unsafe(
                path: file.path,
                reason: "it is not a regular file, or it has a second name (a hard link)")
        }
        guard status.st_uid == geteuid() else {
            throw .unsafe(path: file.path, reason: "it belongs to another user")
        }
        // A mode without the right to write is stricter.
        guard [0o600, 0o400].contains(status.st_mode & 0o7777) else {
            throw .unsafe(path: file.path, reason: "its mode is not 600 (use chmod 600)")
        }
        guard status.st_size <= maximumSize else { throw .damaged(path: file.path) }
    }

    private static func content(_ file: FileDescriptor) throws(AuthorityError) -> [UInt8] {
        var content: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while content.count <= maximumSize {
            let count = try POSIX.call(file.path) {
                Glibc.read(file.number, &buffer, buffer.count)
            }
            if count == 0 { break }
            content.append(contentsOf: buffer[..<count])
        }
        return content
    }

    private static func write(_ bytes: [UInt8], to file: FileDescriptor) throws(AuthorityError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = try POSIX.call(file.path) {
                rest.withUnsafeBytes { Glibc.write(file.number, $0.baseAddress, $0.count) }
            }
            rest = rest.dropFirst(count)
        }
    }
}
