import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Why orders were not charged.
extension Model {
    /// Why an order was not charged, and what to do about it; nil where the store gave no reason that is known.
    func reason(of row: TransactionRow) -> SafeText? {
        guard let reason = DeclineReason(rawValue: row.detail) else { return nil }
        if reason == .interrupted, hasArrived(insteadOf: row) {
            return words.say(.declinedInterruptedPast)
        }
        return words.quote(words.messages.sentence(for: reason))
    }

    /// Whether the purchase has come by itself for which an order was interrupted.
    ///
    /// Which one came of which order, only the store knows: orders that wait at the same time are over once as many came.
    /// When they were begun counts: an order still changes when the store has heard that it was seen.
    private func hasArrived(insteadOf order: TransactionRow) -> Bool {
        let rows = engine.snapshot.rows.filter {
            $0.productID == order.productID && ($0.isInterrupted || $0.cameByItself)
        }
        var waiting: Set<String> = []
        var arrived = 0
        for row in rows.sorted(by: { $0.startedAt < $1.startedAt }) {
            if row.isInterrupted { waiting.insert(row.id) } else { arrived += 1 }
            guard arrived >= waiting.count else { continue }
            if waiting.contains(order.id) { return true }
            (waiting, arrived) = ([], 0)
        }
        return false
    }
}

extension TransactionRow {
    fileprivate var isInterrupted: Bool { detail == DeclineReason.interrupted.rawValue }
}
