import StoreModel

/// What a person asks for in a line, or by the number of something in a list.
enum LineCommand: Hashable, Sendable {
    case nothing
    /// Chooses from the list that was told last.
    case number(Int)
    case list
    /// Tells all about what is named.
    case show(TargetReference)
    case product(ProductID)
    /// One line of Activity, by its id.
    case transaction(String)
    /// An order of the store, by its transaction's id or the purchase's.
    case order(String)
    case event(LogEventID)
    case good(GoodID)
    /// Narrows the list; shows everything again without words.
    case find(String)
    /// Asks for the words first.
    case askFind
    case sort(String?)
    /// The quantity as it was typed; nil for one.
    case buy(TargetReference, quantity: String?)
    case restore
    /// One of their parts; nil for the one that was told last.
    case transactions(String?)
    case finish(TargetReference)
    case receipt(TargetReference?)
    /// Every field of the receipt that was told last, and who signed it.
    case receiptFields
    /// Keeps the receipt that was told last in a file.
    case save(String?)
    case library
    case spend(TargetReference, amount: String?, note: String)
    /// A subscription that is had, by its first transaction.
    case subscription(TransactionID)
    /// What a customer does to one; alone where there is one only.
    case wish(CustomerWish, TargetReference?)
    case sandbox
    /// A subscription of the store, by its first transaction.
    case tested(TransactionID)
    case test(TransactionID, SubscriptionTest)
    case askPrice(TransactionID), askDays(TransactionID)
    /// What is done to the store's clock, as it was typed; alone it is told.
    case clock(String?)
    case outcome(String?)
    /// What is to go wrong, as it was typed, or what is not any more; alone the plans are told.
    case fault(String?)
    /// Something was planned or taken back, and what is planned now is told.
    case planned
    /// A product and what is to change of it, as they were typed; alone it is told what can be changed.
    case edit(String?)
    /// One product and what is to change of it; nil tells how it is sold.
    case change(ProductID, String?)
    /// Buys one outside of the app.
    case buyOutside(ProductID)
    /// A product was changed, or all of them, and the catalog is to say so.
    case changed(ProductID?)
    /// Where the program is to kill itself, as it was typed; alone the points are told.
    case crash(String?)
    case approve(TargetReference?)
    case decline(TargetReference?)
    /// The whole price back, or something else of what can be done to a purchase.
    case refund(TargetReference, RefundDeed = .whole)
    case account(String?)
    case device(String?)
    case storefront(String?)
    case language(String?)
    /// The newest so many events.
    case log(Int)
    /// Nil turns it over.
    case follow(Bool?)
    case export
    case undo, redo, refresh, more, back, menu, place
    /// Says once more what was said since the line before.
    case again
    case help(LineVerb?)
    case quit
    /// What only the full screen has, such as themes.
    case unscreened
    /// A word that needs other words beside it.
    case lacking(LineVerb)
    /// What means nothing; quoted back.
    case unknown(String)

    /// Reads a line; words are parted by spaces, and the first one may be written in capitals.
    init(_ line: String) {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first?.lowercased() else {
            self = .nothing
            return
        }
        if words.count == 1, let number = Int(first), first.allSatisfy(\.isNumber) {
            self = .number(number)
        } else if let verb = LineVerb(typed: first) {
            let rest = Array(words.dropFirst())
            // A title keeps its blanks.
            if verb == .edit, !rest.isEmpty {
                self = .edit(Self.afterVerb(line))
                return
            }
            self = Self.withoutWords(verb, rest) ?? Self.withWords(verb, rest) ?? .lacking(verb)
        } else {
            self = Self.onScreens.contains(first) ? .unscreened : .unknown(line)
        }
    }

    /// What was typed behind the verb.
    private static func afterVerb(_ line: String) -> String {
        let rest = line.drop(while: \.isWhitespace).drop { !$0.isWhitespace }
        var text = rest.drop(while: \.isWhitespace)
        while text.last?.isWhitespace ?? false { text.removeLast() }
        return String(text)
    }

    private static let onScreens: Set = ["theme", "themes", "keys", "mouse", "palette", "copy"]

    /// How many events are told where nobody says how many.
    static let usualEvents = 10

    private static func withoutWords(_ verb: LineVerb, _ rest: [String]) -> LineCommand? {
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
        case .place: return .place
        case .quit: return .quit
        default: return nil
        }
    }

    private static func withWords(_ verb: LineVerb, _ rest: [String]) -> LineCommand? {
        let (name, one) = (rest.joined(separator: " "), rest.count <= 1)
        let thing = rest.isEmpty ? nil : TargetReference.typed(name)
        switch verb {
        case .show: return thing.map(LineCommand.show)
        case .find: return .find(name)
        case .sort: return .sort(rest.isEmpty ? nil : name)
        case .buy: return purchase(rest)
        case .transactions: return one ? .transactions(rest.first ?? "all") : nil
        case .finish: return thing.map(LineCommand.finish)
        case .receipt: return .receipt(thing)
        case .save: return one ? .save(rest.first) : nil
        case .spend: return spending(rest)
        case .cancel: return .wish(.cancel, thing)
        case .resume: return .wish(.resume, thing)
        case .agree: return .wish(.agreeToPrice, thing)
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
        case .help: return one ? explanation(rest.first) : nil
        default: return nil
        }
    }

    /// The last word is the quantity where it is a number, and where a number names the product.
    private static func purchase(_ rest: [String]) -> LineCommand? {
        guard let first = rest.first else { return nil }
        if rest.count == 2, Int(first) != nil { return .buy(.typed(first), quantity: rest[1]) }
        guard rest.count > 1, let last = rest.last, Int(last) != nil else {
            return .buy(.typed(rest.joined(separator: " ")), quantity: nil)
        }
        return .buy(.typed(rest.dropLast().joined(separator: " ")), quantity: last)
    }

    /// `gems 5` or `gems 5 for a torch`.
    private static func spending(_ rest: [String]) -> LineCommand? {
        guard let good = rest.first else { return nil }
        guard rest.count > 1 else { return .spend(.typed(good), amount: nil, note: "") }
        let note = rest.dropFirst(2)
        guard note.isEmpty || note.first?.lowercased() == "for" else { return nil }
        return .spend(.typed(good), amount: rest[1], note: note.dropFirst().joined(separator: " "))
    }

    /// `7`, or `7 half` for something else than a whole refund.
    private static func refunding(_ rest: [String]) -> LineCommand? {
        guard !rest.isEmpty else { return nil }
        let deed = rest.last.flatMap { RefundDeed(typed: $0.lowercased()) }
        guard let deed, rest.count > 1 else { return .refund(.typed(rest.joined(separator: " "))) }
        return .refund(.typed(rest.dropLast().joined(separator: " ")), deed)
    }

    private static func events(_ word: String?) -> LineCommand? {
        guard let word else { return .log(usualEvents) }
        guard let count = Int(word), (1...1000).contains(count) else { return nil }
        return .log(count)
    }

    private static func following(_ word: String?) -> LineCommand? {
        switch word?.lowercased() {
        case nil: .follow(nil)
        case "on": .follow(true)
        case "off": .follow(false)
        default: nil
        }
    }

    private static func explanation(_ word: String?) -> LineCommand? {
        guard let word else { return .help(nil) }
        return LineVerb(typed: word.lowercased()).map(LineCommand.help)
    }
}
