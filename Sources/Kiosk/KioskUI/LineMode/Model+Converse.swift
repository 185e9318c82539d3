import PurchaseCore
import StoreModel
import StoreText
package import TerminalGraphics

extension Model {
    /// The prompt of line mode; nil while it awaits an event.
    package var linePrompt: SafeText? {
        guard let conversation, conversation.wait == nil else { return nil }
        return question ?? words.say(.plainPrompt)
    }

    /// Starts line mode.
    mutating func beginConversation() -> [Command] {
        conversation = Conversation()
        conversation?.wait = ConversationWait(.opening(isFirst: true), now: now)
        return show(.shop)
    }

    /// Applies a message in line mode, and prints the changes that it causes.
    mutating func converse(_ message: Message) -> [Command] {
        let (catalog, product, prompt) = (shop.catalog, askedProduct, linePrompt)
        hearPerson(message)
        var commands = react(&self, message)
        conversation?.wait?.take(message)
        if case .moved = message { leaveBehind() }
        if case .catalog = message { tellCatalog(since: catalog) }
        // The catalog changed the product of the pending question, so the question is asked again.
        if let product, let newer = askedProduct, newer != product { askToBuy() }
        commands += followLog(message)
        commands += endWait() + endLate(message)
        tellNews()
        tellBelongings()
        hold(isUrgent: linePrompt != prompt || askedProduct != product)
        // The output of this message comes before that of its commands.
        return takeSaid() + commands
    }

    /// Releases held output before a line is answered, and notes when the prompt is shown.
    private mutating func hearPerson(_ message: Message) {
        switch message {
        case .line, .endOfLines: conversation?.release()
        case .drawn: conversation?.isPrompted = true
        default: break
        }
    }

    /// Holds back output while the user may be typing, unless it changes the pending question or has been held for too
    /// long.
    private mutating func hold(isUrgent: Bool) {
        guard conversation?.isPrompted ?? false else { return }
        conversation?.hold(now: now)
        let isOver = conversation?.heldUntil.map { $0 <= now } ?? false
        if isUrgent || isOver { conversation?.release() }
    }

    private mutating func takeSaid() -> [Command] {
        guard let said = conversation?.takeSaid(), !said.isEmpty else { return [] }
        conversation?.isPrompted = false
        return [.say(said)]
    }

    /// Appends a line to the output.
    mutating func say(_ text: SafeText) { conversation?.say(text) }

    mutating func say(_ texts: [SafeText]) { for text in texts { say(text) } }

    /// Discards lists and waits that belong to the previous account or device.
    private mutating func leaveBehind() {
        conversation?.forgetLists()
        conversation?.late = []
        conversation?.news.end()
        conversation?.belongings = nil
        conversation?.lastEvent = nil
    }

    // MARK: Waiting

    /// Reads no further line until an event has occurred.
    mutating func wait(_ kind: ConversationWait.Kind, then: LineCommand? = nil) {
        conversation?.wait = ConversationWait(kind, now: now, then: then)
    }

    private mutating func endWait() -> [Command] {
        guard let wait = conversation?.wait else { return [] }
        if wait.isOver(self) {
            conversation?.wait = nil
            return tellEnd(of: wait)
        }
        guard now >= wait.deadline else { return [] }
        conversation?.wait = nil
        // The purchase or spending of the dialog has been sent and is in progress.
        overlay = nil
        if case .opening = wait.kind { conversation?.news.begin(engine.snapshot.rows) }
        if wait.kind.isQuestion {
            say(words.say(.plainNoAnswer))
        } else {
            say(words.say(.plainSlow))
            conversation?.late.append(wait)
        }
        return []
    }

    /// Announces the results of waits that had timed out.
    private mutating func endLate(_ message: Message) -> [Command] {
        let late = conversation?.late ?? []
        conversation?.late = []
        var commands: [Command] = []
        for var wait in late {
            wait.take(message)
            if wait.isOver(self) {
                commands += tellEnd(of: wait)
            } else {
                conversation?.late.append(wait)
            }
        }
        return commands
    }

    /// Prints the result of a wait, and performs the command that depended on it.
    private mutating func tellEnd(of wait: ConversationWait) -> [Command] {
        let rows = engine.snapshot.rows
        switch wait.kind {
        case .opening(let isFirst):
            conversation?.news.begin(rows)
            conversation?.belongings = nil
            return wait.isRefused ? [] : welcome(isFirst: isFirst)
        case .purchase(let id):
            // The purchase's result already named the received goods.
            conversation?.belongings = nil
            // A purchase that must be finished manually is announced together with the command for that.
            conversation?.news.hear(rows.filter { $0.intentID == id && $0.stage != .delivered })
        case .catalog where !wait.isRefused:
            let count = shop.catalog?.products.count ?? 0
            say(words.say(.plainProducts, words.counts.string(count)))
        case .restoring: conversation?.news.hear(rows)
        case .spending where !wait.isRefused: conversation?.belongings = nil
        case .finishing(let id) where !wait.isRefused:
            say(words.say(.toastFinished))
            conversation?.news.hear(rows.filter { $0.transactionID == id })
        case .deciding(_, let isApproved) where !wait.isRefused:
            say(words.say(isApproved ? .toastApproved : .toastDeclined))
        case .refunding(let id, let title) where !wait.isRefused:
            say(words.say(.toastRefunded, title))
            conversation?.news.hear(rows.filter { $0.transactionID == id })
        case .changing(_, let deed, let title) where !wait.isRefused:
            say(words.fact(words.say(deed.name), words.quote(title)))
        default: break
        }
        guard let command = wait.then, !wait.isRefused else { return [] }
        return carryOut(command, isAgain: true)
    }

    // MARK: Announcements

    private mutating func tellNews() {
        let isWaiting = conversation?.wait != nil
        let model = self
        let news =
            conversation?.news.take(
                engine.snapshot.rows, now: now, onlyPassing: isWaiting, rests: model.rests) ?? []
        for row in news { say(TransactionSpeech(model: self, row: row).news) }
    }

    /// Announces changes of the catalog, unless its language or storefront changed, which changes everything.
    private mutating func tellCatalog(since before: CatalogState?) {
        guard let newer = shop.catalog else { return }
        let isSameLanguage = conversation?.catalogLocale == words.locale
        conversation?.catalogLocale = words.locale
        guard conversation?.news.isListening ?? false else { return }
        guard let before else {
            // The catalog was not yet loaded at the start.
            if conversation?.wait == nil, conversation?.late.isEmpty ?? true {
                say(words.say(.plainProducts, words.counts.string(newer.products.count)))
            }
            return
        }
        guard isSameLanguage, before.storefront == newer.storefront else { return }
        say(CatalogSpeech(model: self, before: before, after: newer).changes)
    }

    /// Loads the log while new events are printed, and prints them.
    private mutating func followLog(_ message: Message) -> [Command] {
        guard conversation?.isFollowing ?? false else { return [] }
        switch message {
        case .snapshot, .line: log.expectNews(now: now)
        case .log: tellNewEvents()
        default: break
        }
        guard screen != .log, log.isDue(at: now) else { return [] }
        return [.loadLog(after: log.last, newest: LogScreenState.limit)]
    }

    /// Prints new state events; the user's own actions need no announcement.
    private mutating func tellNewEvents() {
        defer { conversation?.lastEvent = log.last }
        guard let last = conversation?.lastEvent else { return }
        let news = log.events.suffix(Self.mostEvents).filter {
            $0.sequence > last && $0.entry.family == .state
        }
        for event in news { say(LogSpeech(model: self).line(event)) }
    }

    /// The maximum number of events printed at once; earlier ones remain in the log.
    private static let mostEvents = 50

    /// The next time at which line mode must print something without an event; nil for never.
    var conversationTick: Timestamp? {
        guard let conversation else { return nil }
        let isLogRead = log.hasAnswer && (screen == .log || conversation.isFollowing)
        // Ownership is announced only while no wait is in progress.
        let ends = conversation.wait == nil ? conversation.belongings?.ends : nil
        let moments = [
            conversation.wait?.deadline, conversation.news.nextTick, conversation.heldUntil, ends,
            saleTick,
        ]
        return (moments + (isLogRead ? log.reloads : [])).compactMap(\.self).min()
    }
}
