import CKioskFiles

/// An article of the manual.
package struct ManualArticle: Hashable, Sendable {
    /// The name of the topic, such as `shared-backend`: the argument of `kiosk help` and the name of the article's file.
    package let topic: String
    /// The article in Markdown: the syntax that ``MarkdownBlock`` reads.
    package let text: String

    /// Creates an article that is not a file, such as a table of contents.
    package init(topic: String, text: String) {
        self.topic = topic
        self.text = text
    }

    /// Returns the article of a topic, and nil if the manual does not have it.
    package init?(topic: String) {
        guard let article = Self.all.first(where: { $0.topic == topic }) else { return nil }
        self = article
    }

    /// All articles, in the order of the table of contents.
    package static let all: [ManualArticle] = {
        var articles: [ManualArticle] = []
        while let file = kiosk_article(articles.count)?.pointee {
            articles.append(
                ManualArticle(topic: String(cString: file.name), text: String(cString: file.text)))
        }
        return articles
    }()

    /// The heading of the article.
    package var title: String {
        text.hasPrefix("# ") ? String(line(0).dropFirst(2)) : topic
    }

    /// The sentence below the heading that says what the article is for.
    package var summary: String {
        String(line(2))
    }

    /// One of the first lines; to parse all of an article for its title takes longer.
    private func line(_ index: Int) -> Substring {
        let lines = text.split(
            separator: "\n", maxSplits: index + 1, omittingEmptySubsequences: false)
        return lines.count > index ? lines[index] : ""
    }

    /// The parsed text.
    package var blocks: [MarkdownBlock] { MarkdownBlock.parse(text) }

    // MARK: Finding an article

    /// The table of contents, as an article whose rows link to the others.
    package static var contents: ManualArticle {
        let rows = all.map { "| [\($0.title)](\($0.topic).md) | `\($0.topic)` | \($0.summary) |" }
        return ManualArticle(
            topic: "topics",
            text: ([
                "# Manual", "", "Topics of the manual.", "", "| Article | Topic | Contents |",
                "| --- | --- | --- |",
            ]
                + rows).joined(separator: "\n"))
    }

    /// Searches all articles, without regard to case, for lines that contain each word of a text.
    ///
    /// - Returns: An article with a section for each article that has such lines, with links; nil if there are none.
    package static func results(for text: String) -> ManualArticle? {
        let sections = matches(for: text).map { article, lines in
            let shown = lines.prefix(5).map { "- \($0)" }
            let rest = lines.count > 5 ? ["- and \(lines.count - 5) more"] : []
            return (["## [\(article.title)](\(article.topic).md)", ""] + shown + rest).joined(
                separator: "\n")
        }
        guard !sections.isEmpty else { return nil }
        return ManualArticle(
            topic: "search", text: (["# Search: \(text)"] + sections).joined(separator: "\n\n"))
    }

    /// Searches all articles, without regard to case, for lines that contain each word of a text.
    ///
    /// - Returns: The articles that have such lines, with these lines in Markdown.
    package static func matches(for text: String) -> [(article: ManualArticle, lines: [String])] {
        let words = text.lowercased().split(separator: " ")
        guard !words.isEmpty else { return [] }
        return all.map { (article: $0, lines: $0.lines(containing: words)) }
            .filter { !$0.lines.isEmpty }
    }

    private func lines(containing words: [Substring]) -> [String] {
        blocks.flatMap(\.sourceLines).filter { line in
            let line = line.lowercased()
            return words.allSatisfy { line.contains($0) }
        }
    }
}
