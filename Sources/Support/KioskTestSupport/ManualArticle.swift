import Foundation

/// An article of the manual in the checkout.
package struct ManualArticle {
    /// The error if the article does not have exactly one block or table with a name.
    package struct Missing: Error {
        /// The name.
        let name: String
    }

    /// The complete article, in Markdown.
    package let text: String

    /// Reads the article of a topic, such as `buying`.
    package init(_ topic: String) throws {
        var file = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { file.deleteLastPathComponent() }
        file.append(path: "Sources/Kiosk/KioskManual/Articles/\(topic).md")
        text = try String(contentsOf: file, encoding: .utf8)
    }

    /// Returns the code block after the comment `<!-- name -->`, without the line that names its language.
    package func block(_ name: String) throws -> String {
        let parts = text.components(separatedBy: "<!-- \(name) -->\n```")
        guard parts.count == 2, let block = parts[1].components(separatedBy: "```").first,
            let start = block.firstIndex(of: "\n")
        else { throw Missing(name: name) }
        return String(block[block.index(after: start)...])
    }

    /// Returns the table between the comments `<!-- generated: name -->` and `<!-- end -->`.
    package func table(_ name: String) throws -> String {
        let parts = text.components(separatedBy: "<!-- generated: \(name) -->\n")
        guard parts.count == 2, let table = parts[1].components(separatedBy: "<!-- end -->").first
        else { throw Missing(name: name) }
        return table
    }
}
