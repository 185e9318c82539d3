import PurchaseCore
import StoreModel

/// Where each line of Activity stood when it was last seen: what went on from there by itself is news on the screens.
///
/// What there was at the start is none, and of an order that was begun here its own ending is told first.
struct UnseenOrderChanges: Sendable {
    /// What became of an order.
    enum Change: Hashable, Sendable {
        /// It waited for somebody's approval, and was charged and delivered.
        case approved
        /// It waited, and was not charged.
        case declined
        /// It was charged and delivered although nobody here saw it through.
        case arrived
        /// What was taken back was given again.
        case givenAgain
        /// What its state says.
        case other
    }

    /// Where an order stays until something happens to it.
    private enum Rest: Hashable {
        /// It waits for somebody's approval.
        case approval
        /// Nobody has answered; the person was told so.
        case answer
        case failed, settled, takenBack, quarantined
        /// It was on its way at the start: what becomes of it is told as what the last kiosk left.
        case left
    }

    private var rests: [String: Rest] = [:]
    /// What changed before this was there at the start; nil before that.
    private var horizon: Timestamp?

    /// The orders that went on since, the oldest change first; they count as told.
    ///
    /// - Parameter isRestoring: Whether a restore tells what comes.
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

    /// What a launch finds is no news.
    private mutating func begin(_ snapshot: EngineSnapshot) {
        if snapshot.mode == .driving, !snapshot.hasLaunched { return }
        for row in snapshot.rows { rests[row.id] = Self.rest(of: row) ?? .left }
        horizon = snapshot.rows.map(\.changedAt).max() ?? Timestamp(milliseconds: 0)
    }

    /// An order that was begun here has ended, or is left to itself: what is told then is told once.
    mutating func hear(_ notice: PurchaseNotice) {
        let id = notice.intentID.rawValue
        switch notice.ending {
        case .pending where rests[id, default: .left] == .left: rests[id] = .approval
        case .unknown where rests[id, default: .left] == .left: rests[id] = .answer
        case .pending, .unknown: break
        default: if rests[id] == .approval || rests[id] == .answer { rests[id] = nil }
        }
    }

    /// Whether an order has come to an end, as far as its line was seen.
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
        // Whoever changes the plan knows that the rest of the one before is given back.
        case (.settled, .takenBack), (.quarantined, .takenBack):
            row.period?.isUpgraded == true ? nil : .other
        case (.takenBack, .settled): row.isCharged == .yes ? .givenAgain : .other
        case (.approval, .quarantined), (.answer, .quarantined), (.failed, .quarantined): .other
        default: nil
        }
    }
}

extension TransactionRow {
    /// Whether it was charged without an order of this device, and not by a renewal.
    var cameByItself: Bool {
        id == transactionID?.rawValue && isCharged == .yes && state != .restored
            && period?.isRenewal != true
    }
}
