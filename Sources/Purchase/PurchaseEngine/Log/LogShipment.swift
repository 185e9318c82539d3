import StoreAPI
import StoreModel

/// How far one shipping of the log has come.
struct LogShipment {
    /// Up to here the merchant has the log; nil before its first word.
    private(set) var acknowledged: Int64?
    /// What the merchant found not to fit, the gravest last.
    private(set) var finding: LogFinding.Kind?
    /// Whether nothing more is to be sent now.
    private(set) var isOver = false
    private var hasGoneBack = false

    /// Takes the merchant's word about a batch.
    mutating func took(_ receipt: LogReceipt, of batch: LogBatch) {
        guard let first = batch.events.first?.sequence, let last = batch.events.last?.sequence
        else { return isOver = true }
        finding = receipt.findings.last?.kind ?? finding
        // It cannot have more than there is, and it never goes back twice: a merchant that forgets everything at once
        // would be sent the same for ever.
        let end = min(max(receipt.acknowledged, 0), last)
        if end < first {
            isOver = hasGoneBack || end < batch.earliest - 1 || end == first - 1
            hasGoneBack = true
        }
        acknowledged = end
    }
}
