import KioskManual

/// An article of the manual: `{"topic":…,"title":…,"summary":…}`, with `text` if it is printed whole.
struct ArticleJSON: Encodable {
    let topic: String
    let title: String
    let summary: String
    /// The article in Markdown.
    let text: String?

    init(_ article: ManualArticle, text: String? = nil) {
        (topic, title, summary) = (article.topic, article.title, article.summary)
        self.text = text
    }
}

/// A line of an article that a search found: `{"topic":…,"title":…,"line":…}`
struct ArticleLineJSON: Encodable {
    let topic: String
    let title: String
    /// The line without markup.
    let line: String

    init(_ article: ManualArticle, _ line: String) {
        (topic, title) = (article.topic, article.title)
        self.line = MarkdownBlock.plain(line)
    }
}

/// The help of a command: `{"command":…,"summary":…,"text":…}`
struct CommandHelpJSON: Encodable {
    let command: String
    let summary: String
    let text: String
}
