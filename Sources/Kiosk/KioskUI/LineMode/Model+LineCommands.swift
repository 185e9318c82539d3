import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Execution of input lines.
extension Model {
    /// Answers the pending question with a line of input, or performs it as a command.
    ///
    /// - Parameters:
    ///   - at: When the line arrived.
    ///   - isTyped: Whether a user typed the line; if so, it confirms a question only if that was already displayed.
    mutating func receiveLine(_ line: String, at: Timestamp, isTyped: Bool) -> [Command] {
        now = max(now, at)
        toasts = []
        if awaitsAnswer {
            return sending(answer(LineModeAnswer(line, typedAt: isTyped ? at : nil)))
        }
        lineMode?.beginAnswer()
        return sending(perform(line: line))
    }

    /// Prints the output between the last input and the one before it again.
    mutating func repeatOutput() -> [Command] { write(lineMode?.previousOutput ?? []) }

    /// Prints a farewell, and the orders that continue at the next launch.
    mutating func endOfLines() -> [Command] {
        if pendingQuestion is any ConfirmationDialog { _ = answer(LineModeAnswer("")) }
        overlay = nil
        write(quitMessage ?? .empty)
        write(.plainGoodbye)
        return [.terminal(.quit)]
    }

    mutating func quitLineMode() -> [Command] { perform(.quit).filter(\.isLogEntry) + endOfLines() }

    /// Words for what only the full-screen interface has.
    private static let fullScreenWords: Set = [
        "theme", "themes", "keys", "mouse", "palette", "copy",
    ]

    /// Performs a verb or the number of a list; the case of the verb is ignored.
    private mutating func perform(line: String) -> [Command] {
        let words = line.split(whereSeparator: \.isWhitespace)
        guard let first = words.first?.lowercased() else { return [] }
        if words.count == 1, let number = Int(first), first.allSatisfy(\.isNumber) {
            return lineMode?.choiceList?.item(number).map { perform($0) }
                ?? write(.plainNoNumber, String(number))
        }
        guard let verb = LineModeVerb.named(first) else {
            return Self.fullScreenWords.contains(first)
                ? write(.plainUnscreened) : writeUnknown(line)
        }
        return verb.perform(&self, VerbArguments(words.dropFirst(), of: line))
    }

    /// Prints that a typed text is not valid; does nothing for nil.
    @discardableResult
    mutating func writeUnknown(_ text: String?) -> [Command] {
        text.map { write(.plainUnknown, String($0.prefix(80))) } ?? []
    }

    // MARK: Catalog and undo

    /// Reloads the catalog and the wallet.
    mutating func refresh() -> [Command] {
        sendingCatalogRequest([
            .log(.action("refresh")), .query(.catalog(context.locale)), .engine(.refreshWallet),
        ])
    }

    /// Returns commands, and prints the number of products once the catalog is loaded.
    mutating func sendingCatalogRequest(_ commands: [Command]) -> [Command] {
        sending(commands) { $0.printProductCount() }
    }

    mutating func undoOrRedo(_ action: Action) -> [Command] {
        let count = lineMode?.pendingOutput.count ?? 0
        let commands = sendingCatalogRequest(perform(action))
        // Without a message about the change, the list shows its effect.
        return (lineMode?.pendingOutput.count ?? 0) > count
            ? commands : commands + printScreenList()
    }

    // MARK: Help

    /// Prints all verbs, or explains a verb; returns nil if the arguments are neither a verb nor a topic of the manual.
    mutating func help(_ arguments: VerbArguments) -> [Command]? {
        guard let word = arguments.words.first?.lowercased() else {
            write(.plainHelpNumbers)
            return printPages(of: LineModeVerb.all.map(explanation))
        }
        if arguments.words.count == 1, let verb = LineModeVerb.named(word) { return explain(verb) }
        return arguments.hyphenated.flatMap { printArticle($0.lowercased()) }
    }

    /// Prints an example and the description of a verb.
    @discardableResult
    mutating func explain(_ verb: LineModeVerb?) -> [Command] {
        write(verb.map(explanation) ?? .empty)
    }

    /// Returns an example and the description of a verb.
    func explanation(of verb: LineModeVerb) -> SafeText {
        "\(SafeText(untrusted: verb.example)): \(formatter.text(verb.help))"
    }

    /// Prints a numbered list of the commands of the current screen.
    mutating func printScreenMenu() -> [Command] {
        let here = screen
        // The list of the receipt screen is that of Activity, and that of the overview is the Shop's.
        let others = Screen.allCases.filter { ![here, .receipt, .overview].contains($0) }
        let commands =
            others.map { next in command(next.name) { next.component.printList(in: &$0) } } + [
                command(.hintSearch, if: filter != nil) { $0.promptFind() },
                command(.hintSort, if: here == .shop) { $0.sort(nil) },
                command(.hintFollow, if: here == .log) { $0.followLog(nil) ?? [] },
                command(.hintSave, if: here == .log) { $0.exportLog() },
                command(.hintRestore) { $0.perform(.restore) },
                command(.hintLanguage) { $0.chooseLanguage(nil) },
                command(.hintHelp) { $0.help(VerbArguments([], of: "")) ?? [] },
                command(.hintQuit) { $0.quitLineMode() },
            ]
        return printList(.commands, [backCommand(to: here)] + commands.compactMap(\.self))
    }

    // MARK: Welcome

    /// Prints the session context, the products and the open orders; after a change of the context, only the number of
    /// products.
    mutating func welcome(isFirst: Bool) -> [Command] {
        write(
            .plainWelcome, context.account.rawValue, context.device.rawValue, storefrontName.string)
        if context.isReadOnly { write(.readOnlyMode) }
        if isOffline, shop.catalog != nil { write(offlineTexts.first ?? .empty) }
        var commands = show(.shop)
        if isFirst || shop.catalog == nil {
            commands += printProducts()
        } else {
            printProductCount()
        }
        let open = engine.snapshot.rows.filter(\.isOpen)
        if !open.isEmpty {
            let title = formatter.text(.activityOpen, formatter.counts.string(open.count))
            write(formatter.heading(title))
            let rows = open.prefix(NumberedList.defaultPageSize)
            write(rows.map(LineModeFormatter(model: self).line))
        }
        if isFirst { write(.plainHint) }
        return commands
    }
}
