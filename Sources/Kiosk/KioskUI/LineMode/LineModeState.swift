import StoreModel
import TerminalGraphics

/// The state of line mode: pending output, numbered lists and waits.
struct LineModeState: Sendable {
    /// The lines to print next.
    var pendingOutput: [SafeText] = []
    /// The lines printed since the last input, which `repeat` prints again.
    private(set) var lastOutput: [SafeText] = []
    /// The event to await before the next line is read.
    var awaitedEvent: AwaitedEvent?
    /// The waits that timed out; their results are announced when they arrive.
    var timedOutEvents: [AwaitedEvent] = []
    /// The changes of purchases that were announced.
    var announcedChanges = AnnouncedChanges()
    /// The ownership at its last announcement; nil until it is known.
    var announcedOwnership: OwnershipSnapshot?
    /// The language of the last announced catalog.
    var catalogLocale: LocaleID?
    /// Whether new events of the log are printed.
    var isFollowing = false
    /// The sequence number of the last printed event; nil if the next received events are not printed.
    var lastEvent: Int64?
    /// Whether the prompt is the last output, so that the user may be typing.
    var isPrompted = false
    /// Output that is held back until the user has finished the current line.
    private(set) var heldOutput: [SafeText] = []
    /// When held output must be printed at the latest.
    private(set) var holdDeadline: Timestamp?
    /// The numbered lists that were printed, the newest last; one of each kind.
    private(set) var lists: [NumberedList] = []

    /// The maximum number of lines kept for `repeat`.
    private static let most = 200

    /// The time in milliseconds for which output is held back while the user may be typing.
    static let maximumHoldTime: Int64 = 10_000

    // MARK: Output

    /// Starts a new answer, after a line of input.
    mutating func beginAnswer() { lastOutput = [] }

    mutating func write(_ text: SafeText) { if !text.isEmpty { pendingOutput.append(text) } }

    /// Holds back the pending output until the user has finished the current line.
    mutating func holdOutput(now: Timestamp) {
        guard !pendingOutput.isEmpty else { return }
        heldOutput += pendingOutput
        pendingOutput = []
        holdDeadline = holdDeadline ?? now.adding(milliseconds: Self.maximumHoldTime)
    }

    /// Moves the held output before the pending output.
    mutating func releaseOutput() {
        pendingOutput = heldOutput + pendingOutput
        heldOutput = []
        holdDeadline = nil
        isPrompted = false
    }

    /// Returns the pending output, and keeps it for `repeat`.
    mutating func drainOutput() -> [SafeText] {
        defer { pendingOutput = [] }
        lastOutput = (lastOutput + pendingOutput).suffix(Self.most)
        return pendingOutput
    }

    // MARK: Lists

    /// The list that a bare number chooses from.
    var choiceList: NumberedList? { lists.last { $0.kind != .words } }

    /// The list that was printed last, of which further pages may be available.
    var newestList: NumberedList? { lists.last }

    /// The last printed list of items, other than lists of commands or words.
    var itemList: NumberedList? { lists.last { $0.kind != .commands && $0.kind != .words } }

    mutating func add(_ list: NumberedList) {
        lists.removeAll { $0.kind == list.kind }
        lists.append(list)
    }

    /// Returns the item with a number in the newest list that has items of the wanted type.
    func item<Thing>(_ number: Int, _ meaning: (LineModeCommand) -> Thing?) -> Thing? {
        let list = lists.last { list in
            list.kind != .commands && list.commands.contains { meaning($0) != nil }
        }
        return list?.command(number).flatMap(meaning)
    }

    mutating func discardLists() { lists = [] }
}

// MARK: Lists

/// A list with a number for each line, printed in parts.
struct NumberedList: Sendable {
    /// The kind of the list's items.
    enum Kind: Hashable, Sendable {
        case products, transactions, library, sandbox, events, topics
        /// Commands.
        case commands
        /// Text without numbers, from which nothing can be chosen.
        case words
    }

    /// The default number of lines printed at once, few enough to remember.
    static let defaultPageSize = 10

    let kind: Kind
    /// The command of each number.
    let commands: [LineModeCommand]
    /// The texts of the lines; if empty, the texts are created when they are printed.
    var texts: [SafeText] = []
    /// The number of lines printed at once.
    var pageSize = Self.defaultPageSize
    /// The number of lines printed so far.
    var printedCount = 0
    /// Whether the list has the transactions of Activity, of which older ones may not be loaded yet.
    var isActivity = false

    /// The number of lines.
    var count: Int { max(commands.count, texts.count) }

    /// Returns the command of a number; nil if the number is not in the list.
    func command(_ number: Int) -> LineModeCommand? {
        number > 0 && number <= commands.count ? commands[number - 1] : nil
    }
}

extension NumberedList {
    /// Creates a list with known texts.
    init(_ kind: Kind, _ lines: [(command: LineModeCommand, text: SafeText)]) {
        self.init(kind: kind, commands: lines.map(\.command), texts: lines.map(\.text))
    }

    /// Creates a list of text without numbers.
    init(words: [SafeText]) { self.init(kind: .words, commands: [], texts: words) }
}

// MARK: References

/// A reference to an item, typed by the user or created from a list.
enum TargetReference: Hashable, Sendable {
    /// A list number, an ID, or words of a title.
    case typed(String)
    /// An ID, even one in the form of a number.
    case id(String)

    /// The text to compare with IDs; untrusted text.
    var text: String {
        switch self {
        case .typed(let text), .id(let text): text
        }
    }

    /// The beginning of the text, for messages about unknown items.
    var quoted: String { String(text.prefix(80)) }

    /// The list number; nil for words, and for digits that lists do not print, such as 007.
    var number: Int? {
        guard case .typed(let text) = self, let number = Int(text), number >= 0,
            String(number) == text
        else { return nil }
        return number
    }

    /// The words to find in a title; empty for a list number or an ID.
    var words: [String] {
        guard case .typed(let text) = self, number == nil else { return [] }
        return text.split(separator: " ").map(String.init)
    }
}
