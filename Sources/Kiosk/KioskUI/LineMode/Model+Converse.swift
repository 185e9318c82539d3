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
        let (catalog, product, prompt) = (shop.catalog, askedProduct, linePrompt)
        hearPerson(message)
        var commands = react(&self, message)
        conversation?.wait?.take(message)
        if case .moved = message { leaveBehind() }
        if case .catalog = message { tellCatalog(since: catalog) }
        // The catalog changed under the question: it is another question now.
        if let product, let newer = askedProduct, newer != product { askToBuy() }
        commands += followLog(message)
        commands += endWait() + endLate(message)
        tellNews()
        tellBelongings()
        hold(isUrgent: linePrompt != prompt || askedProduct != product)
        // Before what comes of the commands is said.
        return takeSaid() + commands
    }

    /// What was kept back is said before the answer to a line.
    private mutating func hearPerson(_ message: Message) {
        switch message {
        case .line, .endOfLines: conversation?.release()
        case .drawn: conversation?.isPrompted = true
        default: break
        }
    }

    /// What happens by itself does not come into a line that somebody may be typing, but for what makes the question
    /// that stands there another one; it waits for that line, and not for long.
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

    /// Says a sentence.
    mutating func say(_ text: SafeText) { conversation?.say(text) }

    mutating func say(_ texts: [SafeText]) { for text in texts { say(text) } }

    /// What was told and waited for in another place is no business of this one.
    private mutating func leaveBehind() {
        conversation?.forgetLists()
        conversation?.late = []
        conversation?.news.end()
        conversation?.belongings = nil
        conversation?.lastEvent = nil
    }

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
        if case .opening = wait.kind { conversation?.news.begin(engine.snapshot.rows) }
        if wait.kind.isQuestion {
            say(words.say(.plainNoAnswer))
        } else {
            say(words.say(.plainSlow))
            conversation?.late.append(wait)
        }
        return []
    }

    /// Tells the end of what took longer than anybody waits.
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

    /// What is said of the end, and what was asked for and can be done now.
    private mutating func tellEnd(of wait: ConversationWait) -> [Command] {
        let rows = engine.snapshot.rows
        switch wait.kind {
        case .opening(let isFirst):
            conversation?.news.begin(rows)
            conversation?.belongings = nil
            return wait.isRefused ? [] : welcome(isFirst: isFirst)
        case .purchase(let id):
            // What one got was told.
            conversation?.belongings = nil
            // What waits for a hand is told with what the hand can do.
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
        guard conversation?.news.isListening ?? false else { return }
        guard let before else {
            // It was not there when one came.
            if conversation?.wait == nil, conversation?.late.isEmpty ?? true {
                say(words.say(.plainProducts, words.counts.string(newer.products.count)))
            }
            return
        }
        guard isSameLanguage, before.storefront == newer.storefront else { return }
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
        defer { conversation?.lastEvent = log.last }
        guard let last = conversation?.lastEvent else { return }
        let news = log.events.suffix(Self.mostEvents).filter {
            $0.sequence > last && $0.entry.family == .state
        }
        for event in news { say(LogSpeech(model: self).line(event)) }
    }

    /// How many events are told at once; those before them are in the log.
    private static let mostEvents = 50

    /// When something has to be said although nothing happens.
    var conversationTick: Timestamp? {
        guard let conversation else { return nil }
        let isLogRead = log.hasAnswer && (screen == .log || conversation.isFollowing)
        // What the person has is told once nothing is waited for.
        let ends = conversation.wait == nil ? conversation.belongings?.ends : nil
        let moments = [
            conversation.wait?.deadline, conversation.news.nextTick, conversation.heldUntil, ends,
            saleTick,
        ]
        return (moments + (isLogRead ? log.reloads : [])).compactMap(\.self).min()
    }
}
