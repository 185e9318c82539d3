import StoreModel
import TerminalGraphics

/// The state of line mode: pending output, numbered lists and waits.
struct LineModeState: Sendable {
    /// The lines to print next.
    private(set) var pendingOutput: [SafeText] = []
    /// The lines printed since the last input.
    private var lastOutput: [SafeText] = []
    /// The lines printed between the last input and the one before it, which `repeat` prints again.
    private(set) var previousOutput: [SafeText] = []
    /// The answer to await before the next line is read.
    var awaitedAnswer: AwaitedCommandResult?
    /// The waits that timed out; their results are announced when they arrive.
    var lateAnswers: [AwaitedCommandResult] = []
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
    private var heldOutput: [SafeText] = []
    /// When held output must be printed at the latest.
    private(set) var holdDeadline: Timestamp?
    /// The numbered lists that were printed, the newest last; one of each kind.
    private var lists: [NumberedList] = []

    /// The maximum number of lines kept for `repeat`.
    private static let most = 200

    /// The time in milliseconds for which output is held back while the user may be typing.
    private static let maximumHoldTime: Int64 = 10_000

    // MARK: Output

    /// Starts a new answer, after a line of input.
    mutating func beginAnswer() { (previousOutput, lastOutput) = (lastOutput, []) }

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

    /// Adds items to the newest list, except those that it has already.
    mutating func append(_ items: [NumberedListItem]) {
        guard var list = lists.last else { return }
        let known = Set(list.items.map(\.target))
        list.items += items.filter { !known.contains($0.target) }
        add(list)
    }

    /// Returns the item with a number in the newest list that has items of the wanted type.
    func item<Item>(_ number: Int, _ meaning: (LineModeTarget) -> Item?) -> Item? {
        let list = lists.last { list in
            list.kind != .commands
                && list.items.contains { $0.target.flatMap(meaning) != nil }
        }
        return list?.item(number)?.target.flatMap(meaning)
    }

    mutating func discardLists() { lists = [] }
}
