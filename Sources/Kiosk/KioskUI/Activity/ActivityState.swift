import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The state of the Activity screen: selection, scrolling, filter, and the history of the selected transaction.
struct ActivityState: Sendable {
    /// Identifies a requested history: the transaction and its version, so that a change requests the history again.
    struct HistoryRequest: Hashable, Sendable {
        let id: String
        let changedAt: Timestamp
        let stage: TransactionStage
        /// The number of unsolicited purchases that may belong to the transaction's interrupted order.
        let unsolicitedCount: Int
    }

    /// The position of the selection among the shown transactions.
    var selected = 0
    var top = 0
    var detail = DetailPane()
    /// Whether older transactions were requested and have not been loaded yet.
    var isLoadingOlder = false
    var requestedHistory: HistoryRequest?
    var historyID: String?
    var history: [HistoryStep] = []
    /// Why a part of the history could not be read; untrusted text.
    var historyFailure: String?
    private(set) var selectedFilter = ActivityFilter.all
    private(set) var filter = FilterField()
    private(set) var query = ActivityQuery("")
    /// The positions of the shown transactions in the snapshot; nil if all of them are shown.
    private(set) var shown: [Int]?

    /// Whether a filter or a search hides transactions.
    var isFiltered: Bool { selectedFilter != .all || filter.isActive }

    /// Selects another filter; takes effect at the next ``arrange(_:title:)``.
    mutating func selectFilter(_ part: ActivityFilter) { self.selectedFilter = part }

    /// Changes the search text; takes effect at the next ``arrange(_:title:)``.
    mutating func editFilter(_ edit: (inout FilterField) -> Void) {
        let before = filter.text
        edit(&filter)
        if filter.text != before { query = ActivityQuery(filter.text ?? "") }
    }

    /// Recomputes which rows are shown.
    ///
    /// - Parameter title: Returns the title that the screen shows for a transaction.
    mutating func updateShownRows(_ rows: TransactionRows, title: (TransactionRow) -> String) {
        guard isFiltered else { return shown = nil }
        let candidates = rows.indices.filter {
            selectedFilter.includes(rows[$0]) && query.matches(rows[$0])
        }
        guard !query.words.isEmpty else { return shown = candidates }
        var keys = SearchIndex(
            candidates.map { "\(title(rows[$0]))\n\(Self.text(of: rows[$0]))" })
        let words = query.words.map { keys.folded($0) }
        shown = keys.matches(words).map { candidates[$0] }
    }

    /// Returns the text that the search covers besides the title: product name and IDs, one a line.
    static func text(of row: TransactionRow) -> String {
        [
            row.displayName, row.productID.rawValue, row.merchantOrder?.rawValue ?? "",
            row.transactionID?.rawValue ?? "", row.intentID?.rawValue ?? "",
        ].joined(separator: "\n")
    }
}

// MARK: Filters

/// A filter of Activity's list by the outcome of the transactions.
enum ActivityFilter: CaseIterable, Hashable, Sendable {
    case all, open, failed, refunded

    /// Returns whether the filter includes a transaction.
    func includes(_ row: TransactionRow) -> Bool {
        switch self {
        case .all: true
        case .open: row.isOpen
        case .failed, .refunded: stages.contains(row.stage)
        }
    }

    /// Returns the number of transactions that the filter includes.
    func count(in engine: IndexedSnapshot) -> Int {
        switch self {
        case .all: engine.snapshot.rows.count
        case .open: engine.openCount
        case .failed, .refunded:
            stages.reduce(0) { $0 + engine.stageCounts[$1, default: 0] }
        }
    }

    /// The stages that a filter by stage includes.
    private var stages: [TransactionStage] {
        switch self {
        case .all, .open: []
        case .failed: [.declined, .cancelled, .quarantined]
        case .refunded: [.refunded]
        }
    }

    /// The filter's name, with a parameter for the number of its transactions.
    var name: TextKey {
        switch self {
        case .all: .activityAll
        case .open: .activityOpen
        case .failed: .activityFailed
        case .refunded: .activityRefunded
        }
    }

    /// Returns the filter `step` positions further, wrapping around at the ends.
    func moved(by step: Int) -> ActivityFilter { Self.allCases.cycled(from: self, by: step) }
}

// MARK: Search

/// A parsed query of Activity's list: search words for titles and IDs, and conditions on fields.
struct ActivityQuery: Sendable {
    /// One condition that a transaction must satisfy.
    private enum Condition: Sendable {
        case state(Set<CustomerFacingState>)
        case type(Set<ProductType>)
    }

    /// The names of the fields that a query can use.
    static let fields = ["state", "type"]

    /// The search words as typed; the search folds them.
    let words: [String]
    private let tests: [Condition]
    /// The part of the text that is not valid: an unknown field, or a value that the field does not have.
    let invalidPart: String?

    init(_ text: String) {
        var query = SearchQuery(text, fields: Self.fields)
        tests = query.conditions(Self.test)
        (words, invalidPart) = (query.words, query.invalidPart)
    }

    /// Returns whether a transaction satisfies the conditions on fields; the search words are not checked.
    func matches(_ row: TransactionRow) -> Bool {
        tests.allSatisfy { test in
            switch test {
            case .state(let states): states.contains(row.state)
            case .type(let types): types.contains(row.type)
            }
        }
    }

    private static func test(_ field: SearchQuery.Field) -> Condition? {
        let value = field.value.lowercased()
        if field.name == "type" {
            let types = ProductQuery.types(value)
            return types.isEmpty ? nil : .type(types)
        }
        let states = Set(CustomerFacingState.allCases.filter { "\($0)".hasPrefix(value) })
        return states.isEmpty ? nil : .state(states)
    }
}

// MARK: Times of steps

/// The time that a timeline shows for a step, so that one column never mixes the times of two clocks.
enum StepTime: Hashable {
    /// The device's clock.
    case clock(Timestamp)
    /// The time since the previous step on the same clock, in milliseconds.
    case elapsed(Int64)
    /// The time of the store's clock, which differs from the device's: it is shown beside the step, not in the column.
    case storeClock(Timestamp)
}
