import StoreAPI
import StoreModel

/// How far one shipping of the log has come.
struct LogShipment {
    /// Up to here the merchant has the log; nil before its first word.
    private(set) var acknowledged: Int64?
    /// The gravest of what the merchant found not to fit.
    private(set) var finding: LogFinding.Kind?
    /// Whether nothing more is to be sent now.
    private(set) var isOver = false
    private var hasGoneBack = false

    /// Takes the merchant's word about a batch.
    mutating func took(_ receipt: LogReceipt, of batch: LogBatch) {
        guard let first = batch.events.first?.sequence, let last = batch.events.last?.sequence
        else { return isOver = true }
        let found = receipt.findings.map(\.kind) + (finding.map { [$0] } ?? [])
        finding = found.max { $0.gravity < $1.gravity }
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

extension LogFinding.Kind {
    /// How much it says against the log.
    fileprivate var gravity: Int {
        switch self {
        case .newChain: 0
        case .gap: 1
        case .unjoined: 2
        case .unfit: 3
        case .rewritten: 4
        }
    }
}
