import FoundationEssentials

/// Paths that stay valid if a later command runs in another folder.
enum AbsolutePath {
    /// Returns the path, resolved against the working directory if it is relative.
    static func of(_ path: String) -> String {
        path.hasPrefix("/") ? path : URL(filePath: path).path(percentEncoded: false)
    }
}
