import PurchaseCore
import StoreModel

/// The displayed rows in their order, indexed by their ID and by their transaction.
///
/// The number of open rows is not limited, and each change of an order replaces one row, so the cost of a change hardly
/// depends on the number of rows.
struct TransactionRowIndex {
    /// The number of newest rows that are displayed at first, and by which ``extend(by:older:)`` increases it.
    static let displayedLimit = 500

    /// The number of newest rows that are displayed; older ones are displayed as long as they are open.
    private(set) var most = TransactionRowIndex.displayedLimit
    /// The position of the newest row that the journal has and the index does not have; nil if there is none.
    private(set) var older: RowPosition?
    /// The start of each row by its ID, with which the row is found in ``order``.
    private var starts: [String: Timestamp] = [:]
    private var ids: [TransactionID: Set<String>] = [:]
    private var order = SortedRows()
    /// The rows as they were read last, which all observers share; nil after a change.
    private var shown: TransactionRows?

    init(_ rows: [TransactionRow] = [], older: RowPosition? = nil) {
        self.older = older
        for row in rows { insertOrReplace(row) }
    }

    /// Returns the newest rows and all open ones, newest first.
    mutating func newest() -> TransactionRows {
        if let shown { return shown }
        let rows = order.publish()
        shown = rows
        return rows
    }

    /// The row with the ID.
    subscript(id: String) -> TransactionRow? {
        starts[id].flatMap { order[RowPosition(startedAt: $0, id: id)] }
    }

    func rows(of id: TransactionID) -> [TransactionRow] {
        ids[id, default: []].compactMap { self[$0] }
    }

    /// Adds a row, and replaces the one with the same ID.
    mutating func insertOrReplace(_ row: TransactionRow) {
        remove(row.id)
        if let id = row.transactionID {
            ids[id, default: []].insert(row.id)
            // The unsolicited transaction is now the answer to a purchase and appears in its row.
            let isOwn = row.id == id.rawValue || self[id.rawValue]?.isUnorderedCharge ?? false
            if !isOwn { remove(id.rawValue) }
        }
        starts[row.id] = row.startedAt
        order.insert(row)
        shown = nil
        removeSettled(after: row)
    }

    /// Displays ``most`` more rows, and adds the older ones that were read for them.
    mutating func extend(by rows: [TransactionRow], older: RowPosition?) {
        most += Self.displayedLimit
        add(rows, older: older)
    }

    /// Adds the rows of a page that began at ``older``; existing rows are at least as new.
    ///
    /// - Parameter older: The position of the next page.
    mutating func add(_ rows: [TransactionRow], older: RowPosition?) {
        self.older = older
        for row in rows where self[row.id] == nil {
            let isShown = row.transactionID.map { !self.rows(of: $0).isEmpty } ?? false
            let isOwn = row.id == row.transactionID?.rawValue
            if !(isShown && isOwn) || row.isUnorderedCharge { insertOrReplace(row) }
        }
    }

    /// Removes the row that a new one has moved beyond the newest ones, if it is settled, because it can be read again.
    /// All rows behind it are open.
    private mutating func removeSettled(after row: TransactionRow) {
        guard let first = order.row(at: most) else { return }
        let position = min(RowPosition(row), RowPosition(first))
        guard let beyond = order[position], !beyond.isOpen else { return }
        older = older.map { max($0, position) } ?? position
        remove(beyond.id)
    }

    private mutating func remove(_ id: String) {
        guard let start = starts.removeValue(forKey: id),
            let row = order.remove(RowPosition(startedAt: start, id: id))
        else { return }
        shown = nil
        guard let transaction = row.transactionID else { return }
        ids[transaction]?.remove(id)
        if ids[transaction]?.isEmpty == true { ids[transaction] = nil }
    }
}

extension TransactionRow {
    /// Whether the row contains the charge of a transaction without an order, such as a purchase that the store
    /// completes after an interruption. An order that is answered with this transaction was not charged itself and does
    /// not display the charge.
    var isUnorderedCharge: Bool { intentID == nil && isCharged == .yes }
}
