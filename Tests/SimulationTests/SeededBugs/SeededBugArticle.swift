import Foundation

/// Reads the article that states which test layer catches which wrong version.
enum SeededBugArticle {
    /// One row of a table.
    struct Row {
        let line: String
        let sentence: String
        let layer: String
    }

    /// Returns the rows of the section with a heading.
    static func rows(of heading: String) throws -> [Row] {
        let file = root.appending(
            path: "Sources/Support/KioskSimulation/KioskSimulation.docc/SeededBugs.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let section = text.split(separator: "\n## ").first { $0.hasPrefix(heading + "\n") }
        let lines = (section ?? "").split(separator: "\n").filter { $0.hasPrefix("| ") }
        // The first row is the table's head.
        return lines.dropFirst().map { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return Row(
                line: String(line), sentence: cells.first ?? "",
                layer: cells.count > 1 ? cells[1] : "")
        }
    }

    /// Returns the texts of all test files.
    static func tests() throws -> [String] {
        let folder = root.appending(path: "Tests").path
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
        return try (paths ?? []).filter { $0.hasSuffix(".swift") }.map {
            try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
        }
    }

    private static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
}
