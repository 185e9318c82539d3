import StoreAPI
import StoreModel

/// The progress of one upload of the log.
struct LogUpload {
    /// The number of the last event that the merchant has acknowledged; nil before its first answer.
    private(set) var acknowledged: Int64?
    /// The gravest inconsistency that the merchant found.
    private(set) var finding: LogFinding.Kind?
    /// Whether the upload has ended.
    private(set) var isComplete = false
    private var hasRewound = false

    /// Applies the merchant's answer to a batch.
    mutating func apply(_ receipt: LogReceipt, of batch: LogBatch) {
        guard let first = batch.events.first?.sequence, let last = batch.events.last?.sequence
        else { return isComplete = true }
        let found = receipt.findings.map(\.kind) + (finding.map { [$0] } ?? [])
        finding = found.max { $0.severity < $1.severity }
        // The acknowledgement is limited to existing events. The upload goes back only once, because a merchant that
        // loses everything at once would otherwise receive the same events in an endless loop.
        let end = min(max(receipt.acknowledged, 0), last)
        if end < first {
            isComplete = hasRewound || end < batch.earliest - 1 || end == first - 1
            hasRewound = true
        }
        acknowledged = end
    }
}

extension LogFinding.Kind {
    /// The severity of the finding.
    fileprivate var severity: Int {
        switch self {
        case .newChain: 0
        case .gap: 1
        case .previousHashMismatch: 2
        case .hashMismatch: 3
        case .rewritten: 4
        }
    }
}
