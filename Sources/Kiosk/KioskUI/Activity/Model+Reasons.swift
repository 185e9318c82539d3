import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Why orders were not charged.
extension Model {
    /// Why an order was not charged, and what to do about it; nil where the store gave no reason that is known.
    func reason(of row: TransactionRow) -> SafeText? {
        guard let reason = DeclineReason(rawValue: row.detail) else { return nil }
        guard reason == .interrupted else {
            return words.quote(words.messages.sentence(for: reason))
        }
        let history = activity.historyID == row.id ? activity.history : []
        return words.say(
            Interruption(of: row, among: engine.snapshot.rows, history: history).message)
    }

    /// How many purchases of an interrupted order's product have come by themselves: with each of them the order's history
    /// may be another one.
    func arrivals(for row: TransactionRow) -> Int {
        guard row.isInterrupted else { return 0 }
        return engine.snapshot.rows.count { $0.productID == row.productID && $0.cameByItself }
    }
}
