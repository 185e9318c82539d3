import Glibc

/// The folders to watch in order to detect that a file is edited, replaced or recreated.
enum WatchedFolders {
    /// Returns the folder of the file and, for a symbolic link, the folders of the files that it leads to.
    ///
    /// A missing folder is replaced by its nearest existing parent, where it will appear.
    static func of(_ path: String) -> Set<String> {
        var (folders, path): (Set<String>, String) = ([], path)
        for _ in 0..<longestChain {
            let folder = parent(of: path)
            folders.insert(nearest(folder))
            guard let target = target(of: path) else { break }
            path = target.hasPrefix("/") ? target : "\(folder)/\(target)"
        }
        return folders
    }

    /// The number of symbolic links that the system follows in one path.
    private static let longestChain = 40

    private static func parent(of path: String) -> String {
        guard let end = path.lastIndex(of: "/") else { return "." }
        return end == path.startIndex ? "/" : String(path[..<end])
    }

    private static func nearest(_ folder: String) -> String {
        var folder = folder
        while access(folder, F_OK) != 0, folder != "/", folder != "." {
            folder = parent(of: folder)
        }
        return folder
    }

    /// The target of a symbolic link, or nil if the file is not a link.
    private static func target(of path: String) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &buffer, buffer.count)
        guard count > 0 else { return nil }
        return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
