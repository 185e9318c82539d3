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
    mutating func hear(_ line: String, at: Timestamp, isTyped: Bool) -> [Command] {
        now = max(now, at)
        toasts = []
        if awaitsAnswer { return answer(line, at: at, isTyped: isTyped) }
        let command = LineCommand(line)
        if command == .again { return sayAgain() }
        conversation?.beginAnswer()
        return carryOut(command, isAgain: false)
    }

    /// Prints the output since the last input again.
    mutating func sayAgain() -> [Command] {
        let answer = conversation?.answer ?? []
        conversation?.beginAnswer()
        say(answer)
        return []
    }

    /// Prints a farewell, and the orders that continue at the next launch.
    mutating func endOfLines() -> [Command] {
        if awaitsYes { _ = answer("", at: now, isTyped: false) }
        overlay = nil
        if let message = quitMessage { say(message) }
        say(words.say(.plainGoodbye))
        return [.quit]
    }

    /// Performs a command.
    ///
    /// - Parameter isAgain: Whether the data that the command needs has been loaded already.
    mutating func carryOut(_ command: LineCommand, isAgain: Bool) -> [Command] {
        switch command {
        case .nothing, .again: return []
        case .number(let number): return choose(number)
        case .list, .show, .product, .find, .askFind, .sort, .buy:
            return carryOutInShop(command)
        case .transactions, .transaction, .finish, .receipt, .receiptFields, .save:
            return carryOutInActivity(command, isAgain: isAgain)
        case .library, .good, .spend: return carryOutInLibrary(command)
        case .sandbox, .order, .approve, .decline, .refund, .fault, .planned:
            return carryOutWithOrders(command, isAgain: isAgain)
        case .edit, .change, .changed, .buyOutside, .crash:
            return carryOutAtWorkbench(command, isAgain: isAgain)
        case .subscription, .wish, .tested, .test, .askPrice, .askDays, .clock:
            return carryOutWithSubscriptions(command, isAgain: isAgain)
        case .outcome, .account, .device, .storefront, .language, .place:
            return carryOutAboutPlace(command)
        case .log, .event, .follow, .export: return carryOutInLog(command, isAgain: isAgain)
        case .restore:
            let commands = act(.restore)
            if isRestoring, commands.contains(.restore) { wait(.restoring) }
            return commands
        case .undo: return takeBack(.undo)
        case .redo: return takeBack(.redo)
        case .refresh:
            wait(.catalog)
            return [.note(.act("refresh")), .loadCatalog(place.locale), .refreshWallet]
        case .more: return more()
        case .back: return back()
        case .menu: return menu()
        case .help(let verb): return help(verb)
        case .quit: return act(.quit).filter(\.isNote) + endOfLines()
        case .lacking(let verb): return help(verb)
        case .unscreened:
            say(words.say(.plainUnscreened))
            return []
        case .unknown(let line):
            say(words.say(.plainUnknown, String(line.prefix(80))))
            return []
        }
    }

    private mutating func choose(_ number: Int) -> [Command] {
        guard let command = conversation?.list?.command(number) else {
            say(words.say(.plainNoNumber, String(number)))
            return []
        }
        return carryOut(command, isAgain: false)
    }

    private mutating func takeBack(_ action: Action) -> [Command] {
        let (count, commands) = (conversation?.said.count ?? 0, act(action))
        if commands.contains(.loadCatalog(place.locale)) { wait(.catalog) }
        // Without a message about the change, the list shows its effect.
        return (conversation?.said.count ?? 0) > count ? commands : commands + back()
    }

    // MARK: Lists

    /// Prints the first part of a list.
    mutating func tell(_ list: NumberedList) {
        conversation?.tell(list)
        tellPart()
    }

    /// Prints a numbered list of commands.
    mutating func tell(_ acts: [(command: LineCommand, text: SafeText)]) {
        tell(NumberedList(.acts, acts))
    }

    private mutating func tellPart() {
        guard var list = conversation?.newest else { return }
        let end = list.kind == .acts ? list.count : list.told + list.part
        let part = list.told..<min(end, list.count)
        for index in part { tellLine(index, of: list) }
        list.told = part.upperBound
        conversation?.tell(list)
        if list.told < list.count {
            let (told, all) = (words.counts.string(list.told), words.counts.string(list.count))
            say(words.say(.plainMore, told, all))
        }
    }

    private mutating func tellLine(_ index: Int, of list: NumberedList) {
        if list.kind == .products { tellSection(index, of: list) }
        let known = list.texts.indices.contains(index) ? list.texts[index] : nil
        guard let command = list.command(index + 1) else { return say(known ?? .empty) }
        say("\(index + 1): \(known ?? line(for: command))")
    }

    /// Returns the text of a list item.
    private func line(for command: LineCommand) -> SafeText {
        switch command {
        case .product(let id): return ProductSpeech(model: self).line(id)
        case .transaction(let id):
            guard let row = engine.snapshot.rows.first(where: { $0.id == id }) else { return "…" }
            return TransactionSpeech(model: self, row: row).line
        case .event(let id):
            guard let event = log.events.last(where: { $0.id == id }) else { return "…" }
            return LogSpeech(model: self).line(event)
        default: return "…"
        }
    }

    private mutating func more() -> [Command] {
        guard let list = conversation?.newest, list.told < list.count else {
            say(words.say(.plainNoMore))
            return []
        }
        tellPart()
        return []
    }

    /// Prints the list of the current screen again.
    mutating func back() -> [Command] {
        switch screen {
        case .shop: return carryOut(.list, isAgain: false)
        case .activity, .receipt: return carryOut(.transactions(nil), isAgain: false)
        case .library: return carryOut(.library, isAgain: false)
        case .sandbox: return carryOut(.sandbox, isAgain: false)
        case .log: return carryOut(.log(LineCommand.usualEvents), isAgain: false)
        }
    }

    // MARK: Help

    private mutating func help(_ verb: LineVerb?) -> [Command] {
        guard let verb else {
            say(words.say(.plainHelpNumbers))
            tell(NumberedList(words: LineVerb.allCases.map(explanation)))
            return []
        }
        explain(verb)
        return []
    }

    /// Prints an example and the description of a verb.
    mutating func explain(_ verb: LineVerb) { say(explanation(of: verb)) }

    private func explanation(of verb: LineVerb) -> SafeText {
        "\(verb.example): \(words.say(verb.help))"
    }

    /// Prints a numbered list of the commands of the current screen.
    private mutating func menu() -> [Command] {
        var acts: [(command: LineCommand, text: SafeText)] = []
        let here = screen
        for (next, command) in Self.places where next != here {
            acts.append((command, words.say(next.name)))
        }
        acts.insert((.back, words.say(.plainAgain, words.say(here.name).string)), at: 0)
        if filter != nil { acts.append((.askFind, words.say(.hintSearch))) }
        if here == .shop { acts.append((.sort(nil), words.say(.hintSort))) }
        if here == .log {
            acts.append((.follow(nil), words.say(.hintFollow)))
            acts.append((.export, words.say(.hintSave)))
        }
        acts.append((.restore, words.say(.hintRestore)))
        acts.append((.language(nil), words.say(.hintLanguage)))
        acts.append((.help(nil), words.say(.hintHelp)))
        acts.append((.quit, words.say(.hintQuit)))
        tell(acts)
        return []
    }

    private static let places: [(Screen, LineCommand)] = [
        (.shop, .list), (.activity, .transactions(nil)), (.library, .library),
        (.sandbox, .sandbox), (.log, .log(LineCommand.usualEvents)),
    ]

    // MARK: Welcome

    /// Prints the session context, the products and the open orders; after a change of the context, only the number of
    /// products.
    mutating func welcome(isFirst: Bool) -> [Command] {
        let (account, device) = (place.account.rawValue, place.device.rawValue)
        say(words.say(.plainWelcome, account, device, storefrontName.string))
        if isOffline, shop.catalog != nil { say(offlineForms.first ?? .empty) }
        var commands = show(.shop)
        if isFirst || shop.catalog == nil {
            commands += carryOut(.list, isAgain: false)
        } else {
            say(words.say(.plainProducts, words.counts.string(shop.catalog?.products.count ?? 0)))
        }
        let open = engine.snapshot.rows.filter(\.isOpen)
        if !open.isEmpty {
            say(words.heading(words.say(.activityOpen, words.counts.string(open.count))))
            say(open.prefix(NumberedList.part).map { TransactionSpeech(model: self, row: $0).line })
        }
        if isFirst { say(words.say(.plainHint)) }
        return commands
    }
}
