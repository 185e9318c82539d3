import PurchaseCore
import StoreModel

/// The state of the Activity screen: selection, scrolling, filter, and the history of the selected transaction.
struct ActivityState: Sendable {
    /// Identifies a requested history: the transaction and its version, so that a change requests the history again.
    struct HistoryKey: Hashable, Sendable {
        let id: String
        let changedAt: Timestamp
        let stage: TransactionStage
        /// The number of unsolicited purchases that may belong to the transaction's interrupted order.
        let arrivals: Int
    }

    /// The position of the selection among the shown transactions.
    var selected = 0
    var top = 0
    var isDetailOpen = false
    var detailTop = 0
    var asked: HistoryKey?
    var historyID: String?
    var history: [HistoryStep] = []
    /// Why a part of the history could not be read; untrusted text.
    var historyFailure: String?
    private(set) var part = ActivityPart.all
    private(set) var filter = FilterField()
    private(set) var query = ActivityQuery("")
    /// The positions of the shown transactions in the snapshot; nil if all of them are shown.
    private(set) var shown: [Int]?

    /// Whether a filter or a search hides transactions.
    var isNarrowed: Bool { part != .all || filter.isActive }

    /// Selects another filter; takes effect at the next ``arrange(_:title:)``.
    mutating func setPart(_ part: ActivityPart) { self.part = part }

    /// Changes the search text; takes effect at the next ``arrange(_:title:)``.
    mutating func editFilter(_ edit: (inout FilterField) -> Void) {
        let before = filter.text
        edit(&filter)
        if filter.text != before { query = ActivityQuery(filter.text ?? "") }
    }

    /// Recomputes which rows are shown.
    ///
    /// - Parameter title: Returns the title that the screen shows for a transaction.
    mutating func arrange(_ rows: [TransactionRow], title: (TransactionRow) -> String) {
        guard isNarrowed else { return shown = nil }
        let candidates = rows.indices.filter { part.has(rows[$0]) && query.matches(rows[$0]) }
        guard !query.words.isEmpty else { return shown = candidates }
        var keys = SearchKeys(
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
