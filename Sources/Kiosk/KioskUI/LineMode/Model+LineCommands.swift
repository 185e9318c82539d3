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
        lineMode?.beginAnswer()
        return perform(line: line)
    }

    /// Prints the output between the last input and the one before it again.
    mutating func repeatOutput() -> [Command] { write(lineMode?.previousOutput ?? []) }

    /// Prints a farewell, and the orders that continue at the next launch.
    mutating func endOfLines() -> [Command] {
        if awaitsConfirmation { _ = answer("", at: now, isTyped: false) }
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
        return verb.perform(&self, LineArguments(words.dropFirst(), of: line))
    }

    private mutating func perform(_ item: LineItem) -> [Command] {
        item.perform?(&self) ?? item.target.map { describe($0) } ?? []
    }

    /// Prints that a typed text is not valid; does nothing for nil.
    @discardableResult
    mutating func writeUnknown(_ text: String?) -> [Command] {
        text.map { write(.plainUnknown, String($0.prefix(80))) } ?? []
    }

    // MARK: Details

    /// Prints the details of a subject, after loading what they need.
    mutating func describe(_ target: LineTarget) -> [Command] {
        switch target {
        case .product(let id): printProduct(id)
        case .soldProduct(let id): afterOrders { $0.printSoldProduct(id) }
        case .transaction(let id): showTransaction(id)
        case .order(let key): afterOrders { $0.printOrder(key) }
        case .event(let id): printEvent(id)
        case .good(let good): printGood(good)
        case .subscription(let id): printSubscription(id)
        case .storeSubscription(let id): showStoreSubscription(id)
        }
    }

    /// Prints the details of a list item, a product or a transaction, in this order.
    mutating func show(named name: TargetReference) -> [Command] {
        if let item = name.number.flatMap({ lineMode?.itemList?.item($0) }) {
            // An item that would edit a product prints its details instead.
            return item.target.map { describe($0) } ?? perform(item)
        }
        let known = products(withID: name)
        if let number = name.number, known.isEmpty, transactions(named: .id(name.text)).isEmpty {
            return write(.plainNoNumber, String(number))
        }
        guard known.isEmpty, products(named: name).isEmpty, !transactions(named: name).isEmpty
        else { return product(named: name).map { printProduct($0) } ?? [] }
        return transaction(named: name).map { showTransaction($0.id) } ?? []
    }

    // MARK: Names

    /// Returns the item with a list number or an ID, otherwise the items that match all words of a name.
    ///
    /// - Parameters:
    ///   - meaning: Returns the item that a subject in a list is; nil for other subjects.
    ///   - exact: Returns the item with an ID.
    ///   - search: Returns the items that match words; not called for a number or an ID.
    func find<Item>(
        _ name: TargetReference, _ meaning: (LineTarget) -> Item?, exact: (String) -> Item?,
        _ search: ([String]) -> [Item]
    ) -> [Item] {
        let numbered = name.number.flatMap { lineMode?.item($0, meaning) }
        if let item = numbered ?? exact(name.text) { return [item] }
        return name.words.isEmpty ? [] : search(name.words)
    }

    /// Returns the only item that was found for a name; otherwise prints the found items, or that there are none.
    mutating func only<Item>(
        _ found: [Item], _ name: TargetReference, _ none: TextKey, in kind: NumberedList.Kind,
        _ item: (Model, Item) -> LineItem
    ) -> Item? {
        if found.count > 1 {
            let model = self
            write(.plainSeveral, name.quoted, formatter.counts.string(found.count))
            printList(kind, found.map { item(model, $0) })
            return nil
        }
        if found.isEmpty { write(none, name.quoted) }
        return found.first
    }

    // MARK: Catalog and undo

    /// Reloads the catalog and the wallet.
    mutating func reloadCatalogAndWait() -> [Command] {
        awaitCatalog()
        return [
            .log(.action("refresh")), .query(.catalog(context.locale)), .engine(.refreshWallet),
        ]
    }

    /// Awaits the catalog, and prints the number of its products.
    mutating func awaitCatalog() {
        awaitEvent(.catalog) {
            $0.printProductCount()
            return []
        }
    }

    mutating func undoOrRedo(_ action: Action) -> [Command] {
        let (count, commands) = (lineMode?.pendingOutput.count ?? 0, perform(action))
        if commands.contains(.query(.catalog(context.locale))) { awaitCatalog() }
        // Without a message about the change, the list shows its effect.
        return (lineMode?.pendingOutput.count ?? 0) > count
            ? commands : commands + printScreenList()
    }

    // MARK: Help

    /// Prints all verbs, or explains a verb; returns nil if the arguments are neither a verb nor a topic of the manual.
    mutating func help(_ arguments: LineArguments) -> [Command]? {
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

    private func explanation(of verb: LineModeVerb) -> SafeText {
        "\(SafeText(untrusted: verb.example)): \(formatter.text(verb.help))"
    }

    /// Prints a numbered list of the commands of the current screen.
    mutating func printScreenMenu() -> [Command] {
        let here = screen
        // The list of the receipt screen is that of Activity.
        let others = Screen.allCases.filter { $0 != here && $0 != .receipt }
        let commands =
            others.map { next in command(next.name) { next.component.printList(in: &$0) } } + [
                command(.hintSearch, if: filter != nil) { $0.promptFind() },
                command(.hintSort, if: here == .shop) { $0.sort(nil) },
                command(.hintFollow, if: here == .log) { $0.followLog(nil) ?? [] },
                command(.hintSave, if: here == .log) { $0.exportLogAndWait() },
                command(.hintRestore) { $0.restoreAndWait() },
                command(.hintLanguage) { $0.chooseLanguage(nil) },
                command(.hintHelp) { $0.help(LineArguments([], of: "")) ?? [] },
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
            write(
                open.prefix(NumberedList.defaultPageSize).map {
                    TransactionDescription(model: self, row: $0).line
                })
        }
        if isFirst { write(.plainHint) }
        return commands
    }
}
