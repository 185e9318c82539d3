import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
package import TerminalGraphics

extension Model {
    /// The prompt of line mode; nil while it awaits an answer.
    package var linePrompt: SafeText? {
        guard let lineMode, lineMode.awaitedAnswer == nil else { return nil }
        return pendingPrompt ?? formatter.text(.plainPrompt)
    }

    /// Starts line mode.
    mutating func startLineMode() -> [Command] {
        lineMode = LineModeState()
        lineMode?.awaitedAnswer = AwaitedCommandResult(to: nil, now: now) {
            $0.welcome(isFirst: true)
        }
        return show(.shop)
    }

    /// Applies a message in line mode, and prints the changes that it causes.
    mutating func updateInLineMode(_ message: Message) -> [Command] {
        let (catalog, product, prompt) = (shop.catalog, productToConfirm, linePrompt)
        let hadQuestion = overlay != nil
        handleUserInput(message)
        var commands = applyMessage(&self, message)
        lineMode?.awaitedAnswer?.handle(message)
        if case .contextChanged = message { leaveBehind() }
        if case .catalog = message { announceCatalogChanges(since: catalog) }
        // The catalog changed the product of the pending question, so the question is asked again.
        if let product, let newer = productToConfirm, newer != product { printQuestionDetails() }
        commands += followLog(message)
        commands += endWait() + endLate(message)
        if !hadQuestion { printQuestionDetails() }
        announceOrderChanges()
        announceOwnershipChanges()
        holdOutput(isUrgent: linePrompt != prompt || productToConfirm != product)
        // The output of this message comes before that of its commands.
        return drainOutput() + commands
    }

    /// Releases held output before a line is answered, and notes when the prompt is shown.
    private mutating func handleUserInput(_ message: Message) {
        switch message {
        case .line, .endOfLines: lineMode?.releaseOutput()
        case .drawn: lineMode?.isPrompted = true
        default: break
        }
    }

    /// Holds back output while the user may be typing, unless it changes the pending question or has been held for too
    /// long.
    private mutating func holdOutput(isUrgent: Bool) {
        guard lineMode?.isPrompted ?? false else { return }
        lineMode?.holdOutput(now: now)
        let isOver = lineMode?.holdDeadline.map { $0 <= now } ?? false
        if isUrgent || isOver { lineMode?.releaseOutput() }
    }

    /// Prints what precedes the pending question; the question itself is the prompt.
    private mutating func printQuestionDetails() {
        write(pendingQuestion?.questionDetails(in: self) ?? [])
    }

    private mutating func drainOutput() -> [Command] {
        guard let output = lineMode?.drainOutput(), !output.isEmpty else { return [] }
        lineMode?.isPrompted = false
        return [.terminal(.write(output))]
    }

    /// Appends a line to the output; returns no commands.
    @discardableResult
    mutating func write(_ text: SafeText) -> [Command] {
        lineMode?.write(text)
        typedAct?.output.append(text)
        return []
    }

    /// Appends lines to the output; returns no commands.
    @discardableResult
    mutating func write(_ texts: [SafeText]) -> [Command] {
        for text in texts { write(text) }
        return []
    }

    /// Appends a text with its arguments to the output; returns no commands.
    @discardableResult
    mutating func write(
        _ text: TextKey, _ first: String = "", _ second: String = "", _ third: String = ""
    ) -> [Command] {
        write(formatter.text(text, first, second, third))
    }

    /// Discards lists and waits that belong to the previous account or device.
    private mutating func leaveBehind() {
        lineMode?.discardLists()
        lineMode?.lateAnswers = []
        lineMode?.announcedChanges.stopTracking()
        lineMode?.announcedOwnership = nil
        lineMode?.lastEvent = nil
    }

    // MARK: Waiting

    /// Returns commands, and reads no further line until the first of them that line mode awaits is answered.
    ///
    /// - Parameter then: What to do once it has succeeded; nil for commands that may be awaited already.
    mutating func sending(_ commands: [Command], then: LineAction? = nil) -> [Command] {
        if then != nil || lineMode?.awaitedAnswer == nil,
            let command = commands.first(where: { $0.answerTimeout != nil })
        {
            let answer = AwaitedCommandResult(to: command, now: now, then: then)
            lineMode?.awaitedAnswer = answer
            if then != nil { typedAct?.awaitedAnswer = answer }
        }
        return commands
    }

    private mutating func endWait() -> [Command] {
        guard let wait = lineMode?.awaitedAnswer else { return [] }
        if wait.isOver(in: self) {
            lineMode?.awaitedAnswer = nil
            return printResult(of: wait)
        }
        guard now >= wait.deadline else { return [] }
        lineMode?.awaitedAnswer = nil
        // The purchase or spending of the dialog has been sent and is in progress.
        overlay = nil
        if wait.isOpening {
            lineMode?.announcedChanges.startTracking(engine.snapshot.rows)
        }
        if wait.command?.isDataRequest ?? false {
            write(.plainNoAnswer)
        } else {
            write(.plainSlow)
            lineMode?.lateAnswers.append(wait)
        }
        return []
    }

    /// Announces the results of waits that had timed out.
    private mutating func endLate(_ message: Message) -> [Command] {
        let late = lineMode?.lateAnswers ?? []
        lineMode?.lateAnswers = []
        var commands: [Command] = []
        for var wait in late {
            wait.handle(message)
            if wait.isOver(in: self) {
                commands += printResult(of: wait)
            } else {
                lineMode?.lateAnswers.append(wait)
            }
        }
        return commands
    }

    /// Performs what depended on a wait.
    private mutating func printResult(of wait: AwaitedCommandResult) -> [Command] {
        if wait.isOpening {
            lineMode?.announcedChanges.startTracking(engine.snapshot.rows)
            lineMode?.announcedOwnership = nil
        } else if wait.command == .engine(.restore) {
            lineMode?.announcedChanges.markAnnounced(engine.snapshot.rows)
        }
        guard let then = wait.then, !wait.isRefused else { return [] }
        return sending(then(&self))
    }

    /// Marks the current state of a transaction as announced.
    mutating func markAnnounced(_ id: TransactionID) {
        let rows = engine.snapshot.rows.filter { $0.transactionID == id }
        lineMode?.announcedChanges.markAnnounced(rows)
    }

    // MARK: Announcements

    private mutating func announceOrderChanges() {
        let isWaiting = lineMode?.awaitedAnswer != nil
        let model = self
        let news =
            lineMode?.announcedChanges.collectDueRows(
                engine.snapshot, now: now, onlyTransient: isWaiting, isStable: model.isResting)
            ?? []
        write(news.map(LineModeFormatter(model: self).announcement))
    }

    /// Announces changes of the catalog, unless its language or storefront changed, which changes everything.
    private mutating func announceCatalogChanges(since before: CatalogState?) {
        guard let newer = shop.catalog else { return }
        let isSameLanguage = lineMode?.catalogLocale == formatter.locale
        lineMode?.catalogLocale = formatter.locale
        guard lineMode?.announcedChanges.isTracking ?? false else { return }
        guard let before else {
            // The catalog was not yet loaded at the start.
            if lineMode?.awaitedAnswer == nil, lineMode?.lateAnswers.isEmpty ?? true {
                printProductCount()
            }
            return
        }
        guard isSameLanguage, before.storefront == newer.storefront else { return }
        write(CatalogChangeDescription(model: self, before: before, after: newer).changes)
    }

    /// Loads the log while new events are printed, and prints them.
    private mutating func followLog(_ message: Message) -> [Command] {
        guard lineMode?.isFollowing ?? false else { return [] }
        switch message {
        case .snapshot, .line: log.scheduleReloads(now: now)
        case .log: printNewEvents()
        default: break
        }
        guard screen != .log, log.isDue(at: now) else { return [] }
        return [.query(.log(after: log.last, newest: LogScreenState.limit))]
    }

    /// Prints new state events; the user's own actions need no announcement.
    private mutating func printNewEvents() {
        defer { lineMode?.lastEvent = log.last }
        guard let last = lineMode?.lastEvent else { return }
        let news = log.events.suffix(Self.mostEvents).filter {
            $0.sequence > last && $0.entry.family == .state
        }
        write(news.map(LineModeFormatter(model: self).line))
    }

    /// The maximum number of events printed at once; earlier ones remain in the log.
    private static let mostEvents = 50

    /// The next time at which line mode must print something without an event; nil for never.
    var lineModeTick: Timestamp? {
        guard let lineMode else { return nil }
        let isLogRead = log.isLoaded && (screen == .log || lineMode.isFollowing)
        // Ownership is announced only while no wait is in progress.
        let ends =
            lineMode.awaitedAnswer == nil ? lineMode.announcedOwnership?.firstExpiration : nil
        let moments = [
            lineMode.awaitedAnswer?.deadline, lineMode.announcedChanges.nextTick,
            lineMode.holdDeadline, ends,
            saleTick,
        ]
        return (moments + (isLogRead ? log.reloads : [])).compactMap(\.self).min()
    }
}
