import StoreAPI
import StoreText
import TerminalGraphics

/// A verb of line mode, which is English in every language: its synonyms, its help, and what it does.
///
/// The parser and the help derive from the table of all verbs.
struct LineModeVerb: Sendable {
    /// An example of a line, which begins with the verb.
    let example: String
    let synonyms: [String]
    /// The description of the verb.
    let help: TextKey
    /// The possible numbers of words after the verb.
    private let counts: Range<Int>
    /// Performs the verb; returns nil if the arguments are not valid.
    private let effect: @Sendable (inout Model, LineArguments) -> [Command]?

    /// Creates a verb with arguments.
    private init(
        _ example: String, or synonyms: [String] = [], _ help: TextKey,
        _ counts: some RangeExpression<Int>,
        _ effect: @escaping @Sendable (inout Model, LineArguments) -> [Command]?
    ) {
        self.example = example
        self.synonyms = synonyms
        self.help = help
        self.counts = counts.relative(to: 0..<Int.max)
        self.effect = effect
    }

    /// Creates a verb without arguments.
    private init(
        _ name: String, or synonyms: [String] = [], _ help: TextKey, _ effect: @escaping LineAction
    ) {
        self.init(name, or: synonyms, help, 0...0) { model, _ in effect(&model) }
    }

    var name: String { String(example.prefix { $0 != " " }) }

    /// Performs the verb, or prints its help if an argument is missing or not valid.
    func perform(_ model: inout Model, _ arguments: LineArguments) -> [Command] {
        guard counts.contains(arguments.words.count), let commands = effect(&model, arguments)
        else { return model.explain(self) }
        return commands
    }

    /// Returns the verb with a name or synonym in lowercase; nil if the word is not a verb.
    static func named(_ word: String) -> LineModeVerb? { byName[word] }

    private static let byName = Dictionary(
        uniqueKeysWithValues: all.flatMap { verb in
            ([verb.name] + verb.synonyms).map { ($0, verb) }
        })

    // MARK: Table

    /// All verbs, in the order of help.
    static let all = shop + sandbox + session

    private static let shop = [
        LineModeVerb("list", or: ["ls", "products", "shop"], .plainHelpList) { $0.printProducts() },
        LineModeVerb("show potion", or: ["details"], .plainHelpShow, 1...) {
            $0.show(named: $1.subject)
        },
        LineModeVerb(
            "find type:consumable price:<5", or: ["search", "filter"], .plainHelpFind, 0...
        ) {
            $0.find($1.text)
        },
        LineModeVerb("sort price", .plainHelpSort, 0...) { $0.sort($1.name) },
        LineModeVerb("buy potion 2", .plainHelpBuy, 1...) { $0.buy($1) },
        LineModeVerb("restore", .plainHelpRestore) { $0.restoreAndWait() },
        LineModeVerb("transactions open", or: ["activity"], .plainHelpTransactions, 0...1) {
            $0.printTransactions($1.name ?? "all")
        },
        LineModeVerb("finish 1", .plainHelpFinish, 1...) { $0.finish($1.subject) },
        LineModeVerb("receipt 1", .plainHelpReceipt, 0...) { $0.showReceipt($1.target) },
        LineModeVerb("save mine.jws", .plainHelpSave, 0...1) { $0.saveReceipt(named: $1.name) },
        LineModeVerb("library", or: ["wallet", "subscriptions"], .plainHelpLibrary) {
            $0.printLibrary()
        },
        LineModeVerb("spend gems 5 for a torch", .plainHelpSpend, 1...) { $0.spend($1) },
        LineModeVerb("cancel club", .plainHelpCancel, 0...) { $0.manage(.cancel, $1.target) },
        LineModeVerb("resume club", .plainHelpResume, 0...) { $0.manage(.resume, $1.target) },
        LineModeVerb("agree club", .plainHelpAgree, 0...) { $0.manage(.agreeToPrice, $1.target) },
    ]

    private static let sandbox = [
        LineModeVerb("sandbox", or: ["orders"], .plainHelpSandbox) { $0.printSandbox() },
        LineModeVerb("clock month", or: ["time"], .plainHelpClock, 0...1) {
            $0.changeClock(typed: $1.name)
        },
        LineModeVerb("outcome ask-to-buy", or: ["payment"], .plainHelpOutcome, 0...) {
            $0.chooseOutcome($1.hyphenated)
        },
        LineModeVerb("fault purchase drop-after", or: ["faults"], .plainHelpFault, 0...) {
            $0.planFault($1.words)
        },
        LineModeVerb("edit gems price 1.99", or: ["change"], .plainHelpEdit, 0...) {
            $0.editProduct($1.typed)
        },
        LineModeVerb("crash before verify", or: ["die"], .plainHelpCrash, 0...) {
            $0.chooseCrash($1.name)
        },
        LineModeVerb("approve 6", .plainHelpApprove, 0...) { $0.decide($1.target, .approve) },
        LineModeVerb("decline 6", .plainHelpDecline, 0...) { $0.decide($1.target, .decline) },
        LineModeVerb("refund 7", .plainHelpRefund, 1...) { $0.refund($1) },
        LineModeVerb("account mia", .plainHelpAccount, 0...1) {
            $0.changeContext(.account, to: $1.name)
        },
        LineModeVerb("device tablet", .plainHelpDevice, 0...1) {
            $0.changeContext(.device, to: $1.name)
        },
        LineModeVerb("storefront JPN", or: ["country"], .plainHelpStorefront, 0...1) {
            $0.changeContext(.storefront, to: $1.name)
        },
        LineModeVerb("language de", .plainHelpLanguage, 0...) { $0.chooseLanguage($1.name) },
    ]

    private static let session = [
        LineModeVerb("log 20", or: ["events"], .plainHelpLog, 0...1) {
            $1.words.isEmpty ? $0.showLog() : $0.showLog(count: $1.text)
        },
        LineModeVerb("follow on", .plainHelpFollow, 0...1) { $0.followLog($1.name) },
        LineModeVerb("export", .plainHelpExport) { $0.exportLogAndWait() },
        LineModeVerb("undo", .plainHelpUndo) { $0.undoOrRedo(.undo) },
        LineModeVerb("redo", .plainHelpRedo) { $0.undoOrRedo(.redo) },
        LineModeVerb("refresh", .plainHelpRefresh) { $0.reloadCatalogAndWait() },
        LineModeVerb("more", or: ["next"], .plainHelpMore) { $0.printMore() },
        LineModeVerb("repeat", or: ["again", "messages"], .plainHelpRepeat) { $0.repeatOutput() },
        LineModeVerb("back", .plainHelpBack) { $0.printScreenList() },
        LineModeVerb("menu", .plainHelpMenu) { $0.printScreenMenu() },
        LineModeVerb("where", .plainHelpWhere) { $0.printContext() },
        LineModeVerb("help buy", or: ["?"], .plainHelpHelp, 0...) { $0.help($1) },
        LineModeVerb("manual refunds", or: ["topics"], .plainHelpManual, 0...) {
            $0.readManual($1)
        },
        LineModeVerb("quit", or: ["exit", "q"], .plainHelpQuit) { $0.quitLineMode() },
    ]
}

// MARK: Arguments

/// The words after a verb.
struct LineArguments: Sendable {
    let words: [String]
    /// The text after the verb as typed, because a title in an edit can contain several spaces.
    let typed: String

    init(_ words: ArraySlice<Substring>, of line: String) {
        self.words = words.map(String.init)
        guard let first = words.first, let last = words.last else {
            typed = ""
            return
        }
        typed = String(line[first.startIndex..<last.endIndex])
    }

    /// The words, separated by single spaces.
    var text: String { words.joined(separator: " ") }

    /// The same; nil without words.
    var name: String? { words.isEmpty ? nil : text }

    /// The words as the name of a value, such as `ask-to-buy`; nil without words.
    var hyphenated: String? { words.isEmpty ? nil : words.joined(separator: "-") }

    /// The reference that the words are.
    var subject: TargetReference { .typed(text) }

    /// The same; nil without words.
    var target: TargetReference? { name.map(TargetReference.typed) }

    /// Returns the reference before the last word, and the meaning of that word; if the word is the only one or has
    /// no meaning, it belongs to the reference.
    func splittingLast<Value>(
        _ parse: (String) -> Value?
    ) -> (subject: TargetReference, last: Value?) {
        guard words.count > 1, let last = words.last.flatMap(parse) else { return (subject, nil) }
        return (.typed(words.dropLast().joined(separator: " ")), last)
    }
}
