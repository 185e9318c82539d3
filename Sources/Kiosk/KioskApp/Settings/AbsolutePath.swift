import FoundationEssentials

/// Paths that mean the same whatever folder a later command runs in.
enum AbsolutePath {
    /// The path itself, or the one from the working directory.
    static func of(_ path: String) -> String {
        path.hasPrefix("/") ? path : URL(filePath: path).path(percentEncoded: false)
    }
}
