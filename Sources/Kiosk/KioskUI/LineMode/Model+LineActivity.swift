import KioskManual
import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Transactions, receipts, the event log and the manual in line mode.
extension Model {
    /// Lists the transactions of a filter; returns nil if the filter is unknown.
    mutating func printTransactions(_ name: String) -> [Command]? {
        let commands = show(.activity)
        guard let part = ActivityFilter.allCases.first(where: { "\($0)" == name.lowercased() })
        else { return nil }
        showFilter(part)
        return commands + printTransactions()
    }

    /// Lists the transactions of the last used filter.
    mutating func printTransactions() -> [Command] {
        let commands = show(.activity)
        let rows = engine.snapshot.rows
        guard !rows.isEmpty else { return commands + write(.emptyActivity) }
        let part = activity.selectedFilter
        if part != .all { write(title(of: part)) }
        if part == .all || activity.filter.isActive {
            _ = printCount(
                activityCount, of: rows.count, .plainTransactions,
                hasMore: engine.snapshot.hasOlderRows)
        }
        return commands + printList(.activity, activityItems)
    }

    mutating func finish(_ name: TargetReference) -> [Command] {
        guard let row = transaction(named: name), select(.transaction(row.id)) else { return [] }
        // The named transaction takes the place of the marked ones.
        activity.marks = []
        let commands = perform(.finish)
        guard let id = row.transactionID else { return commands }
        return sending(commands) {
            $0.markAnnounced(id)
            return $0.write(.toastFinished)
        }
    }

    // MARK: Receipts

    /// Prints the receipt of a transaction, or the last used receipt, after loading it.
    mutating func showReceipt(_ name: TargetReference?) -> [Command] {
        var id = receiptSubject
        if let name {
            guard let row = transaction(named: name) else { return [] }
            id = row.transactionID
        }
        guard let id else { return write(name == nil ? .emptyActivity : .receiptMissing) }
        return sending(openReceipt(id) + loadMissingData()) { $0.printReceipt() }
    }

    private mutating func printReceipt() -> [Command] {
        guard let facts = shownReceipt else { return write(missingReceipt) }
        write(LineModeFormatter(model: self).summary(of: facts))
        return printMenu(
            .activity,
            [
                command(.hintDetails) { $0.printReceiptFields() },
                command(.hintSave) { $0.saveReceipt(named: nil) },
            ])
    }

    /// Prints every field of the last printed receipt, and its signer.
    private mutating func printReceiptFields() -> [Command] {
        guard let facts = shownReceipt else { return write(.plainNoReceipt) }
        return printPages(of: LineModeFormatter(model: self).fields(of: facts))
    }

    /// Saves the last printed receipt to a file.
    mutating func saveReceipt(named name: String?) -> [Command] {
        guard let facts = shownReceipt else { return write(.plainNoReceipt) }
        return [.log(.action("save")), facts.saveCommand(named: name)]
    }

    // MARK: Log

    /// Shows the log and does something once its current events are loaded.
    private mutating func afterLog(_ action: @escaping LineAction) -> [Command] {
        let moved = show(.log)
        log.isRequested = true
        return sending(
            moved + [.query(.log(after: log.last, newest: LogScreenState.limit))], then: action)
    }

    /// Prints the newest events, the newest first; returns nil unless a typed number is from 1 to 1000.
    mutating func showLog(_ count: String?) -> [Command]? {
        guard let count = count.map({ Int($0) }) ?? NumberedList.defaultPageSize,
            (1...1000).contains(count)
        else { return nil }
        return afterLog { $0.printEvents(count) }
    }

    private mutating func printEvents(_ count: Int) -> [Command] {
        guard printCount(log.count, of: log.events.count, .plainEvents) else { return [] }
        let items = log.shown.reversed().map { NumberedListItem(target: .event($0.id)) }
        return printList(.events, items, pageSize: count)
    }

    /// Switches the printing of new events on or off, or toggles it without a word; returns nil for another word.
    mutating func followLog(_ word: String?) -> [Command]? {
        let word = word ?? (lineMode?.isFollowing ?? false ? "off" : "on")
        guard let isOn = ["on": true, "off": false][word.lowercased()] else { return nil }
        // Earlier events are loaded first, so that only later ones are printed as new.
        return isOn ? afterLog { $0.setFollowing(true) } : setFollowing(false)
    }

    private mutating func setFollowing(_ isOn: Bool) -> [Command] {
        lineMode?.isFollowing = isOn
        lineMode?.lastEvent = log.last
        write(isOn ? .plainFollowing : .plainNotFollowing)
        return [.log(.action("follow"))]
    }

    mutating func exportLog() -> [Command] {
        afterLog { [.log(.action("save"))] + $0.save(documentOf: .log) }
    }

    // MARK: Manual

    /// Prints an article, or the lines that contain words after `search`, or the topics without words; returns nil if
    /// the words to search are missing.
    mutating func readManual(_ arguments: VerbArguments) -> [Command]? {
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

    private func item(of topic: String, _ text: SafeText) -> NumberedListItem {
        NumberedListItem(text: text) { $0.printArticle(topic) ?? [] }
    }

    /// Prints an article of the manual; returns nil if the manual does not have the topic.
    mutating func printArticle(_ topic: String) -> [Command]? {
        guard let article = ManualArticle(topic: topic) else { return nil }
        let lines = article.blocks.flatMap(\.plainLines)
        return printPages(of: lines.map { SafeText(untrusted: $0, limit: 20_000) })
    }

    private mutating func printMatches(of words: String) -> [Command] {
        let found = ManualArticle.matches(for: words).flatMap { article, lines in
            lines.map { line -> NumberedListItem in
                let text = "\(article.title): \(MarkdownBlock.plain(line))"
                return item(of: article.topic, SafeText(untrusted: text, limit: 20_000))
            }
        }
        return found.isEmpty ? write(.manualNothing) : printList(.topics, found)
    }
}
