import KioskManual
import StoreAPI
import StoreModel

/// A command in line mode, typed as text or chosen by number from a list.
enum LineModeCommand: Hashable, Sendable {
    case nothing
    /// Chooses an item of the last printed list.
    case number(Int)
    case list
    /// Prints the details of an item.
    case show(TargetReference)
    case product(ProductID)
    /// Prints a transaction, by its row ID.
    case transaction(String)
    /// Prints an order of the store, by its transaction ID or its intent ID.
    case order(String)
    case event(LogEventID)
    case good(GoodID)
    /// Filters the list of products; without words it clears the filter.
    case find(String)
    /// Asks for the words of a search.
    case promptFind
    case sort(String?)
    /// Buys a product; the quantity is as typed, nil for one.
    case buy(TargetReference, quantity: String?)
    case restore
    /// Lists the transactions of a filter; nil for the last used filter.
    case transactions(String?)
    case finish(TargetReference)
    case receipt(TargetReference?)
    /// Prints every field of the last printed receipt, and its signer.
    case receiptFields
    /// Saves the last printed receipt to a file.
    case save(String?)
    case library
    case spend(TargetReference, amount: String?, note: String)
    /// Prints an owned subscription, by its original transaction ID.
    case subscription(TransactionID)
    /// Applies a customer's change to a subscription; nil if there is only one.
    case manage(CustomerSubscriptionChange, TargetReference?)
    case sandbox
    /// Prints a subscription of the sandbox store, by its original transaction ID.
    case sandboxSubscription(TransactionID)
    /// Performs an action at the sandbox store.
    case action(SandboxAction)
    case askPrice(TransactionID), askDays(TransactionID)
    /// Changes the store's clock, as typed; nil prints the clock.
    case clock(String?)
    case outcome(String?)
    /// Plans or removes a fault, as typed; nil prints the plans.
    case fault(String?)
    /// Prints the planned faults after a change.
    case printFaults
    /// Edits a product, as typed; nil prints what can be edited.
    case edit(String?)
    /// Applies an edit to a product; nil prints the product's current settings.
    case change(ProductID, String?)
    /// Prints an edited product, or all of them for nil, after the catalog has reloaded.
    case printEdited(ProductID?)
    /// Plans a crash of the process at a point, as typed; nil prints the points.
    case crash(String?)
    case approve(TargetReference?)
    case decline(TargetReference?)
    /// Refunds the full price, or applies another change to a purchase.
    case refund(TargetReference, TransactionChangeOption = .refund)
    case account(String?)
    case device(String?)
    case storefront(String?)
    case language(String?)
    /// Prints up to this number of the newest events.
    case log(Int)
    /// Switches the printing of new events on or off; nil toggles it.
    case follow(Bool?)
    case export
    case undo, redo, refresh, more, back, menu, context
    /// Prints the output since the last input again.
    case again
    case help(LineModeVerb?)
    /// Prints an article of the manual; nil lists the topics.
    case manual(String?)
    /// Lists the lines of the manual that contain each of these words.
    case searchManual(String)
    case quit
    /// A command that only the full-screen interface has, such as themes.
    case fullScreenOnly
    /// A verb that lacks its arguments.
    case missingArguments(LineModeVerb)
    /// An unknown line, which the answer quotes.
    case unknown(String)

    /// Parses a line; words are separated by whitespace, and the case of the verb is ignored.
    init(_ line: String) {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first?.lowercased() else {
            self = .nothing
            return
        }
        if words.count == 1, let number = Int(first), first.allSatisfy(\.isNumber) {
            self = .number(number)
        } else if let verb = LineModeVerb(typed: first) {
            let rest = Array(words.dropFirst())
            // An edit is passed on as typed, because a title in it can contain several spaces.
            if verb == .edit, !rest.isEmpty {
                self = .edit(Self.afterVerb(line))
                return
            }
            self =
                Self.withoutWords(verb, rest) ?? Self.withWords(verb, rest)
                ?? .missingArguments(verb)
        } else {
            self = Self.onScreens.contains(first) ? .fullScreenOnly : .unknown(line)
        }
    }

    /// Returns the text after the verb.
    private static func afterVerb(_ line: String) -> String {
        let rest = line.drop(while: \.isWhitespace).drop { !$0.isWhitespace }
        var text = rest.drop(while: \.isWhitespace)
        while text.last?.isWhitespace ?? false { text.removeLast() }
        return String(text)
    }

    private static let onScreens: Set = ["theme", "themes", "keys", "mouse", "palette", "copy"]

    /// The default number of printed events.
    static let defaultEventCount = 10

    private static func withoutWords(_ verb: LineModeVerb, _ rest: [String]) -> LineModeCommand? {
        guard rest.isEmpty else { return nil }
        switch verb {
        case .list: return .list
        case .restore: return .restore
        case .library: return .library
        case .sandbox: return .sandbox
        case .export: return .export
        case .undo: return .undo
        case .redo: return .redo
        case .refresh: return .refresh
        case .more: return .more
        case .again: return .again
        case .back: return .back
        case .menu: return .menu
        case .context: return .context
        case .quit: return .quit
        default: return nil
        }
    }

    private static func withWords(_ verb: LineModeVerb, _ rest: [String]) -> LineModeCommand? {
        let (name, one) = (rest.joined(separator: " "), rest.count <= 1)
        let thing = rest.isEmpty ? nil : TargetReference.typed(name)
        switch verb {
        case .show: return thing.map(LineModeCommand.show)
        case .find: return .find(name)
        case .sort: return .sort(rest.isEmpty ? nil : name)
        case .buy: return purchase(rest)
        case .transactions: return one ? .transactions(rest.first ?? "all") : nil
        case .finish: return thing.map(LineModeCommand.finish)
        case .receipt: return .receipt(thing)
        case .save: return one ? .save(rest.first) : nil
        case .spend: return spending(rest)
        case .cancel: return .manage(.cancel, thing)
        case .resume: return .manage(.resume, thing)
        case .agree: return .manage(.agreeToPrice, thing)
        case .clock: return one ? .clock(rest.first) : nil
        case .outcome: return .outcome(rest.isEmpty ? nil : rest.joined(separator: "-"))
        case .fault: return .fault(rest.isEmpty ? nil : name)
        case .edit: return .edit(nil)
        case .crash: return .crash(rest.isEmpty ? nil : name)
        case .approve: return .approve(thing)
        case .decline: return .decline(thing)
        case .refund: return refunding(rest)
        case .account: return one ? .account(rest.first) : nil
        case .device: return one ? .device(rest.first) : nil
        case .storefront: return one ? .storefront(rest.first) : nil
        case .language: return .language(rest.isEmpty ? nil : name)
        case .log: return one ? events(rest.first) : nil
        case .follow: return one ? following(rest.first) : nil
        case .help: return explanation(rest)
        case .manual: return reading(rest)
        default: return nil
        }
    }

    /// Parses `buy`: the last of several words is the quantity if it is a number, and the other words name the product.
    private static func purchase(_ rest: [String]) -> LineModeCommand? {
        guard !rest.isEmpty else { return nil }
        guard rest.count > 1, let last = rest.last, Int(last) != nil else {
            return .buy(.typed(rest.joined(separator: " ")), quantity: nil)
        }
        return .buy(.typed(rest.dropLast().joined(separator: " ")), quantity: last)
    }

    /// Parses `spend`, such as `gems 5` or `gems 5 for a torch`.
    private static func spending(_ rest: [String]) -> LineModeCommand? {
        guard let good = rest.first else { return nil }
        guard rest.count > 1 else { return .spend(.typed(good), amount: nil, note: "") }
        let note = rest.dropFirst(2)
        guard note.isEmpty || note.first?.lowercased() == "for" else { return nil }
        return .spend(.typed(good), amount: rest[1], note: note.dropFirst().joined(separator: " "))
    }

    /// Parses `refund`, such as `7`, or `7 half` for a change other than a full refund.
    private static func refunding(_ rest: [String]) -> LineModeCommand? {
        guard !rest.isEmpty else { return nil }
        let choice = rest.last.flatMap { TransactionChangeOption.typed($0.lowercased()) }
        guard let choice, rest.count > 1 else {
            return .refund(.typed(rest.joined(separator: " ")))
        }
        return .refund(.typed(rest.dropLast().joined(separator: " ")), choice)
    }

    private static func events(_ word: String?) -> LineModeCommand? {
        guard let word else { return .log(defaultEventCount) }
        guard let count = Int(word), (1...1000).contains(count) else { return nil }
        return .log(count)
    }

    private static func following(_ word: String?) -> LineModeCommand? {
        switch word?.lowercased() {
        case nil: .follow(nil)
        case "on": .follow(true)
        case "off": .follow(false)
        default: nil
        }
    }

    /// Parses `help` with a verb, or with a topic of the manual.
    private static func explanation(_ rest: [String]) -> LineModeCommand? {
        guard let word = rest.first else { return .help(nil) }
        if rest.count == 1, let verb = LineModeVerb(typed: word.lowercased()) { return .help(verb) }
        return ManualArticle(topic: topic(rest)).map { .manual($0.topic) }
    }

    /// Parses `manual` with a topic, or with `search` and words.
    private static func reading(_ rest: [String]) -> LineModeCommand? {
        guard rest.first?.lowercased() == "search" else {
            return .manual(rest.isEmpty ? nil : topic(rest))
        }
        return rest.count > 1 ? .searchManual(rest.dropFirst().joined(separator: " ")) : nil
    }

    private static func topic(_ words: [String]) -> String {
        words.joined(separator: "-").lowercased()
    }
}
