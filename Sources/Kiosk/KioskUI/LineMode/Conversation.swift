import StoreModel
import TerminalGraphics

/// The interface as a dialogue in lines: what was said, what numbers mean, and what is waited for.
struct Conversation: Sendable {
    /// What is to be said next.
    var said: [SafeText] = []
    /// What was said since the last line, to be said once more.
    private(set) var answer: [SafeText] = []
    /// What has to happen before the next line is read.
    var wait: ConversationWait?
    /// What was waited for, takes longer, and is told when it has happened.
    var late: [ConversationWait] = []
    var news = AnnouncedChanges()
    /// What the person had when it was last told; nil until that is known.
    var belongings: OwnershipSnapshot?
    /// The language of the catalog that was last told.
    var catalogLocale: LocaleID?
    /// Whether events of the log are told as they come.
    var isFollowing = false
    /// The number of the newest event that was told; nil where the next ones that come are no news.
    var lastEvent: Int64?
    /// Whether the place where one types is the last thing that was written: somebody may be typing there.
    var isPrompted = false
    /// What waits for the end of the line that somebody may be typing.
    private(set) var held: [SafeText] = []
    /// When that must not wait any longer.
    private(set) var heldUntil: Timestamp?
    /// The lists that were told, the newest last; one of each kind.
    private(set) var lists: [NumberedList] = []

    /// How much of what was said is kept.
    private static let most = 200

    /// How long a line that somebody may be typing is left alone, in milliseconds.
    static let quiet: Int64 = 10_000

    // MARK: Saying

    /// A new line begins: what is said from here on answers it.
    mutating func beginAnswer() { answer = [] }

    mutating func say(_ text: SafeText) { if !text.isEmpty { said.append(text) } }

    /// Keeps what is to be said until the line that somebody may be typing is there.
    mutating func hold(now: Timestamp) {
        guard !said.isEmpty else { return }
        held += said
        said = []
        heldUntil = heldUntil ?? now.adding(milliseconds: Self.quiet)
    }

    /// Lets what was kept be said, before what is to be said next.
    mutating func release() {
        said = held + said
        held = []
        heldUntil = nil
        isPrompted = false
    }

    /// Hands over what is to be said, and keeps it.
    mutating func takeSaid() -> [SafeText] {
        defer { said = [] }
        answer = (answer + said).suffix(Self.most)
        return said
    }

    // MARK: Lists

    /// The list that a number alone chooses from.
    var list: NumberedList? { lists.last { $0.kind != .words } }

    /// The list that was told last, of which there may be more.
    var newest: NumberedList? { lists.last }

    /// The list of things, and no acts, that was told last.
    var things: NumberedList? { lists.last { $0.kind != .acts && $0.kind != .words } }

    mutating func tell(_ list: NumberedList) {
        lists.removeAll { $0.kind == list.kind }
        lists.append(list)
    }

    /// What a number beside a word means: a line of the newest list that has such things.
    func thing<Thing>(_ number: Int, _ meaning: (LineCommand) -> Thing?) -> Thing? {
        let list = lists.last { list in
            list.kind != .acts && list.commands.contains { meaning($0) != nil }
        }
        return list?.command(number).flatMap(meaning)
    }

    mutating func forgetLists() { lists = [] }
}
