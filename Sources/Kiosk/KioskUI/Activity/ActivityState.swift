import PurchaseCore
import StoreModel

/// Where one is in Activity, and the history of the selected line.
struct ActivityState: Sendable {
    /// Which history was asked for: of which line, as it was when.
    struct HistoryKey: Hashable, Sendable {
        let id: String
        let changedAt: Timestamp
        let stage: TransactionStage
        /// How many purchases came by themselves that may be for it.
        let arrivals: Int
    }

    /// A position among the transactions that are shown.
    var selected = 0
    var top = 0
    var isDetailOpen = false
    var detailTop = 0
    var asked: HistoryKey?
    var historyID: String?
    var history: [HistoryStep] = []
    /// Why a part of the history could not be read; hostile text.
    var historyFailure: String?
    private(set) var part = ActivityPart.all
    private(set) var filter = FilterField()
    private(set) var query = ActivityQuery("")
    /// Positions in the snapshot of what is shown; nil for all of it.
    private(set) var shown: [Int]?

    /// Whether something is left out.
    var isNarrowed: Bool { part != .all || filter.isActive }

    /// Shows other transactions of the snapshot, once they are arranged.
    mutating func setPart(_ part: ActivityPart) { self.part = part }

    /// Looks for something else, once they are arranged.
    mutating func editFilter(_ edit: (inout FilterField) -> Void) {
        let before = filter.text
        edit(&filter)
        if filter.text != before { query = ActivityQuery(filter.text ?? "") }
    }

    /// Finds out again what is shown, where that depends on the rows.
    ///
    /// - Parameter title: What a transaction is called on the screen.
    mutating func arrange(_ rows: [TransactionRow], title: (TransactionRow) -> String) {
        guard isNarrowed else { return shown = nil }
        let candidates = rows.indices.filter { part.has(rows[$0]) && query.matches(rows[$0]) }
        guard !query.words.isEmpty else { return shown = candidates }
        var keys = SearchKeys(
            candidates.map { "\(title(rows[$0]))\n\(Self.text(of: rows[$0]))" })
        let words = query.words.map { keys.folded($0) }
        shown = keys.matches(words).map { candidates[$0] }
    }

    /// What a transaction is found by.
    static func text(of row: TransactionRow) -> String {
        [
            row.displayName, row.productID.rawValue, row.merchantOrder?.rawValue ?? "",
            row.transactionID?.rawValue ?? "", row.intentID?.rawValue ?? "",
        ].joined(separator: "\n")
    }
}
