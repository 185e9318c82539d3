import PurchaseCore
import StoreModel

/// The lines that are shown, found by their id and by the transaction that they are about.
///
/// Each change of an order replaces a line, and nobody may look for long: they are put in order when somebody looks.
struct TransactionLines {
    /// How many are shown at most.
    static let most = 500

    private var lines: [String: TransactionRow] = [:]
    private var ids: [TransactionID: Set<String>] = [:]
    private var inOrder: [TransactionRow]? = []

    init(_ rows: [TransactionRow] = []) {
        for row in rows { put(row) }
    }

    /// The newest ones, newest first; older ones are forgotten.
    mutating func newest() -> [TransactionRow] {
        if let inOrder { return inOrder }
        let all = lines.values.sorted(by: TransactionRow.isNewer)
        for row in all.dropFirst(Self.most) { remove(row.id) }
        let newest = Array(all.prefix(Self.most))
        inOrder = newest
        return newest
    }

    /// The line with this id.
    subscript(id: String) -> TransactionRow? { lines[id] }

    /// The lines about a transaction.
    func about(_ id: TransactionID) -> [TransactionRow] {
        ids[id, default: []].compactMap { lines[$0] }
    }

    /// Shows a line, in place of the one with its id.
    mutating func put(_ row: TransactionRow) {
        remove(row.id)
        lines[row.id] = row
        inOrder = nil
        if let id = row.transactionID {
            ids[id, default: []].insert(row.id)
            // What came by itself is the answer to a purchase now, and has its line.
            if row.id != id.rawValue { remove(id.rawValue) }
        }
        // Where nobody looks, older ones are forgotten now and then.
        if lines.count >= 2 * Self.most { _ = newest() }
    }

    /// Adds lines that were read a while ago: what is here already is as new or newer.
    mutating func add(_ older: [TransactionRow]) {
        for row in older where lines[row.id] == nil {
            let isShown = row.transactionID.map { !about($0).isEmpty } ?? false
            if !(isShown && row.id == row.transactionID?.rawValue) { put(row) }
        }
    }

    private mutating func remove(_ id: String) {
        guard let row = lines.removeValue(forKey: id) else { return }
        inOrder = nil
        guard let transaction = row.transactionID else { return }
        ids[transaction]?.remove(id)
        if ids[transaction]?.isEmpty == true { ids[transaction] = nil }
    }
}
