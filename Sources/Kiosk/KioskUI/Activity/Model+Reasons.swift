import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

extension Model {
    /// Returns why an order was not charged and what the customer can do; nil if the store gave no known reason.
    func reason(of row: TransactionRow) -> SafeText? {
        guard let reason = DeclineReason(rawValue: row.detail) else { return nil }
        guard reason == .interrupted else {
            return words.quote(words.messages.sentence(for: reason))
        }
        let history = activity.historyID == row.id ? activity.history : []
        return words.say(
            Interruption(of: row, among: engine.snapshot.rows, history: history).message)
    }

    /// Returns the number of unsolicited purchases of an interrupted order's product. Each of them can change the
    /// order's history, so the number is part of the history's key.
    func arrivals(for row: TransactionRow) -> Int {
        guard row.isInterrupted else { return 0 }
        return engine.snapshot.rows.count { $0.productID == row.productID && $0.cameByItself }
    }
}
