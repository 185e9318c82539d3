import Foundation
package import KioskManual
import Synchronization

extension ManualArticle {
    /// The manual does not have the article, or the article does not have exactly one such block or table.
    package struct Missing: Error {
        /// The name that was looked up.
        let name: String
    }

    /// The article of a topic, such as `buying`.
    ///
    /// - Throws: ``Missing``.
    package init(_ topic: String) throws {
        guard let article = ManualArticle(topic: topic) else { throw Missing(name: topic) }
        self = article
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

    /// Returns whether a generated table is the one of the program.
    ///
    /// `KIOSK_RECORD=1` records the program's table in the file of the article, which is a part of the next build.
    package func hasTable(_ name: String, _ wanted: String) throws -> Bool {
        guard ProcessInfo.processInfo.environment["KIOSK_RECORD"] == "1" else {
            return try table(name) == wanted
        }
        let path = "Sources/Kiosk/KioskManual/Articles/\(topic).md"
        let file = SourceCheckout.root.appending(path: path)
        // Several tests may record tables of the same article at the same time.
        return try Self.recording.withLock { _ in
            let text = try String(contentsOf: file, encoding: .utf8)
            let table = try ManualArticle(topic: topic, text: text).table(name)
            let mark = "<!-- generated: \(name) -->\n"
            try text.replacing(mark + table, with: mark + wanted).write(
                to: file, atomically: true, encoding: .utf8)
            return true
        }
    }

    private static let recording = Mutex(())
}
