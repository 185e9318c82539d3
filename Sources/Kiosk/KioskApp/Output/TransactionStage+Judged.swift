import PurchaseCore

extension TransactionStage {
    /// Whether the merchant's verdict led to this stage; a refund is the store's decision.
    var isJudged: Bool {
        switch self {
        case .verified, .delivered, .finished, .quarantined: true
        default: false
        }
    }
}
