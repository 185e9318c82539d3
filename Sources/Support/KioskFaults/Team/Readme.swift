import Foundation

/// What README gives a stranger to type, as it stands there.
package enum Readme {
    /// README has no such block.
    package struct Missing: Error {
        /// What was looked for.
        let mark: String
    }

    /// The code block after a mark.
    ///
    /// - Parameter mark: What stands in the comment before the block, `<!-- mark -->`.
    package static func block(_ mark: String) throws -> String {
        var file = URL(fileURLWithPath: #filePath)
        for _ in 0..<5 { file.deleteLastPathComponent() }
        let text = try String(contentsOf: file.appending(path: "README.md"), encoding: .utf8)
        let parts = text.components(separatedBy: "<!-- \(mark) -->\n```")
        guard parts.count == 2, let block = parts[1].components(separatedBy: "```").first,
            let start = block.firstIndex(of: "\n")
        else { throw Missing(mark: mark) }
        // What stands before the first line end is the block's language.
        return String(block[block.index(after: start)...])
    }
}
