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
    /// Whether the verb changes something, so that the palette accepts it with its arguments.
    let isAct: Bool
    /// The command of kiosk whose options the verb has.
    let command: [String]
    /// The options that the verb accepts in the palette.
    let options: Set<String>
    /// The possible numbers of words after the verb.
    private let counts: Range<Int>
    /// Performs the verb; returns nil if the arguments are not valid.
    private let effect: @Sendable (inout Model, VerbArguments) -> [Command]?

    /// Creates a verb with arguments.
    private init(
        _ example: String, or synonyms: [String] = [], _ help: TextKey,
        _ counts: some RangeExpression<Int> = 0..., isAct: Bool = false,
        command: String? = nil, options: Set<String> = [],
        _ effect: @escaping @Sendable (inout Model, VerbArguments) -> [Command]?
    ) {
        self.isAct = isAct
        self.command = (command ?? "shop").split(separator: " ").map(String.init)
        self.options = options
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
    func perform(_ model: inout Model, _ arguments: VerbArguments) -> [Command] {
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

    /// The verbs that the palette accepts with their arguments.
    static let acts = all.filter(\.isAct)

    private static let shop: [LineModeVerb] = [
        .init("list", or: ["ls", "products", "shop"], .plainHelpList) { $0.printProducts() },
        .init("show potion", or: ["details"], .plainHelpShow, 1...) { $0.show(named: $1.subject) },
        .init(
            "find type:consumable price:<5", or: ["search", "filter"], .plainHelpFind
        ) { $0.find($1.text) },
        .init("sort price", .plainHelpSort) { $0.sort($1.name) },
        .init(
            "buy potion 2", .plainHelpBuy, 1..., isAct: true, command: "buy",
            options: ["--quantity", "--offer", "--outcome"]
        ) { $0.buy($1) },
        .init("restore", .plainHelpRestore) { $0.perform(.restore) },
        .init("transactions open", or: ["activity"], .plainHelpTransactions, 0...1) {
            $0.printTransactions($1.name ?? "all")
        },
        .init("finish 1", .plainHelpFinish, 1..., isAct: true, command: "finish") {
            $0.finish($1.subject)
        },
        .init("receipt 1", .plainHelpReceipt) { $0.showReceipt($1.target) },
        .init("save mine.jws", .plainHelpSave, 0...1) { $0.saveReceipt(named: $1.name) },
        .init("library", or: ["wallet", "subscriptions"], .plainHelpLibrary) { $0.printLibrary() },
        .init(
            "spend gems 5 for a torch", .plainHelpSpend, 1..., isAct: true, command: "spend",
            options: ["--note"]
        ) { $0.spend($1) },
        .init("cancel club", .plainHelpCancel, isAct: true, command: "subscriptions") {
            $0.manage(.cancel, $1.target)
        },
        .init("resume club", .plainHelpResume, isAct: true, command: "subscriptions") {
            $0.manage(.resume, $1.target)
        },
        .init("agree club", .plainHelpAgree, isAct: true, command: "subscriptions") {
            $0.manage(.agreeToPrice, $1.target)
        },
    ]

    private static let sandbox: [LineModeVerb] = [
        .init("sandbox", or: ["orders"], .plainHelpSandbox) { $0.printSandbox() },
        .init(
            "clock month", or: ["time", "advance"], .plainHelpClock, 0...2, isAct: true,
            command: "sandbox clock"
        ) {
            $0.changeClock(typed: $1.name)
        },
        .init("outcome ask-to-buy", or: ["payment"], .plainHelpOutcome) {
            $0.chooseOutcome($1.hyphenated)
        },
        .init(
            "fault purchase drop-after", or: ["faults"], .plainHelpFault, isAct: true,
            command: "sandbox fault add"
        ) {
            $0.planFault($1.words)
        },
        .init(
            "edit gems price 1.99", or: ["change"], .plainHelpEdit, isAct: true,
            command: "sandbox product"
        ) {
            $0.editProduct($1.typed)
        },
        .init("crash before verify", or: ["die"], .plainHelpCrash) { $0.chooseCrash($1.name) },
        .init(
            "approve 7", or: ["resolve", "unstick"], .plainHelpApprove, isAct: true,
            command: "sandbox approve"
        ) {
            $0.decide($1.target, .approve)
        },
        .init("decline 7", .plainHelpDecline, isAct: true, command: "sandbox decline") {
            $0.decide($1.target, .decline)
        },
        .init("refund 8", .plainHelpRefund, 1..., isAct: true, command: "sandbox refund") {
            $0.refund($1)
        },
        .init("account mia", .plainHelpAccount, 0...1, isAct: true) {
            $0.changeContext(.account, to: $1.name)
        },
        .init("device tablet", .plainHelpDevice, 0...1, isAct: true) {
            $0.changeContext(.device, to: $1.name)
        },
        .init("storefront JPN", or: ["country"], .plainHelpStorefront, 0...1, isAct: true) {
            $0.changeContext(.storefront, to: $1.name)
        },
        .init("language de", .plainHelpLanguage) { $0.chooseLanguage($1.name) },
    ]

    private static let session: [LineModeVerb] = [
        .init("log 20", or: ["events"], .plainHelpLog, 0...1) { $0.showLog($1.name) },
        .init("follow on", .plainHelpFollow, 0...1) { $0.followLog($1.name) },
        .init("export", .plainHelpExport) { $0.exportLog() },
        .init("undo", .plainHelpUndo) { $0.undoOrRedo(.undo) },
        .init("redo", .plainHelpRedo) { $0.undoOrRedo(.redo) },
        .init("refresh", .plainHelpRefresh) { $0.refresh() },
        .init("more", or: ["next"], .plainHelpMore) { $0.printMore() },
        .init("repeat", or: ["again", "messages"], .plainHelpRepeat) { $0.repeatOutput() },
        .init("back", .plainHelpBack) { $0.printScreenList() },
        .init("menu", .plainHelpMenu) { $0.printScreenMenu() },
        .init("where", .plainHelpWhere) { $0.printContext() },
        .init("help buy", or: ["?"], .plainHelpHelp) { $0.help($1) },
        .init("manual refunds", or: ["topics"], .plainHelpManual) { $0.readManual($1) },
        .init("quit", or: ["exit", "q"], .plainHelpQuit) { $0.quitLineMode() },
    ]
}

// MARK: Arguments

/// The words after a verb.
struct VerbArguments: Sendable {
    let words: [String]
    /// The text after the verb as typed, because a title in an edit can contain several spaces.
    let typed: String
    /// The values of the options by their names.
    let options: [String: String]

    init(_ words: [String], options: [String: String]) {
        self.words = words
        self.options = options
        typed = words.joined(separator: " ")
    }

    init(_ words: ArraySlice<Substring>, of line: String) {
        self.words = words.map(String.init)
        options = [:]
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
