/// Paths that stay valid if two files are moved together.
enum RelativePath {
    /// Returns the path by which one file refers to another: relative if they share a folder below the root, else
    /// absolute.
    ///
    /// - Parameters:
    ///   - path: The absolute path of the file.
    ///   - other: The absolute path of the file that refers to it.
    static func of(_ path: String, from other: String) -> String {
        let wanted = path.split(separator: "/").map(String.init)
        let folder = other.split(separator: "/").map(String.init).dropLast()
        let shared = zip(wanted.dropLast(), folder).prefix { $0 == $1 }.count
        // Files that share only the root cannot be moved together.
        guard shared > 0 || folder.isEmpty else { return path }
        let up = Array(repeating: "..", count: folder.count - shared)
        return (up + wanted.dropFirst(shared)).joined(separator: "/")
    }
}
