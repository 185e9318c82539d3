import PurchaseCore
import StoreModel

/// Where one is in Activity, and the history of the selected line.
struct ActivityState: Sendable {
    /// Which history was asked for: of which line, as it was when.
    struct HistoryKey: Hashable, Sendable {
        let id: String
        let changedAt: Timestamp
        let stage: TransactionStage
    }

    var selected = 0
    var top = 0
    var isDetailOpen = false
    var detailTop = 0
    var asked: HistoryKey?
    var historyID: String?
    var history: [HistoryStep] = []
}
