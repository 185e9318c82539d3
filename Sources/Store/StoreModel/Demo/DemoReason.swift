/// The explanation of a demo step's result, in one sentence; the raw values are stable words for `--json`.
///
/// A reason holds only if its sentence is true of the step, and at most one reason holds for a step. The demo thus
/// never displays a statement that is false for the run that was played.
package enum DemoReason: String, CaseIterable, Hashable, Sendable {
    case boughtToUse = "bought-to-use"
    case boughtForGood = "bought-for-good"
    case chargedAgain = "charged-again"
    case freeAgain = "free-again"
    case spentAtMerchant = "spent-at-merchant"
    case nothingToSpend = "nothing-to-spend"
    case walletFollows = "wallet-follows"
    case waitsForRestore = "waits-for-restore"
    case nothingToRestore = "nothing-to-restore"
    case restored
    case refundedGoods = "refunded-goods"
    case refundedSpent = "refunded-spent"
    case refundedOwnership = "refunded-ownership"

    /// Whether the sentence is true of a step.
    package func applies(to step: DemoStep) -> Bool {
        switch self {
        case .boughtToUse: step.operation == .buy && step.isPaid && step.walletChange > 0
        case .boughtForGood:
            step.operation == .buy && step.isPaid && step.walletChange == 0
                && step.after.phone.isOwned
        case .chargedAgain: step.operation == .buyAgain && step.isPaid && step.walletChange > 0
        case .freeAgain:
            step.operation == .buyAgain && step.newCharge == 0
                && step.newReceipts.contains(where: \.refersToAnother)
        case .spentAtMerchant:
            step.operation == .spend && step.walletChange < 0
                && step.before.receipts == step.after.receipts
        case .nothingToSpend:
            step.operation == .spend && step.walletChange == 0 && step.after.phone.goods.isEmpty
                && step.after.phone.isOwned
        case .walletFollows:
            step.operation == .secondDevice && step.newReceipts.isEmpty && step.showsGoodsOnTablet
        case .waitsForRestore:
            step.operation == .secondDevice && step.newReceipts.isEmpty
                && step.after.tablet == .nothing && step.after.phone.isOwned
        case .nothingToRestore:
            step.operation == .restore && step.newReceipts.isEmpty && step.showsGoodsOnTablet
        case .restored:
            step.operation == .restore && step.newCharge == 0 && step.after.tablet?.isOwned == true
                && step.newReceipts.contains(where: \.refersToAnother)
        case .refundedGoods:
            step.isRefunded && step.walletChange < 0 && step.after.merchant.debts.isEmpty
        case .refundedSpent: step.isRefunded && !step.after.merchant.debts.isEmpty
        case .refundedOwnership:
            step.isRefunded && step.walletChange == 0 && step.before.phone.isOwned
                && !step.after.phone.isOwned && step.after.tablet?.isOwned == false
                && step.after.receipts.allSatisfy { $0.state == .refunded }
        }
    }
}

extension DemoStep {
    /// Whether the step charged once, with a receipt that does not refer to an earlier one.
    fileprivate var isPaid: Bool {
        newCharge > 0 && newReceipts.count == 1 && newReceipts.allSatisfy { !$0.refersToAnother }
    }

    fileprivate var isRefunded: Bool { operation == .refund && newRefund > 0 }

    /// The increase of the goods in the merchant's wallet.
    fileprivate var walletChange: Int64 { after.merchant.amount &- before.merchant.amount }

    /// Whether the second device displays the balance of the merchant's wallet.
    fileprivate var showsGoodsOnTablet: Bool {
        after.tablet.map { !$0.goods.isEmpty && $0.goods == after.merchant.goods } ?? false
    }
}
