import PurchaseCore
import StoreModel
import StoreText

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
    var detail = DetailPaneState()
    /// The IDs of the marked rows.
    var marks: Set<String> = []
    /// The action on several transactions that is in progress.
    var operation: MarkedOperation?
    /// Whether older transactions were requested and have not been loaded yet.
    var isLoadingOlder = false
    var requestedHistory: HistoryRequest?
    var historyID: String?
    var history: [HistoryStep] = []
    /// Why a part of the history could not be read; untrusted text.
    var historyFailure: String?
    /// The selected tab; a change takes effect at the next ``updateShownRows(_:title:)``.
    var selectedFilter = ActivityFilter.all
    /// The search text; a change takes effect at the next ``updateShownRows(_:title:)``.
    var filter = FilterField() {
        didSet { if filter.text != oldValue.text { query = ActivityQuery(filter.text ?? "") } }
    }
    private(set) var query = ActivityQuery("")
    /// The positions of the shown transactions in the snapshot; nil if all of them are shown.
    private(set) var shown: [Int]?

    var isFiltered: Bool { selectedFilter != .all || filter.isActive }

    /// Recomputes which rows are shown.
    ///
    /// - Parameter title: Returns the title that the screen shows for a transaction.
    mutating func updateShownRows(_ rows: TransactionRows, title: (TransactionRow) -> String) {
        guard isFiltered else { return shown = nil }
        let candidates = rows.indices.filter { index in
            selectedFilter.includes(rows[index])
                && query.conditions.allSatisfy { $0.matches(rows[index]) }
        }
        guard !query.words.isEmpty else { return shown = candidates }
        var keys = SearchIndex(count: candidates.count) {
            (title(rows[candidates[$0]]), Self.text(of: rows[candidates[$0]]))
        }
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

    func includes(_ row: TransactionRow) -> Bool {
        switch self {
        case .all: true
        case .open: row.isOpen
        case .failed, .refunded: stages.contains(row.stage)
        }
    }

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
}

// MARK: Search

typealias ActivityQuery = SearchQuery<ActivityCondition>

enum ActivityCondition: QueryCondition {
    case state(Set<CustomerFacingState>)
    case type(Set<ProductType>)

    static let fields = ["state", "type"]

    func matches(_ row: TransactionRow) -> Bool {
        switch self {
        case .state(let states): states.contains(row.state)
        case .type(let types): types.contains(row.type)
        }
    }

    static func condition(_ field: String, _ value: String) -> ActivityCondition? {
        if field == "type" { return ProductCondition.types(value).map(Self.type) }
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
