import KioskManual
import KioskPresentation
import StoreText
import TerminalGraphics

/// The manual in line mode.
extension Model {
    mutating func performManualCommand(_ command: LineModeCommand) -> [Command] {
        switch command {
        case .manual(let topic?): printArticle(topic)
        case .searchManual(let words): printMatches(of: words)
        default: printTopics()
        }
        return []
    }

    private mutating func printTopics() {
        printList(
            NumberedList(
                .topics,
                ManualArticle.all.map {
                    (.manual($0.topic), SafeText(untrusted: "\($0.topic): \($0.summary)"))
                }))
    }

    private mutating func printArticle(_ topic: String) {
        guard let article = ManualArticle(topic: topic) else {
            write(formatter.text(.plainUnknown, String(topic.prefix(80))))
            return printTopics()
        }
        let lines = article.blocks.flatMap(\.plainLines)
        printList(NumberedList(words: lines.map { SafeText(untrusted: $0, limit: 20_000) }))
    }

    private mutating func printMatches(of words: String) {
        let found = ManualArticle.matches(for: words).flatMap { article, lines in
            lines.map { line -> (command: LineModeCommand, text: SafeText) in
                let text = "\(article.title): \(MarkdownBlock.plain(line))"
                return (.manual(article.topic), SafeText(untrusted: text, limit: 20_000))
            }
        }
        guard !found.isEmpty else { return write(formatter.text(.manualNothing)) }
        printList(NumberedList(.topics, found))
    }
}
