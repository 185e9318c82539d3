package import PurchaseCore
package import StoreModel
package import StoreText

/// What became of an order that was interrupted.
package enum Interruption: Hashable, Sendable {
    /// The purchase comes by itself once what stands in its way is settled.
    case waits
    /// The purchase has come by itself.
    case arrived
    /// It was given up, and nothing comes any more.
    case givenUp

    /// Finds out from the order's history, which alone tells several orders of a product apart; what came by itself is
    /// counted where the history says nothing.
    ///
    /// - Parameters:
    ///   - rows: All transactions of the device.
    ///   - history: What is known of the order's steps.
    package init(
        of order: TransactionRow, among rows: [TransactionRow], history: [HistoryStep] = []
    ) {
        let store = history.filter { $0.side == .store }
        if let sold = store.first(where: { $0.kind == .handedOut }) {
            let isHere = rows.contains { $0.transactionID?.rawValue == sold.detail }
            self = isHere ? .arrived : .waits
        } else if store.contains(where: { $0.isGivenUp }) {
            self = .givenUp
        } else {
            self = Self.hasArrived(insteadOf: order, among: rows) ? .arrived : .waits
        }
    }

    /// What it means for the customer.
    package var message: StoreText.TextKey {
        switch self {
        case .waits: .declinedInterrupted
        case .arrived: .declinedInterruptedPast
        case .givenUp: .declinedInterruptedOver
        }
    }

    /// Whether as many purchases have come by themselves as orders waited.
    ///
    /// When they were begun counts: an order still changes when the store has heard that it was seen.
    private static func hasArrived(
        insteadOf order: TransactionRow, among rows: [TransactionRow]
    ) -> Bool {
        let rows = rows.filter {
            $0.productID == order.productID && ($0.isInterrupted || $0.cameByItself)
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
    /// Whether the store interrupted it.
    package var isInterrupted: Bool { detail == DeclineReason.interrupted.rawValue }
}

extension HistoryStep {
    fileprivate var isGivenUp: Bool {
        kind == .declined && detail == DeclineReason.approvalDeclined.rawValue
    }
}
