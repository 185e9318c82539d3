import PurchaseCore
import StoreModel

/// The lines that are shown, found by their id and by the transaction that they are about.
///
/// They are put in order when somebody looks, and kept in order from then on: each change of an order replaces one line of
/// hundreds, and everybody who watches looks at all of them.
struct TransactionRowIndex {
    /// How many are shown at most.
    static let most = 500

    private var lines: [String: TransactionRow] = [:]
    private var ids: [TransactionID: Set<String>] = [:]
    /// The newest ones, newest first; nil where nobody has looked since many were put.
    private var inOrder: [TransactionRow]?

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
        if let id = row.transactionID {
            ids[id, default: []].insert(row.id)
            // What came by itself is the answer to a purchase now, and has its line.
            let isOwn = row.id == id.rawValue || lines[id.rawValue]?.isUnorderedCharge ?? false
            if !isOwn { remove(id.rawValue) }
        }
        insert(row)
        // Where nobody looks, older ones are forgotten now and then.
        if lines.count >= 2 * Self.most { _ = newest() }
    }

    /// Adds lines that were read a while ago: what is here already is as new or newer.
    mutating func add(_ older: [TransactionRow]) {
        for row in older where lines[row.id] == nil {
            let isShown = row.transactionID.map { !about($0).isEmpty } ?? false
            let isOwn = row.id == row.transactionID?.rawValue
            if !(isShown && isOwn) || row.isUnorderedCharge { put(row) }
        }
    }

    /// Takes a line into the order, where there is one.
    private mutating func insert(_ row: TransactionRow) {
        guard var order = inOrder else { return }
        // The array is changed where it is, as nobody else has it.
        inOrder = nil
        order.insert(row, at: order.place(of: row))
        inOrder = order
        guard order.count > Self.most, let oldest = order.last else { return }
        remove(oldest.id)
    }

    private mutating func remove(_ id: String) {
        guard let row = lines.removeValue(forKey: id) else { return }
        if var order = inOrder {
            inOrder = nil
            let place = order.place(of: row)
            // Older ones than the newest are in no order.
            if place < order.count, order[place].id == id { order.remove(at: place) }
            inOrder = order
        }
        guard let transaction = row.transactionID else { return }
        ids[transaction]?.remove(id)
        if ids[transaction]?.isEmpty == true { ids[transaction] = nil }
    }
}

extension TransactionRow {
    /// Whether it says what something cost that no device has ordered, such as a purchase that the store completes after an
    /// interruption: whatever else is answered with it was not charged itself, and does not say so.
    var isUnorderedCharge: Bool { intentID == nil && isCharged == .yes }
}

extension [TransactionRow] {
    /// Where a line is among these, which are in order, or would be.
    fileprivate func place(of row: TransactionRow) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if TransactionRow.isNewer(self[middle], row) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
