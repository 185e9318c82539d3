import Foundation

/// The checkout that this test was built from.
enum Repository {
    /// The top folder.
    static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Returns the names at the top level, including dotfiles.
    static func topLevel() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
    }

    /// The folder with the sources, as a URL whose path is a prefix of their URLs.
    static let sources = root.appendingPathComponent("Sources")

    /// Returns every Swift file under `Sources`, sorted by path.
    static func swiftFiles() throws -> [SourceFile] { try readFiles.get() }

    private static let readFiles = Result {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            let url = sources.appendingPathComponent(path)
            return SourceFile(path: path, text: try String(contentsOf: url, encoding: .utf8))
        }
    }

    /// Returns the path and text of every file under a folder with the given name suffix, sorted by path.
    static func texts(under folder: String, ending: String) throws -> [(path: String, text: String)]
    {
        let folder = root.appendingPathComponent(folder)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return try paths.filter { $0.hasSuffix(ending) }.sorted().map { path in
            let url = folder.appendingPathComponent(path)
            return (path, try String(contentsOf: url, encoding: .utf8))
        }
    }
}
