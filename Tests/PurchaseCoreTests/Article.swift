import Foundation

/// Reads articles from the sources.
enum Article {
    /// Returns the text of the file at a path inside the project.
    static func text(of path: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
}
