import PurchaseCore
import StoreModel
import StoreText
package import TerminalGraphics

extension Model {
    /// What stands before the place where the person types; nil while something is waited for.
    package var linePrompt: SafeText? {
        guard let conversation, conversation.wait == nil else { return nil }
        return question ?? words.say(.plainPrompt)
    }

    /// Makes the interface a dialogue in lines.
    mutating func beginConversation() -> [Command] {
        conversation = Conversation()
        conversation?.wait = ConversationWait(.opening(isFirst: true), now: now)
        return show(.shop)
    }

    /// Takes in what happened, and says what a person in lines has to hear of it.
    mutating func converse(_ message: Message) -> [Command] {
        let (catalog, product) = (shop.catalog, askedProduct)
        makeRoom(for: message)
        var commands = react(&self, message)
        conversation?.wait?.take(message)
        if case .catalog = message { tellCatalog(since: catalog) }
        // The catalog changed under the question: it is another question now.
        if let product, let newer = askedProduct, newer != product { askToBuy() }
        commands += followLog(message)
        commands += endWait()
        tellNews()
        // Before what comes of the commands is said.
        return takeSaid() + commands
    }

    /// A dialog on the screen shows its own errors; here they are said.
    private mutating func makeRoom(for message: Message) {
        switch message {
        case .spendFailed, .moveFailed: overlay = nil
        default: break
        }
    }

    private mutating func takeSaid() -> [Command] {
        guard let said = conversation?.takeSaid(), !said.isEmpty else { return [] }
        return [.say(said)]
    }

    /// Says a sentence.
    mutating func say(_ text: SafeText) { conversation?.say(text) }

    mutating func say(_ texts: [SafeText]) { for text in texts { say(text) } }

    // MARK: Waiting

    /// Reads no line before something has happened.
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
        // What was asked and answered is on its way.
        overlay = nil
        say(words.say(.plainSlow))
        if case .opening = wait.kind { conversation?.news.begin(engine.snapshot.rows) }
        return []
    }

    /// What is said of the end, and what was asked for and can be done now.
    private mutating func tellEnd(of wait: ConversationWait) -> [Command] {
        let rows = engine.snapshot.rows
        switch wait.kind {
        case .opening(let isFirst):
            conversation?.news.begin(rows)
            return wait.isRefused ? [] : welcome(isFirst: isFirst)
        case .purchase(let id):
            if case .buy = overlay { overlay = nil }
            // What waits for a hand is told with what the hand can do.
            conversation?.news.hear(rows.filter { $0.intentID == id && $0.stage != .delivered })
        case .catalog where !wait.isRefused:
            let count = shop.catalog?.products.count ?? 0
            say(words.say(.plainProducts, words.counts.string(count)))
        case .restoring: conversation?.news.hear(rows)
        case .finishing(let id) where !wait.isRefused:
            say(words.say(.toastFinished))
            conversation?.news.hear(rows.filter { $0.transactionID == id })
        case .deciding(_, let isApproved) where !wait.isRefused:
            say(words.say(isApproved ? .toastApproved : .toastDeclined))
        case .refunding(let id, let title) where !wait.isRefused:
            say(words.say(.toastRefunded, title))
            conversation?.news.hear(rows.filter { $0.transactionID == id })
        default: break
        }
        guard let command = wait.then, !wait.isRefused else { return [] }
        return carryOut(command, isAgain: true)
    }

    // MARK: News

    private mutating func tellNews() {
        let isWaiting = conversation?.wait != nil
        let model = self
        let news =
            conversation?.news.take(
                engine.snapshot.rows, now: now, onlyPassing: isWaiting, rests: model.rests) ?? []
        for row in news { say(TransactionSpeech(model: self, row: row).news) }
    }

    /// Says what the catalog says otherwise; in another language or country everything does.
    private mutating func tellCatalog(since before: CatalogState?) {
        guard let newer = shop.catalog else { return }
        let isSameLanguage = conversation?.catalogLocale == words.locale
        conversation?.catalogLocale = words.locale
        guard isSameLanguage, conversation?.news.isListening ?? false, let before,
            before.storefront == newer.storefront
        else { return }
        say(CatalogSpeech(model: self, before: before, after: newer).changes)
    }

    /// Asks for the log where its events are told as they come, and tells them.
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

    /// What the person does is known to that person.
    private mutating func tellNewEvents() {
        let last = conversation?.lastEvent ?? 0
        let news = log.events.suffix(Self.mostEvents).filter {
            $0.sequence > last && $0.entry.family == .state
        }
        for event in news { say(LogSpeech(model: self).line(event)) }
        conversation?.lastEvent = max(last, log.last)
    }

    /// How many events are told at once; those before them are in the log.
    private static let mostEvents = 50

    /// When something has to be said although nothing happens.
    var conversationTick: Timestamp? {
        let isLogRead = log.hasAnswer && (screen == .log || conversation?.isFollowing ?? false)
        let moments = [conversation?.wait?.deadline, conversation?.news.nextTick]
        return (moments + (isLogRead ? log.reloads : [])).compactMap(\.self).min()
    }
}
