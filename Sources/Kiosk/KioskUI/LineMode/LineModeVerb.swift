import StoreText
import TerminalGraphics

/// The verbs of line mode, which are English in every language.
enum LineModeVerb: String, CaseIterable, Hashable, Sendable {
    case list, show, find, sort, buy, restore
    case transactions, finish, receipt, save
    case library, spend, cancel, resume, agree
    case sandbox, clock, outcome, fault, edit, crash, approve, decline, refund, account, device,
        storefront,
        language
    case log, follow, export
    case undo, redo, refresh, more, again = "repeat", back, menu
    case context = "where"
    case help, manual, quit

    /// Creates the verb for a lowercase word; nil if the word is not a verb.
    init?(typed word: String) {
        guard let verb = LineModeVerb(rawValue: word) ?? Self.others[word] else { return nil }
        self = verb
    }

    /// Synonyms of the verbs.
    private static let others: [String: LineModeVerb] = [
        "ls": .list, "products": .list, "shop": .list, "details": .show, "search": .find,
        "filter": .find, "activity": .transactions, "wallet": .library, "subscriptions": .library,
        "time": .clock, "orders": .sandbox, "faults": .fault, "change": .edit, "die": .crash,
        "payment": .outcome, "country": .storefront, "events": .log, "next": .more, "?": .help,
        "topics": .manual,
        "again": .again, "messages": .again,
        "exit": .quit, "q": .quit,
    ]

    /// An example of a line with the verb.
    var example: SafeText {
        switch self {
        case .show: "show potion"
        case .find: "find type:consumable price:<5"
        case .sort: "sort price"
        case .buy: "buy potion 2"
        case .transactions: "transactions open"
        case .finish: "finish 1"
        case .receipt: "receipt 1"
        case .save: "save mine.jws"
        case .spend: "spend gems 5 for a torch"
        case .outcome: "outcome ask-to-buy"
        case .clock: "clock month"
        case .fault: "fault purchase drop-after"
        case .edit: "edit gems price 1.99"
        case .crash: "crash before verify"
        case .cancel: "cancel club"
        case .resume: "resume club"
        case .agree: "agree club"
        case .approve: "approve 6"
        case .decline: "decline 6"
        case .refund: "refund 7"
        case .account: "account mia"
        case .device: "device tablet"
        case .storefront: "storefront JPN"
        case .language: "language de"
        case .log: "log 20"
        case .follow: "follow on"
        case .help: "help buy"
        case .manual: "manual refunds"
        case .list, .restore, .library, .sandbox, .export, .undo, .redo, .refresh, .more, .again,
            .back,
            .menu, .context, .quit:
            SafeText(untrusted: rawValue)
        }
    }

    /// The description of the verb.
    var help: TextKey {
        switch self {
        case .list: .plainHelpList
        case .show: .plainHelpShow
        case .find: .plainHelpFind
        case .sort: .plainHelpSort
        case .buy: .plainHelpBuy
        case .restore: .plainHelpRestore
        case .transactions: .plainHelpTransactions
        case .finish: .plainHelpFinish
        case .receipt: .plainHelpReceipt
        case .save: .plainHelpSave
        case .library: .plainHelpLibrary
        case .spend: .plainHelpSpend
        case .sandbox: .plainHelpSandbox
        case .outcome: .plainHelpOutcome
        case .clock: .plainHelpClock
        case .fault: .plainHelpFault
        case .edit: .plainHelpEdit
        case .crash: .plainHelpCrash
        case .cancel: .plainHelpCancel
        case .resume: .plainHelpResume
        case .agree: .plainHelpAgree
        case .approve: .plainHelpApprove
        case .decline: .plainHelpDecline
        case .refund: .plainHelpRefund
        case .account: .plainHelpAccount
        case .device: .plainHelpDevice
        case .storefront: .plainHelpStorefront
        case .language: .plainHelpLanguage
        case .log: .plainHelpLog
        case .follow: .plainHelpFollow
        case .export: .plainHelpExport
        case .undo: .plainHelpUndo
        case .redo: .plainHelpRedo
        case .refresh: .plainHelpRefresh
        case .more: .plainHelpMore
        case .again: .plainHelpRepeat
        case .back: .plainHelpBack
        case .menu: .plainHelpMenu
        case .context: .plainHelpWhere
        case .help: .plainHelpHelp
        case .manual: .plainHelpManual
        case .quit: .plainHelpQuit
        }
    }
}
