import PurchaseCore

extension TransactionStage {
    /// Whether it is so by the merchant's word; that money went back is the store's.
    var isJudged: Bool {
        switch self {
        case .verified, .delivered, .finished, .quarantined: true
        default: false
        }
    }
}
