import StoreModel

/// The event log as far as it was told, and where one is in it; the newest event is the last.
struct LogScreenState: Sendable {
    /// How many events are asked for at first, and how many are kept.
    static let limit = 20_000
    /// How long after something was written the log is asked for again, in milliseconds: once when it is on the disk,
    /// once when the merchant has it.
    private static let delays: [Int64] = [400, 2500]

    private(set) var events: [LogEvent] = []
    /// Up to which number the merchant has it.
    private(set) var acknowledged: Int64 = 0
    private(set) var hasAnswer = false
    /// Whether it was asked for at all.
    var isAsked = false
    /// Positions in `events` of what is shown; nil for all of it.
    private(set) var shown: [Int]?
    private(set) var filter = FilterField()
    private(set) var query = LogQuery("")
    private var numbers = LogNumbers()
    /// A position among what is shown.
    var selected = 0
    var top = 0
    var isDetailOpen = false
    var detailTop = 0
    /// Whether the newest event stays selected as others come.
    var isFollowing = true
    /// When it is asked for again.
    private(set) var reloads: [Timestamp] = []

    var count: Int { shown?.count ?? events.count }

    /// The number of the newest event that was told.
    var last: Int64 { events.last?.sequence ?? 0 }

    /// The event at a position among what is shown.
    func event(at position: Int) -> LogEvent? {
        guard (0..<count).contains(position) else { return nil }
        return events[shown?[position] ?? position]
    }

    var selectedEvent: LogEvent? { event(at: selected) }

    /// The events that are shown, so many from a position on.
    func events(from start: Int, count: Int) -> [LogEvent] {
        (start..<max(start, min(start + count, self.count))).compactMap { event(at: $0) }
    }

    /// Everything that is shown, oldest first.
    var allShown: [LogEvent] { shown.map { $0.map { events[$0] } } ?? events }

    /// The number of the order that an event belongs to, once one is known.
    func number(of event: LogEvent) -> MerchantOrder? { numbers.number(of: event.entry) }

    // MARK: What changes it

    mutating func take(_ news: [LogEvent], acknowledged: Int64) {
        hasAnswer = true
        self.acknowledged = max(acknowledged, 0)
        let fresh = news.filter { $0.sequence > last || $0.link.chain != events.last?.link.chain }
        guard !fresh.isEmpty else { return }
        // Another account's log, or a log that was made anew, begins at its beginning.
        if let chain = events.last?.link.chain, chain != fresh.first?.link.chain { events = [] }
        let kept = selectedEvent?.id
        events += fresh
        if events.count > Self.limit { events.removeFirst(events.count - Self.limit) }
        for event in fresh { numbers.learn(event.entry) }
        arrange(keeping: kept)
    }

    mutating func editFilter(_ edit: (inout FilterField) -> Void) {
        let before = filter.text
        let kept = selectedEvent?.id
        edit(&filter)
        guard filter.text != before else { return }
        query = LogQuery(filter.text ?? "")
        arrange(keeping: kept)
    }

    private mutating func arrange(keeping id: LogEventID?) {
        shown = filter.isActive ? found() : nil
        if isFollowing { return selected = max(count - 1, 0) }
        let position = id.flatMap { id in (0..<count).first { event(at: $0)?.id == id } }
        selected = position ?? max(min(selected, count - 1), 0)
    }

    private func found() -> [Int] {
        let candidates = events.indices.filter {
            query.matches(events[$0], number: number(of: events[$0]))
        }
        guard !query.words.isEmpty else { return candidates }
        var keys = SearchKeys(candidates.lazy.map { text(of: events[$0]) })
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

    /// Something was written, or is about to be: the log is asked for a little later.
    mutating func expectNews(now: Timestamp) {
        reloads = Self.delays.map { now.adding(milliseconds: $0) }
    }

    /// Whether it is to be asked for now.
    mutating func isDue(at now: Timestamp) -> Bool {
        let due = reloads.contains { $0 <= now }
        reloads.removeAll { $0 <= now }
        return due
    }
}
