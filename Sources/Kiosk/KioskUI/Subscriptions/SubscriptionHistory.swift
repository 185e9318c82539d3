import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The history of a subscription as known on this device, from signed periods and the store's last status.
///
/// Segments are in order and never overlap; gaps between them are times without a subscription.
struct SubscriptionHistory: Hashable, Sendable {
    /// Whether a segment is paid, and how.
    enum BillingState: Hashable, Sendable, CaseIterable {
        /// Paid at the standard price.
        case paid
        /// Paid with an offer.
        case offer
        /// Not paid but still active, in the billing grace period.
        case grace
        /// Not paid and not active, while the store retries the charge.
        case retry
        /// Refunded.
        case refunded
    }

    struct Segment: Hashable, Sendable {
        let billingState: BillingState
        let start: Timestamp
        let end: Timestamp
        /// The row ID of the segment's transaction; nil if it has none.
        let rowID: String?
    }

    private(set) var segments: [Segment] = []
    /// The events, oldest first.
    private(set) var events: [SubscriptionEvent] = []
    /// The end of the last segment, or now if that is later.
    private(set) var end: Timestamp

    /// Creates the history from the subscription's transactions, in any order.
    ///
    /// - Parameters:
    ///   - view: The store's last status of the subscription.
    ///   - now: The store's time.
    init(_ rows: [TransactionRow], _ view: VerifiedSubscription?, now: Timestamp) {
        end = now
        let periods = Self.periods(rows, view)
        for (index, period) in periods.enumerated() {
            let next = periods.indices.contains(index + 1) ? periods[index + 1] : nil
            add(period, before: next)
        }
        if let view { addPresent(view, now) }
        events.sort { $0.at < $1.at }
        end = max(now, segments.last?.end ?? now)
    }

    /// The start of the subscription; nil if nothing is known of it.
    var start: Timestamp? { segments.first?.start }

    // MARK: Past periods

    /// A sold period, with the row ID of its transaction.
    private typealias SoldPeriod = (period: PaidPeriod, rowID: String?)

    /// Returns the periods in the order of their start, including the current one even if its transaction is not known
    /// here.
    private static func periods(_ rows: [TransactionRow], _ view: VerifiedSubscription?)
        -> [SoldPeriod]
    {
        var seen: Set<TransactionID> = []
        var sold = rows.compactMap { row -> SoldPeriod? in
            guard let period = row.period, let id = row.transactionID, seen.insert(id).inserted
            else { return nil }
            return (period, row.id)
        }
        if let transaction = view?.transaction, !seen.contains(transaction.id),
            let period = PaidPeriod(transaction)
        {
            sold.append((period, nil))
        }
        return sold.sorted { ($0.period.start, $0.period.end) < ($1.period.start, $1.period.end) }
    }

    /// The product of the previous period, and whether that was upgraded.
    private var lastID: ProductID?
    private var wasUpgraded = false

    private mutating func add(_ sold: SoldPeriod, before next: SoldPeriod?) {
        let period = sold.period
        let gapStart = segments.last?.end
        if let gapStart, gapStart < period.start { addGap(from: gapStart, sold) }
        events.append(event(sold, isAfterGap: gapStart.map { $0 < period.start } ?? false))
        // Periods must not overlap, even if the signed dates do.
        let end = max(
            period.start, min(period.effectiveEnd, next?.period.start ?? period.effectiveEnd))
        let isRefunded = period.revokedAt != nil && !period.isUpgraded
        if let moment = period.revokedAt, isRefunded {
            events.append(
                SubscriptionEvent(
                    kind: .refunded, at: moment, productID: period.productID, charge: period.price))
        }
        let state: BillingState = isRefunded ? .refunded : period.offer == nil ? .paid : .offer
        append(Segment(billingState: state, start: period.start, end: end, rowID: sold.rowID))
        (lastID, wasUpgraded) = (period.productID, period.isUpgraded)
    }

    private mutating func append(_ segment: Segment) {
        if segment.start < segment.end { segments.append(segment) }
    }

    /// Adds the gap before a period. A late renewal means that the time before was unpaid; a new purchase means that
    /// the subscription had ended.
    private mutating func addGap(from start: Timestamp, _ sold: SoldPeriod) {
        let isRecovery = sold.period.isRenewal
        events.append(
            SubscriptionEvent(
                kind: isRecovery ? .unpaid : .ended, at: start,
                productID: lastID ?? sold.period.productID))
        if isRecovery {
            append(Segment(billingState: .retry, start: start, end: sold.period.start, rowID: nil))
        }
    }

    private func event(_ sold: SoldPeriod, isAfterGap: Bool) -> SubscriptionEvent {
        let period = sold.period
        let kind: SubscriptionEvent.Kind =
            if let lastID {
                if isAfterGap {
                    period.isRenewal ? .recovered : .beganAgain
                } else if lastID != period.productID || wasUpgraded {
                    .changed
                } else {
                    period.isRenewal ? .renewed : .beganAgain
                }
            } else { .began }
        return SubscriptionEvent(
            kind: kind, at: period.start, productID: period.productID, charge: period.price,
            hasOffer: period.offer != nil)
    }

    // MARK: Current state

    private mutating func addPresent(_ view: VerifiedSubscription, _ now: Timestamp) {
        guard let start = segments.last?.end else { return }
        let productID = view.transaction.productID
        switch view.state {
        case .subscribed, .revoked: return
        case .expired:
            events.append(SubscriptionEvent(kind: .ended, at: start, productID: productID))
        case .inGracePeriod:
            events.append(SubscriptionEvent(kind: .unpaid, at: start, productID: productID))
            let end = max(start, view.entitlementEnd ?? now)
            append(Segment(billingState: .grace, start: start, end: end, rowID: nil))
        case .inBillingRetryPeriod:
            events.append(SubscriptionEvent(kind: .unpaid, at: start, productID: productID))
            append(Segment(billingState: .retry, start: start, end: max(start, now), rowID: nil))
        }
    }
}

// MARK: Events

/// An event in the history of a subscription.
struct SubscriptionEvent: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case began, beganAgain, renewed, changed, unpaid, recovered, refunded, ended
    }

    let kind: Kind
    let at: Timestamp
    /// The plan that was active from then on, or until then.
    let productID: ProductID
    /// The charge; nil if nothing was charged.
    var charge: Price?
    /// Whether the period was bought with an offer.
    var hasOffer = false
}

extension SubscriptionEvent.Kind {
    /// The glyph, color and text of the event.
    var look: (glyph: Glyph, role: Role, word: TextKey) {
        switch self {
        case .began: (.subscription, .badgeSubscription, .eventBegan)
        case .beganAgain: (.subscription, .badgeSubscription, .eventBeganAgain)
        case .renewed: (.finished, .stateFinished, .stepRenewed)
        case .changed: (.up, .accent, .eventChanged)
        case .unpaid: (.failed, .stateFailed, .stepRenewalFailed)
        case .recovered: (.finished, .stateFinished, .eventRecovered)
        case .refunded: (.refunded, .stateRefunded, .lineRefunded)
        case .ended: (.cancelled, .stateCancelled, .stepSubscriptionEnded)
        }
    }

    /// Whether the event is marked above the timeline; a renewal is visible in the timeline itself.
    var isMarked: Bool { self != .began && self != .renewed }
}
