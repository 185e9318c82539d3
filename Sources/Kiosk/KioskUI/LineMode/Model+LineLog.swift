import KioskManual
import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

/// The event log and the manual in line mode.
extension Model {
    /// Shows the log and does something once its current events are loaded.
    private mutating func afterLog(_ action: @escaping LineAction) -> [Command] {
        let moved = show(.log)
        log.isRequested = true
        awaitEvent(.log, then: action)
        return moved + [.query(.log(after: log.last, newest: LogScreenState.limit))]
    }

    /// Prints the newest events, the newest first; returns nil unless the typed number is from 1 to 1000.
    mutating func showLog(count: String) -> [Command]? {
        Int(count).flatMap { (1...1000).contains($0) ? showLog($0) : nil }
    }

    mutating func showLog(_ count: Int = NumberedList.defaultPageSize) -> [Command] {
        afterLog { $0.printEvents(count) }
    }

    private mutating func printEvents(_ count: Int) -> [Command] {
        guard printCount(log.count, of: log.events.count, .plainEvents) else { return [] }
        let items = log.shown.reversed().map { LineItem(target: .event($0.id)) }
        return printList(NumberedList(kind: .events, items: items, pageSize: count))
    }

    mutating func printEvent(_ id: LogEventID) -> [Command] {
        guard let event = log.events.last(where: { $0.id == id }) else { return [] }
        let facts = LogDetail(model: self, event: event).facts.map { label, value in
            formatter.fact(label, untrusted: value)
        }
        let isSent = event.sequence <= log.acknowledged
        return write([line(of: event)] + facts + [formatter.text(isSent ? .logSent : .logUnsent)])
    }

    /// Returns an event in one line: time, name, detail and order number.
    func line(of event: LogEvent) -> SafeText {
        let detail = event.entry.detail
        return formatter.commaSeparated([
            SafeText(formatted: String(formatter.times.preciseClock(event.at).prefix(8))),
            formatter.sanitized(formatter.messages.name(of: event.entry)),
            detail.isEmpty ? nil : SafeText(untrusted: detail, limit: 80),
            log.number(of: event).map { formatter.text(.orderNumber, $0.rawValue) },
        ])
    }

    /// Switches the printing of new events on or off, or toggles it without a word; returns nil for another word.
    mutating func followLog(_ word: String?) -> [Command]? {
        switch word?.lowercased() {
        case nil: followLog(!(lineMode?.isFollowing ?? false))
        case "on": followLog(true)
        case "off": followLog(false)
        default: nil
        }
    }

    private mutating func followLog(_ isOn: Bool) -> [Command] {
        // Earlier events are loaded first, so that only later ones are printed as new.
        isOn ? afterLog { $0.setFollowing(true) } : setFollowing(false)
    }

    private mutating func setFollowing(_ isOn: Bool) -> [Command] {
        lineMode?.isFollowing = isOn
        lineMode?.lastEvent = log.last
        write(isOn ? .plainFollowing : .plainNotFollowing)
        return [.log(.action("follow"))]
    }

    mutating func exportLogAndWait() -> [Command] {
        afterLog { model in
            let commands = [.log(.action("save"))] + model.save(documentOf: .log)
            if !commands.allSatisfy(\.isLogEntry) { model.awaitEvent(.file) }
            return commands
        }
    }

    // MARK: Manual

    /// Prints an article, or the lines that contain words after `search`, or the topics without words; returns nil if
    /// there are no words to search.
    mutating func readManual(_ arguments: LineArguments) -> [Command]? {
        guard let topic = arguments.hyphenated?.lowercased() else { return printTopics() }
        if arguments.words.first?.lowercased() == "search" {
            let words = arguments.words.dropFirst().joined(separator: " ")
            return words.isEmpty ? nil : printMatches(of: words)
        }
        return printArticle(topic) ?? writeUnknown(topic) + printTopics()
    }

    private mutating func printTopics() -> [Command] {
        printList(
            .topics,
            ManualArticle.all.map {
                item(of: $0.topic, SafeText(untrusted: "\($0.topic): \($0.summary)"))
            })
    }

    private func item(of topic: String, _ text: SafeText) -> LineItem {
        LineItem(text: text) { $0.printArticle(topic) ?? [] }
    }

    /// Prints an article of the manual; returns nil if there is no such topic.
    mutating func printArticle(_ topic: String) -> [Command]? {
        guard let article = ManualArticle(topic: topic) else { return nil }
        let lines = article.blocks.flatMap(\.plainLines)
        return printPages(of: lines.map { SafeText(untrusted: $0, limit: 20_000) })
    }

    private mutating func printMatches(of words: String) -> [Command] {
        let found = ManualArticle.matches(for: words).flatMap { article, lines in
            lines.map { line -> LineItem in
                let text = "\(article.title): \(MarkdownBlock.plain(line))"
                return item(of: article.topic, SafeText(untrusted: text, limit: 20_000))
            }
        }
        return found.isEmpty ? write(.manualNothing) : printList(.topics, found)
    }
}
