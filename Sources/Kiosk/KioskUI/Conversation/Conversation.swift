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
    var news = ConversationNews()
    /// The language of the catalog that was last told.
    var catalogLocale: LocaleID?
    /// Whether events of the log are told as they come.
    var isFollowing = false
    /// The number of the newest event that was told.
    var lastEvent: Int64 = 0
    /// The lists that were told, the newest last; one of each kind.
    private(set) var lists: [SpokenList] = []

    /// The list that a number alone chooses from.
    var list: SpokenList? { lists.last }

    /// How much of what was said is kept.
    private static let most = 200

    /// A new line begins: what is said from here on answers it.
    mutating func beginAnswer() { answer = [] }

    /// Hands over what is to be said, and keeps it.
    mutating func takeSaid() -> [SafeText] {
        defer { said = [] }
        answer = (answer + said).suffix(Self.most)
        return said
    }

    mutating func say(_ text: SafeText) { if !text.isEmpty { said.append(text) } }

    /// From now on a number alone chooses from this list.
    mutating func tell(_ list: SpokenList) {
        lists.removeAll { $0.kind == list.kind }
        lists.append(list)
    }

    /// What a number means in the last list of a kind.
    func command(_ number: Int, in kind: SpokenList.Kind) -> LineCommand? {
        lists.last { $0.kind == kind }?.command(number)
    }

    /// The kind of the last list that told things and no acts.
    var kindOfThings: SpokenList.Kind? { lists.last { $0.kind != .acts }?.kind }

    mutating func forgetLists() { lists = [] }
}
