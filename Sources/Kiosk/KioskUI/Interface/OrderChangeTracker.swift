import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Tracks the last seen state of each transaction, to report changes that occur without user action.
///
/// Transactions present at the launch are not reported. The result of an order that was started here is reported by its
/// purchase notice first.
struct OrderChangeTracker: Sendable {
    /// A change of an order.
    enum Change: Hashable, Sendable {
        /// An order that awaited approval was charged and delivered.
        case approved
        /// An order that awaited approval was declined; not charged.
        case declined
        /// A purchase was charged and delivered without a waiting purchase call here.
        case arrived
        /// A subscription was renewed. Only a notification reports this.
        case renewed
        /// A purchase that was taken away was given back.
        case refundReversed
        /// Any other change; described by the order's state.
        case other
    }

    /// A state in which an order rests until an event changes it.
    private enum RestingState: Hashable {
        /// The order awaits approval.
        case awaitingApproval
        /// The store has not answered, and the user was informed of that.
        case awaitingAnswer
        case failed, completed, revoked, quarantined
        /// The order was in progress at launch; its result is reported as one of an earlier process.
        case inProgressAtLaunch
    }

    private var rests: [String: RestingState] = [:]
    /// The last change that was present at launch; nil before the launch. Older changes are not reported.
    private var horizon: Timestamp?
    /// The start of the newest transaction that the last snapshot did not have; nil if it had all of them.
    private var missing: Timestamp?
    /// The rows whose states are in ``rests``; empty if a notice has changed those states since.
    private var seen: TransactionRows = []

    /// Returns the orders that changed since the last call, the oldest change first.
    ///
    /// - Parameter isRestoring: Whether a restore is in progress, which reports its transactions itself.
    mutating func collectChanges(
        _ snapshot: EngineSnapshot, isRestoring: Bool
    ) -> [(row: TransactionRow, change: Change)] {
        defer { missing = snapshot.missingRowsUntil }
        guard let horizon else {
            begin(snapshot)
            return []
        }
        var news: [(row: TransactionRow, change: Change)] = []
        for row in newRows(in: snapshot.rows) where row.changedAt >= horizon {
            guard let rest = Self.rest(of: row) else { continue }
            // An older transaction that has just been loaded did not change now.
            let isOlder = rests[row.id] == nil && missing.map { row.startedAt <= $0 } ?? false
            let before = rests.updateValue(rest, forKey: row.id)
            guard !isOlder,
                let change = Self.change(of: row, from: before, to: rest, isRestoring: isRestoring)
            else {
                continue
            }
            news.append((row, change))
        }
        seen = snapshot.rows
        return news.sorted { $0.row.changedAt < $1.row.changedAt }
    }

    /// Returns the rows that the last call did not see in the same state, and some of those around them.
    private func newRows(in rows: TransactionRows) -> [TransactionRow] {
        let known = Set(seen.chunks.map { ObjectIdentifier($0) })
        return rows.chunks.filter { !known.contains(ObjectIdentifier($0)) }.flatMap(\.rows)
    }

    /// Records the transactions that are present at launch, which are not reported.
    private mutating func begin(_ snapshot: EngineSnapshot) {
        if snapshot.mode == .driving, !snapshot.hasLaunched { return }
        for row in snapshot.rows { rests[row.id] = Self.rest(of: row) ?? .inProgressAtLaunch }
        horizon = snapshot.rows.changedAt ?? Timestamp(milliseconds: 0)
        seen = snapshot.rows
    }

    /// Records the reported result of an order that was started here, so that it is not reported twice.
    mutating func record(_ notice: PurchaseNotice) {
        let id = notice.intentID.rawValue
        seen = []
        switch notice.kind {
        case .pending where rests[id, default: .inProgressAtLaunch] == .inProgressAtLaunch:
            rests[id] = .awaitingApproval
        case .unanswered where rests[id, default: .inProgressAtLaunch] == .inProgressAtLaunch:
            rests[id] = .awaitingAnswer
        case .pending, .unanswered: break
        default:
            if rests[id] == .awaitingApproval || rests[id] == .awaitingAnswer { rests[id] = nil }
        }
    }

    /// Returns whether an order has ended, according to the last seen snapshot.
    func hasEnded(_ id: IntentID) -> Bool {
        ![.awaitingApproval, .awaitingAnswer, .inProgressAtLaunch].contains(
            rests[id.rawValue, default: .inProgressAtLaunch])
    }

    private static func rest(of row: TransactionRow) -> RestingState? {
        switch row.stage {
        case .awaitingApproval: .awaitingApproval
        case .declined, .cancelled: .failed
        case .delivered, .finished: .completed
        case .refunded: .revoked
        case .quarantined: .quarantined
        case .journalled, .submitting, .retrying, .received, .verified: nil
        }
    }

    private static func change(
        of row: TransactionRow, from before: RestingState?, to rest: RestingState, isRestoring: Bool
    ) -> Change? {
        switch (before, rest) {
        case (.awaitingApproval, .completed): row.isCharged == .yes ? .approved : .other
        case (.awaitingAnswer, .completed), (.failed, .completed):
            row.isCharged == .yes ? .arrived : .other
        case (nil, .completed) where isRestoring || row.isCharged != .yes: nil
        case (nil, .completed) where row.isUnsolicited: .arrived
        case (nil, .completed):
            row.period?.isRenewal == true && row.state != .restored ? .renewed : nil
        case (.awaitingApproval, .failed)
        where row.detail == DeclineReason.approvalDeclined.rawValue:
            .declined
        case (.awaitingApproval, .failed), (.awaitingAnswer, .failed): .other
        // A user who changes the plan expects that the rest of the previous period is refunded.
        case (.completed, .revoked), (.quarantined, .revoked):
            row.period?.isUpgraded == true ? nil : .other
        case (.revoked, .completed): row.isCharged == .yes ? .refundReversed : .other
        case (.awaitingApproval, .quarantined), (.awaitingAnswer, .quarantined),
            (.failed, .quarantined):
            .other
        default: nil
        }
    }
}

// MARK: Announcements

/// Messages about orders: the results of purchases started here, and later changes of other orders.
extension Model {
    /// Returns the terms of a purchase that starts later, in the words of its confirmation.
    private func arrangement(_ terms: SubscriptionTerms, _ notice: PurchaseNotice) -> SafeText {
        let sentence = shop.product(notice.productID).flatMap {
            formatter.subscriptions.sentence(terms, of: $0, title: title(of:))
        }
        return formatter.sanitized(
            "\(notice.title): \(sentence ?? formatter.text(.notCharged).string)")
    }

    mutating func reportPurchase(_ notice: PurchaseNotice) {
        if case .buy(let dialog) = overlay, dialog.intentID == notice.intentID { overlay = nil }
        // The approval or refusal arrived before the pending result, and was already reported.
        let isPast = notice.kind == .pending && unseenOrderChanges.hasEnded(notice.intentID)
        guard !isPast || lineMode != nil else { return }
        // Messages about an earlier order of the product are outdated.
        dismissToasts(about: notice.productID)
        unseenOrderChanges.record(notice)
        let title = notice.title
        let subject = ToastSubject(intentID: notice.intentID, productID: notice.productID)
        switch notice.kind {
        case .bought(let goods, let paidOff):
            let told = [(TextKey.toastGranted, goods), (.toastPaidOff, paidOff)]
            let got = told.filter { !$0.1.isEmpty }
                .reduce(SafeText.empty) { $0 + " \(formatter.text($1.0, formatter.goods($1.1)))" }
            showToast(.success, formatter.text(.toastBought, title) + got, about: subject)
        case .scheduled(let terms): showToast(.success, arrangement(terms, notice), about: subject)
        case .alreadyInProgress:
            showToast(.info, formatter.text(.toastSamePurchase, title), about: subject)
        case .pending:
            let row = engine.snapshot.rows.first { $0.intentID == notice.intentID }
            let text = row?.settlement.map {
                formatter.fact(formatter.sanitized(title), formatter.text($0))
            }
            showToast(.info, text ?? formatter.text(.toastPending, title), about: subject)
        case .cancelled: showToast(.info, formatter.text(.toastCancelled), about: subject)
        case .declined(let reason):
            let why = formatter.messages.sentence(for: reason)
            showToast(.error, formatter.text(.toastFailed, title, why), about: subject)
        case .unavailable(let reason):
            let why = formatter.messages.sentence(for: reason, productID: notice.productID)
            let charged = formatter.text(.notCharged)
            showToast(
                .error, "\(formatter.text(.toastFailed, title, why)) \(charged)", about: subject)
        case .quarantined:
            let why = formatter.messages.text(.explainQuarantined)
            showToast(.error, formatter.text(.toastFailed, title, why), about: subject)
        case .unanswered:
            showToast(.info, formatter.text(.toastUnknownOutcome, title), about: subject)
        case .failed(let reason):
            showToast(.error, formatter.text(.toastFailed, title, reason), about: subject)
        }
    }

    /// Removes the toasts about a product's orders.
    mutating func dismissToasts(about id: ProductID) {
        toasts.removeAll { $0.subject?.productID == id }
    }

    /// Reports the orders that changed without user action since the last snapshot; line mode reports them separately.
    mutating func reportOrderChanges() {
        let news = unseenOrderChanges.collectChanges(engine.snapshot, isRestoring: isRestoring)
        guard lineMode == nil else { return }
        for (row, change) in news {
            let text = sentence(change, of: row)
            if [.approved, .declined, .renewed].contains(change) { notify(text) }
            guard change != .renewed else { continue }
            toasts.removeAll { $0.subject.map { $0.intentID == row.intentID } ?? false }
            // The order that failed before was paid after all, or another order was.
            if row.isCharged == .yes { dismissToasts(about: row.productID) }
            showToast(
                change.kind, text,
                about: ToastSubject(intentID: row.intentID, productID: row.productID))
        }
    }

    private func sentence(_ change: OrderChangeTracker.Change, of row: TransactionRow) -> SafeText {
        let title = title(of: row)
        return switch change {
        case .approved: formatter.text(.newsApproved, title)
        case .declined: formatter.text(.newsDeclined, title)
        case .arrived: formatter.text(.newsArrived, title)
        case .renewed: formatter.text(.newsRenewed, title)
        case .refundReversed:
            formatter.fact(formatter.sanitized(title), formatter.text(.stepRefundReversed))
        case .other: LineModeFormatter(model: self).announcement(of: row)
        }
    }
}

extension OrderChangeTracker.Change {
    fileprivate var kind: Toast.Kind {
        switch self {
        case .approved, .arrived, .renewed, .refundReversed: .success
        case .declined, .other: .info
        }
    }
}
