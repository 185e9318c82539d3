import StoreAPI
import StoreModel

/// The progress of one upload of the log.
struct LogShipment {
    /// The number of the last event that the merchant has acknowledged; nil before its first answer.
    private(set) var acknowledged: Int64?
    /// The gravest inconsistency that the merchant found.
    private(set) var finding: LogFinding.Kind?
    /// Whether the upload has ended.
    private(set) var isOver = false
    private var hasGoneBack = false

    /// Applies the merchant's answer to a batch.
    mutating func apply(_ receipt: LogReceipt, of batch: LogBatch) {
        guard let first = batch.events.first?.sequence, let last = batch.events.last?.sequence
        else { return isOver = true }
        let found = receipt.findings.map(\.kind) + (finding.map { [$0] } ?? [])
        finding = found.max { $0.gravity < $1.gravity }
        // The acknowledgement is limited to existing events. The upload goes back only once, because a merchant that
        // loses everything at once would otherwise receive the same events in an endless loop.
        let end = min(max(receipt.acknowledged, 0), last)
        if end < first {
            isOver = hasGoneBack || end < batch.earliest - 1 || end == first - 1
            hasGoneBack = true
        }
        acknowledged = end
    }
}

extension LogFinding.Kind {
    /// The severity of the finding.
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
