import PurchaseCore
import StoreModel

/// Tracks the last seen state of each transaction, to report changes that occur without user action.
///
/// Transactions present at the launch are not reported. The result of an order that was started here is reported by its
/// purchase notice first.
struct UnseenOrderChanges: Sendable {
    /// A change of an order.
    enum Change: Hashable, Sendable {
        /// An order that awaited approval was charged and delivered.
        case approved
        /// An order that awaited approval was declined; not charged.
        case declined
        /// A purchase was charged and delivered without a waiting purchase call here.
        case arrived
        /// A purchase that was taken away was given back.
        case givenAgain
        /// Any other change; described by the order's state.
        case other
    }

    /// A state in which an order rests until an event changes it.
    private enum Rest: Hashable {
        /// The order awaits approval.
        case approval
        /// The store has not answered, and the user was informed of that.
        case answer
        case failed, settled, takenBack, quarantined
        /// The order was in progress at launch; its result is reported as one of an earlier process.
        case left
    }

    private var rests: [String: Rest] = [:]
    /// The last change that was present at launch; nil before the launch. Older changes are not reported.
    private var horizon: Timestamp?

    /// Returns the orders that changed since the last call, the oldest change first.
    ///
    /// - Parameter isRestoring: Whether a restore is in progress, which reports its transactions itself.
    mutating func take(
        _ snapshot: EngineSnapshot, isRestoring: Bool
    ) -> [(row: TransactionRow, change: Change)] {
        guard let horizon else {
            begin(snapshot)
            return []
        }
        var news: [(row: TransactionRow, change: Change)] = []
        for row in snapshot.rows where row.changedAt >= horizon {
            guard let rest = Self.rest(of: row) else { continue }
            let before = rests.updateValue(rest, forKey: row.id)
            let isUnasked = row.cameByItself && !isRestoring
            guard let change = Self.change(of: row, from: before, to: rest, isUnasked) else {
                continue
            }
            news.append((row, change))
        }
        return news.sorted { $0.row.changedAt < $1.row.changedAt }
    }

    /// Records the transactions that are present at launch, which are not reported.
    private mutating func begin(_ snapshot: EngineSnapshot) {
        if snapshot.mode == .driving, !snapshot.hasLaunched { return }
        for row in snapshot.rows { rests[row.id] = Self.rest(of: row) ?? .left }
        horizon = snapshot.rows.map(\.changedAt).max() ?? Timestamp(milliseconds: 0)
    }

    /// Records the reported result of an order that was started here, so that it is not reported twice.
    mutating func hear(_ notice: PurchaseNotice) {
        let id = notice.intentID.rawValue
        switch notice.ending {
        case .pending where rests[id, default: .left] == .left: rests[id] = .approval
        case .unknown where rests[id, default: .left] == .left: rests[id] = .answer
        case .pending, .unknown: break
        default: if rests[id] == .approval || rests[id] == .answer { rests[id] = nil }
        }
    }

    /// Returns whether an order has ended, according to the last seen snapshot.
    func isOver(_ id: IntentID) -> Bool {
        ![.approval, .answer, .left].contains(rests[id.rawValue, default: .left])
    }

    private static func rest(of row: TransactionRow) -> Rest? {
        switch row.stage {
        case .awaitingApproval: .approval
        case .declined, .cancelled: .failed
        case .delivered, .finished: .settled
        case .refunded: .takenBack
        case .quarantined: .quarantined
        case .journalled, .submitting, .retrying, .received, .verified: nil
        }
    }

    private static func change(
        of row: TransactionRow, from before: Rest?, to rest: Rest, _ isUnasked: Bool
    ) -> Change? {
        switch (before, rest) {
        case (.approval, .settled): row.isCharged == .yes ? .approved : .other
        case (.answer, .settled), (.failed, .settled): row.isCharged == .yes ? .arrived : .other
        case (nil, .settled): isUnasked ? .arrived : nil
        case (.approval, .failed) where row.detail == DeclineReason.approvalDeclined.rawValue:
            .declined
        case (.approval, .failed), (.answer, .failed): .other
        // A user who changes the plan expects that the rest of the previous period is refunded.
        case (.settled, .takenBack), (.quarantined, .takenBack):
            row.period?.isUpgraded == true ? nil : .other
        case (.takenBack, .settled): row.isCharged == .yes ? .givenAgain : .other
        case (.approval, .quarantined), (.answer, .quarantined), (.failed, .quarantined): .other
        default: nil
        }
    }
}

extension TransactionRow {
    /// Whether the transaction was charged without an order of this device, and is not a renewal.
    var cameByItself: Bool {
        id == transactionID?.rawValue && isCharged == .yes && state != .restored
            && period?.isRenewal != true
    }
}
