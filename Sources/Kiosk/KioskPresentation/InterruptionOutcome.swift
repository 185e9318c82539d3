package import PurchaseCore
package import StoreModel
package import StoreText

/// The outcome of an order that the store interrupted.
package enum InterruptionOutcome: Hashable, Sendable {
    /// The purchase completes as an unsolicited transaction once the customer resolves the interruption.
    case awaitsResolution
    /// The purchase has arrived as an unsolicited transaction.
    case arrived
    /// The order was abandoned; no purchase follows.
    case abandoned

    /// Derives the outcome from the order's history, which alone distinguishes several orders of one product. Without a
    /// conclusive history, unsolicited purchases of the product are counted instead.
    ///
    /// - Parameters:
    ///   - rows: All transactions of the device.
    ///   - history: The known steps of the order.
    package init(
        of order: TransactionRow, among rows: some Sequence<TransactionRow>,
        history: [HistoryStep] = []
    ) {
        let store = history.filter { $0.side == .store }
        if let sold = store.first(where: { $0.kind == .handedOut }) {
            let isHere = rows.contains { $0.transactionID?.rawValue == sold.detail }
            self = isHere ? .arrived : .awaitsResolution
        } else if store.contains(where: { $0.isGivenUp }) {
            self = .abandoned
        } else {
            self = Self.hasArrived(insteadOf: order, among: rows) ? .arrived : .awaitsResolution
        }
    }

    /// The text that explains the outcome to the customer.
    package var message: TextKey {
        switch self {
        case .awaitsResolution: .declinedInterrupted
        case .arrived: .declinedInterruptedPast
        case .abandoned: .declinedInterruptedOver
        }
    }

    /// Returns whether at least as many unsolicited purchases have arrived as orders of the product were interrupted.
    ///
    /// Rows are sorted by their start, because an order still changes when the store is informed that it was seen.
    private static func hasArrived(
        insteadOf order: TransactionRow, among rows: some Sequence<TransactionRow>
    ) -> Bool {
        let rows = rows.filter {
            $0.productID == order.productID && ($0.isInterrupted || $0.isUnsolicited)
        }
        var waiting: Set<String> = []
        var arrived = 0
        for row in rows.sorted(by: { $0.startedAt < $1.startedAt }) {
            if row.isInterrupted { waiting.insert(row.id) } else { arrived += 1 }
            guard arrived >= waiting.count else { continue }
            if waiting.contains(order.id) { return true }
            (waiting, arrived) = ([], 0)
        }
        return false
    }
}

extension TransactionRow {
    /// Whether the store interrupted the order.
    package var isInterrupted: Bool { detail == DeclineReason.interrupted.rawValue }

    /// Whether the transaction was charged without an order of this device, and is not a renewal.
    package var isUnsolicited: Bool {
        id == transactionID?.rawValue && isCharged == .yes && state != .restored
            && period?.isRenewal != true
    }
}

extension HistoryStep {
    fileprivate var isGivenUp: Bool {
        kind == .declined && detail == DeclineReason.approvalDeclined.rawValue
    }
}
