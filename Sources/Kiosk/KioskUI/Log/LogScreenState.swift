import StoreModel
import StoreText

/// The state of the log screen: loaded events, filter, selection and scrolling. The newest event is the last.
struct LogScreenState: Sendable {
    /// The maximum number of events that are loaded at first and kept.
    static let limit = 20_000
    /// The delays in milliseconds after which the log is reloaded: once the new entry is on disk, and once the merchant
    /// has received it.
    private static let delays: [Int64] = [400, 2500]

    private(set) var events: [LogEvent] = []
    /// The sequence number up to which the merchant has received the log.
    private(set) var acknowledged: Int64 = 0
    private(set) var isLoaded = false
    var isRequested = false
    /// The events that match the filter, oldest first; nil if all of them are shown.
    private var matches: [LogEvent]?
    var filter = FilterField() {
        didSet {
            guard filter.text != oldValue.text else { return }
            query = LogQuery(filter.text ?? "")
            updateShown()
        }
    }
    private(set) var query = LogQuery("")
    private var numbers = OrderNumberResolver()
    /// The selection and the scroll offset of ``shown``.
    var list = ListState<LogEventID>()
    var detail = DetailPaneState()
    /// Whether the selection follows the newest event.
    var isFollowing = true
    private(set) var reloads: [Timestamp] = []

    /// The shown events, oldest first.
    var shown: [LogEvent] { matches ?? events }

    var count: Int { shown.count }

    /// The sequence number of the newest loaded event.
    var last: Int64 { events.last?.sequence ?? 0 }

    var selectedEvent: LogEvent? { list.selectedRow.map { shown[$0] } }

    func number(of event: LogEvent) -> MerchantOrder? { numbers.number(of: event.entry) }

    // MARK: Changes

    mutating func append(_ news: [LogEvent], acknowledged: Int64) {
        isLoaded = true
        self.acknowledged = max(acknowledged, 0)
        let fresh = news.filter { $0.sequence > last || $0.link.chain != events.last?.link.chain }
        guard !fresh.isEmpty else { return }
        // Another account's log or a recreated log has another chain, and replaces the loaded events.
        if let chain = events.last?.link.chain, chain != fresh.first?.link.chain { events = [] }
        events += fresh
        if events.count > Self.limit { events.removeFirst(events.count - Self.limit) }
        for event in fresh { numbers.record(event.entry) }
        updateShown()
    }

    private mutating func updateShown() {
        matches = filter.isActive ? found() : nil
        list.update(shown.map { $0.id })
        if isFollowing { list.move(.last, page: 1) }
    }

    private func found() -> [LogEvent] {
        let candidates = events.filter { event in
            let number = number(of: event)?.rawValue.lowercased() ?? ""
            return query.conditions.allSatisfy { $0.matches(event, number: number) }
        }
        guard !query.words.isEmpty else { return candidates }
        var keys = SearchIndex(count: candidates.count) { (text(of: candidates[$0]), nil) }
        let words = query.words.map { keys.folded($0) }
        return keys.matches(words).map { candidates[$0] }
    }

    private func text(of event: LogEvent) -> String {
        let entry = event.entry
        return [
            entry.name, entry.family.rawValue, entry.detail, number(of: event)?.rawValue ?? "",
            entry.transactionID?.rawValue ?? "", entry.intentID?.rawValue ?? "",
        ].joined(separator: "\n")
    }

    /// Schedules reloads of the log, because an entry was written or is about to be.
    mutating func scheduleReloads(now: Timestamp) {
        reloads = Self.delays.map { now.adding(milliseconds: $0) }
    }

    /// Returns whether a scheduled reload is due, and removes the due ones.
    mutating func isDue(at now: Timestamp) -> Bool {
        let due = reloads.contains { $0 <= now }
        reloads.removeAll { $0 <= now }
        return due
    }
}

// MARK: Search

typealias LogQuery = SearchQuery<LogCondition>

enum LogCondition: QueryCondition {
    case kind(Set<LogEntry.Family>)
    /// The beginning or the end of an order number.
    case order(String)

    static let fields = ["kind", "order"]

    /// Returns whether an event, whose order has this number in lowercase, satisfies the condition.
    func matches(_ event: LogEvent, number: String) -> Bool {
        switch self {
        case .kind(let kinds): kinds.contains(event.entry.family)
        case .order(let part): number.hasPrefix(part) || number.hasSuffix(part)
        }
    }

    static func condition(_ field: String, _ value: String) -> LogCondition? {
        if field == "order" { return .order(value) }
        let kinds = Set(LogEntry.Family.allCases.filter { $0.rawValue.hasPrefix(value) })
        return kinds.isEmpty ? nil : .kind(kinds)
    }
}
