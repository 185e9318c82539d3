/// Paths that mean the same wherever two files are moved together.
enum RelativePath {
    /// A file as another file names it that lies beside it, or somewhere else on this machine.
    ///
    /// - Parameters:
    ///   - path: The file, from the root.
    ///   - other: The file that names it, from the root.
    static func of(_ path: String, from other: String) -> String {
        let wanted = path.split(separator: "/").map(String.init)
        let folder = other.split(separator: "/").map(String.init).dropLast()
        let shared = zip(wanted.dropLast(), folder).prefix { $0 == $1 }.count
        // From the root there is nothing that could be moved together.
        guard shared > 0 || folder.isEmpty else { return path }
        let up = Array(repeating: "..", count: folder.count - shared)
        return (up + wanted.dropFirst(shared)).joined(separator: "/")
    }
}
