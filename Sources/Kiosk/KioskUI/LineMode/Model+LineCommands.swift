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
        if awaitsAnswer { return answer(line, at: at, isTyped: isTyped) }
        let command = LineModeCommand(line)
        if command == .again { return repeatOutput() }
        lineMode?.beginAnswer()
        return perform(command, hasData: false)
    }

    /// Prints the output since the last input again.
    mutating func repeatOutput() -> [Command] {
        let answer = lineMode?.lastOutput ?? []
        lineMode?.beginAnswer()
        write(answer)
        return []
    }

    /// Prints a farewell, and the orders that continue at the next launch.
    mutating func endOfLines() -> [Command] {
        if awaitsConfirmation { _ = answer("", at: now, isTyped: false) }
        overlay = nil
        if let message = quitMessage { write(message) }
        write(formatter.text(.plainGoodbye))
        return [.quit]
    }

    /// Performs a command.
    ///
    /// - Parameter isAgain: Whether the data that the command needs has been loaded already.
    mutating func perform(_ command: LineModeCommand, hasData: Bool) -> [Command] {
        switch command {
        case .nothing, .again: return []
        case .number(let number): return choose(number)
        case .list, .show, .product, .find, .promptFind, .sort, .buy:
            return performShopCommand(command)
        case .transactions, .transaction, .finish, .receipt, .receiptFields, .save:
            return performActivityCommand(command, hasData: hasData)
        case .library, .good, .spend: return performLibraryCommand(command)
        case .sandbox, .order, .approve, .decline, .refund, .fault, .printFaults:
            return performOrderCommand(command, hasData: hasData)
        case .action(let action): return performAction(action)
        case .edit, .change, .printEdited, .crash:
            return performCatalogCommand(command, hasData: hasData)
        case .subscription, .manage, .sandboxSubscription, .askPrice, .askDays, .clock:
            return performSubscriptionCommand(command, hasData: hasData)
        case .outcome, .account, .device, .storefront, .language, .context:
            return performContextCommand(command)
        case .log, .event, .follow, .export: return performLogCommand(command, hasData: hasData)
        case .restore:
            let commands = perform(.restore)
            if isRestoring, commands.contains(.restore) { awaitEvent(.restore) }
            return commands
        case .undo: return undoOrRedo(.undo)
        case .redo: return undoOrRedo(.redo)
        case .refresh:
            awaitEvent(.catalog)
            return [.log(.action("refresh")), .loadCatalog(context.locale), .refreshWallet]
        case .more: return more(isAgain: hasData)
        case .back: return back()
        case .menu: return menu()
        case .help(let verb): return help(verb)
        case .manual, .searchManual: return performManualCommand(command)
        case .quit: return perform(.quit).filter(\.isLogEntry) + endOfLines()
        case .missingArguments(let verb): return help(verb)
        case .fullScreenOnly:
            write(formatter.text(.plainUnscreened))
            return []
        case .unknown(let line):
            write(formatter.text(.plainUnknown, String(line.prefix(80))))
            return []
        }
    }

    private mutating func choose(_ number: Int) -> [Command] {
        guard let command = lineMode?.choiceList?.command(number) else {
            write(formatter.text(.plainNoNumber, String(number)))
            return []
        }
        return perform(command, hasData: false)
    }

    private mutating func undoOrRedo(_ action: Action) -> [Command] {
        let (count, commands) = (lineMode?.pendingOutput.count ?? 0, perform(action))
        if commands.contains(.loadCatalog(context.locale)) { awaitEvent(.catalog) }
        // Without a message about the change, the list shows its effect.
        return (lineMode?.pendingOutput.count ?? 0) > count ? commands : commands + back()
    }

    // MARK: Lists

    /// Prints the first part of a list.
    mutating func printList(_ list: NumberedList) {
        lineMode?.add(list)
        printPage()
    }

    /// Prints a numbered list of commands.
    mutating func printCommands(_ acts: [(command: LineModeCommand, text: SafeText)]) {
        printList(NumberedList(.commands, acts))
    }

    private mutating func printPage() {
        guard var list = lineMode?.newestList else { return }
        let end = list.kind == .commands ? list.count : list.printedCount + list.pageSize
        let part = list.printedCount..<min(end, list.count)
        for index in part { printLine(index, of: list) }
        list.printedCount = part.upperBound
        lineMode?.add(list)
        let hasOlder = list.isActivity && engine.snapshot.hasOlderRows
        if list.printedCount < list.count {
            let (printed, all) = (
                formatter.counts.string(list.printedCount),
                formatter.counts.string(list.count) + (hasOlder ? "+" : "")
            )
            write(formatter.text(.plainMore, printed, all))
        } else if hasOlder {
            write(formatter.text(.plainOlder))
        }
    }

    private mutating func printLine(_ index: Int, of list: NumberedList) {
        if list.kind == .products { printSection(index, of: list) }
        let known = list.texts.indices.contains(index) ? list.texts[index] : nil
        guard let command = list.command(index + 1) else { return write(known ?? .empty) }
        write("\(index + 1): \(known ?? line(for: command))")
    }

    /// Returns the text of a list item.
    private func line(for command: LineModeCommand) -> SafeText {
        switch command {
        case .product(let id): return ProductDescription(model: self).line(id)
        case .transaction(let id):
            guard let row = engine.snapshot.rows.first(where: { $0.id == id }) else { return "…" }
            return TransactionDescription(model: self, row: row).line
        case .event(let id):
            guard let event = log.events.last(where: { $0.id == id }) else { return "…" }
            return LogEventDescription(model: self).line(event)
        default: return "…"
        }
    }

    private mutating func more(isAgain: Bool) -> [Command] {
        if isAgain { addOlderTransactions() }
        let list = lineMode?.newestList
        let hasNext = list.map { $0.printedCount < $0.count } ?? false
        let hasOlder = (list?.isActivity ?? false) && engine.snapshot.hasOlderRows
        if !hasNext, hasOlder, !isAgain {
            awaitEvent(.older, then: .more)
            return [.loadOlder]
        }
        if hasNext || hasOlder { printPage() } else { write(formatter.text(.plainNoMore)) }
        return []
    }

    /// Prints the list of the current screen again.
    mutating func back() -> [Command] {
        perform(screen.component.lineCommand, hasData: false)
    }

    // MARK: Help

    private mutating func help(_ verb: LineModeVerb?) -> [Command] {
        guard let verb else {
            write(formatter.text(.plainHelpNumbers))
            printList(NumberedList(words: LineModeVerb.allCases.map(explanation)))
            return []
        }
        explain(verb)
        return []
    }

    /// Prints an example and the description of a verb.
    mutating func explain(_ verb: LineModeVerb) { write(explanation(of: verb)) }

    private func explanation(of verb: LineModeVerb) -> SafeText {
        "\(verb.example): \(formatter.text(verb.help))"
    }

    /// Prints a numbered list of the commands of the current screen.
    private mutating func menu() -> [Command] {
        var acts: [(command: LineModeCommand, text: SafeText)] = []
        let here = screen
        var known: Set<LineModeCommand> = []
        for next in Screen.allCases {
            let command = next.component.lineCommand
            guard known.insert(command).inserted, next != here else { continue }
            acts.append((command, formatter.text(next.name)))
        }
        acts.insert((.back, formatter.text(.plainAgain, formatter.text(here.name).string)), at: 0)
        if filter != nil { acts.append((.promptFind, formatter.text(.hintSearch))) }
        if here == .shop { acts.append((.sort(nil), formatter.text(.hintSort))) }
        if here == .log {
            acts.append((.follow(nil), formatter.text(.hintFollow)))
            acts.append((.export, formatter.text(.hintSave)))
        }
        acts.append((.restore, formatter.text(.hintRestore)))
        acts.append((.language(nil), formatter.text(.hintLanguage)))
        acts.append((.help(nil), formatter.text(.hintHelp)))
        acts.append((.quit, formatter.text(.hintQuit)))
        printCommands(acts)
        return []
    }

    // MARK: Welcome

    /// Prints the session context, the products and the open orders; after a change of the context, only the number of
    /// products.
    mutating func welcome(isFirst: Bool) -> [Command] {
        let (account, device) = (context.account.rawValue, context.device.rawValue)
        write(formatter.text(.plainWelcome, account, device, storefrontName.string))
        if isOffline, shop.catalog != nil { write(offlineTexts.first ?? .empty) }
        var commands = show(.shop)
        if isFirst || shop.catalog == nil {
            commands += perform(.list, hasData: false)
        } else {
            write(
                formatter.text(
                    .plainProducts, formatter.counts.string(shop.catalog?.products.count ?? 0)))
        }
        let open = engine.snapshot.rows.filter(\.isOpen)
        if !open.isEmpty {
            write(
                formatter.heading(
                    formatter.text(.activityOpen, formatter.counts.string(open.count))))
            write(
                open.prefix(NumberedList.defaultPageSize).map {
                    TransactionDescription(model: self, row: $0).line
                })
        }
        if isFirst { write(formatter.text(.plainHint)) }
        return commands
    }
}
