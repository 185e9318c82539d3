import PurchaseCore
import StoreModel

/// The displayed rows, indexed by their ID and by their transaction.
///
/// The rows are sorted on the first access, and kept sorted from then on: each change of an order replaces one row of
/// hundreds, and all observers read all of them.
struct TransactionRowIndex {
    /// The number of newest rows that are displayed; older ones are displayed as long as they are open.
    static let most = 500

    private var lines: [String: TransactionRow] = [:]
    private var ids: [TransactionID: Set<String>] = [:]
    /// The newest rows, newest first; nil if they have not been read since rows were added.
    private var inOrder: [TransactionRow]?
    /// The number of rows at which older ones are removed although the rows are not read.
    private var limit = 2 * TransactionRowIndex.most

    init(_ rows: [TransactionRow] = []) {
        for row in rows { put(row) }
    }

    /// Returns the newest rows and all open ones, newest first; other rows are removed.
    mutating func newest() -> [TransactionRow] {
        if let inOrder { return inOrder }
        let newest = shortened()
        inOrder = newest
        return newest
    }

    /// Removes settled rows beyond the newest ones, and returns the others, newest first.
    private mutating func shortened() -> [TransactionRow] {
        let all = lines.values.sorted(by: TransactionRow.isNewer)
        let older = all.dropFirst(Self.most)
        for row in older where !row.isOpen { remove(row.id) }
        return Array(all.prefix(Self.most)) + older.filter(\.isOpen)
    }

    /// The row with the ID.
    subscript(id: String) -> TransactionRow? { lines[id] }

    /// Returns the rows of a transaction.
    func about(_ id: TransactionID) -> [TransactionRow] {
        ids[id, default: []].compactMap { lines[$0] }
    }

    /// Adds a row, and replaces the one with the same ID.
    mutating func put(_ row: TransactionRow) {
        remove(row.id)
        lines[row.id] = row
        if let id = row.transactionID {
            ids[id, default: []].insert(row.id)
            // The unsolicited transaction is now the answer to a purchase and appears in its row.
            let isOwn = row.id == id.rawValue || lines[id.rawValue]?.isUnorderedCharge ?? false
            if !isOwn { remove(id.rawValue) }
        }
        insert(row)
        // Without accesses, older rows are removed from time to time. Open rows remain, and move the limit.
        guard inOrder == nil, lines.count >= limit else { return }
        _ = shortened()
        limit = lines.count + Self.most
    }

    /// Adds rows that were read earlier; existing rows are at least as new.
    mutating func add(_ older: [TransactionRow]) {
        for row in older where lines[row.id] == nil {
            let isShown = row.transactionID.map { !about($0).isEmpty } ?? false
            let isOwn = row.id == row.transactionID?.rawValue
            if !(isShown && isOwn) || row.isUnorderedCharge { put(row) }
        }
    }

    /// Inserts a row into the sorted array, if there is one.
    private mutating func insert(_ row: TransactionRow) {
        guard var order = inOrder else { return }
        // The property is cleared first, so that the array is uniquely referenced and modified in place.
        inOrder = nil
        let place = order.insertionIndex(of: row)
        order.insert(row, at: place)
        inOrder = order
        // All rows beyond the newest ones were open before, so only the one that has moved there can be settled.
        let beyond = max(place, Self.most)
        guard beyond < order.count, !order[beyond].isOpen else { return }
        remove(order[beyond].id)
    }

    private mutating func remove(_ id: String) {
        guard let row = lines.removeValue(forKey: id) else { return }
        if var order = inOrder {
            inOrder = nil
            let place = order.insertionIndex(of: row)
            // Rows beyond the newest ones are not part of the sorted array.
            if place < order.count, order[place].id == id { order.remove(at: place) }
            inOrder = order
        }
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

extension [TransactionRow] {
    /// Returns the index of a row in this sorted array, or the index where it would be inserted.
    fileprivate func insertionIndex(of row: TransactionRow) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if TransactionRow.isNewer(self[middle], row) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
