import Glibc

/// Reads the bytes of a catalog file.
package enum CatalogFile {
    /// Returns the content of a regular file.
    ///
    /// Stops reading when the content exceeds ``CatalogLoader/sizeLimit``; ``CatalogLoader`` then refuses it.
    /// - Throws: ``CatalogError`` of kind `unreadable`.
    package static func bytes(_ path: String) throws(CatalogError) -> [UInt8] {
        // Without O_NONBLOCK, opening a pipe would block until a writer opens it.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw unreadable(path, errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw unreadable(path, errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            throw CatalogError(
                fileName: path, kind: .unreadable,
                message: isFolder
                    ? "this is a folder; use the path of the file in it"
                    : "this is not a catalog file")
        }
        return try content(descriptor, path, size: Int(status.st_size))
    }

    /// Reads the file until its end or past the size limit. The size is not trusted, since the file may grow meanwhile.
    private static func content(
        _ descriptor: Int32, _ path: String, size: Int
    ) throws(CatalogError) -> [UInt8] {
        var content: [UInt8] = []
        content.reserveCapacity(min(size, CatalogLoader.sizeLimit) + 1)
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while content.count <= CatalogLoader.sizeLimit {
            let count = read(descriptor, &piece, piece.count)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw unreadable(path, errno) }
            guard count > 0 else { break }
            content += piece.prefix(count)
        }
        return content
    }

    private static func unreadable(_ path: String, _ number: Int32) -> CatalogError {
        let reason = strerror(number).map { String(cString: $0) } ?? "error \(number)"
        return CatalogError(
            fileName: path, kind: .unreadable, message: "the catalog cannot be read: \(reason)")
    }
}
