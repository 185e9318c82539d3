import Foundation

/// The checkout that this test was built from.
enum Repository {
    /// Its top folder.
    static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The names at the top, dotfiles too.
    static func topLevel() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
    }

    /// The folder that holds the sources, as a URL whose path other URLs extend.
    static let sources = root.appendingPathComponent("Sources")

    /// Every Swift file under `Sources`, in the order of their paths.
    static func swiftFiles() throws -> [SourceFile] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            let url = sources.appendingPathComponent(path)
            return SourceFile(path: path, text: try String(contentsOf: url, encoding: .utf8))
        }
    }

    /// The text of every file under a folder whose name ends so, by its path, in order.
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
