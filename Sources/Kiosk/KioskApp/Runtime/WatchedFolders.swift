import Glibc

/// The folders in which it shows that a file is edited, replaced or made anew.
enum WatchedFolders {
    /// The file's own folder; behind a link also that of what it leads to.
    ///
    /// In the place of a folder that is not there stands the nearest one above it that is: there it will appear.
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

    /// As many links as the system follows, one after the other.
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

    /// Where a link leads; nil for what is no link.
    private static func target(of path: String) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &buffer, buffer.count)
        guard count > 0 else { return nil }
        return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
