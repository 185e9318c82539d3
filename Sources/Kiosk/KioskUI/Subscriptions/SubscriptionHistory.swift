import PurchaseCore
import StoreModel

/// What became of a subscription, as this device knows it: its signed periods, and what the store last told of it.
///
/// Stretches follow each other and never overlap; where there is none, nothing was had.
struct SubscriptionHistory: Hashable, Sendable {
    /// What a stretch of time was like.
    enum Kind: Hashable, Sendable, CaseIterable {
        /// At the standard price.
        case paid
        /// On an offer.
        case offer
        /// Not paid, and had all the same.
        case grace
        /// Not paid, and not had; the store tried to charge.
        case retry
        /// The money went back.
        case refunded
    }

    /// A stretch of one kind.
    struct Stretch: Hashable, Sendable {
        let kind: Kind
        let start: Timestamp
        let end: Timestamp
        /// The line of Activity that it is of; nil for what no transaction says.
        let rowID: String?
    }

    private(set) var stretches: [Stretch] = []
    /// What happened, oldest first.
    private(set) var events: [SubscriptionEvent] = []
    /// Until when it is known what is had: the end of the last stretch, or now.
    private(set) var end: Timestamp

    /// Tells a subscription from its lines of Activity, in any order.
    ///
    /// - Parameters:
    ///   - view: What the store last told of it.
    ///   - now: The store's time.
    init(_ rows: [TransactionRow], _ view: SubscriptionView?, now: Timestamp) {
        end = now
        let periods = Self.periods(rows, view)
        for (index, period) in periods.enumerated() {
            let next = periods.indices.contains(index + 1) ? periods[index + 1] : nil
            add(period, before: next)
        }
        if let view { addPresent(view, now) }
        events.sort { $0.at < $1.at }
        end = max(now, stretches.last?.end ?? now)
    }

    /// When it began; nil where nothing is known of it.
    var start: Timestamp? { stretches.first?.start }

    // MARK: The past

    /// One period, and the line of Activity that it is of.
    private struct Sold {
        let period: PaidPeriod
        let rowID: String?
    }

    /// In the order in which they began; the last one also where no line has it.
    private static func periods(_ rows: [TransactionRow], _ view: SubscriptionView?) -> [Sold] {
        var seen: Set<TransactionID> = []
        var sold = rows.compactMap { row -> Sold? in
            guard let period = row.period, let id = row.transactionID, seen.insert(id).inserted
            else { return nil }
            return Sold(period: period, rowID: row.id)
        }
        if let transaction = view?.transaction, !seen.contains(transaction.id),
            let period = PaidPeriod(transaction)
        {
            sold.append(Sold(period: period, rowID: nil))
        }
        return sold.sorted { ($0.period.start, $0.period.end) < ($1.period.start, $1.period.end) }
    }

    /// The product of the period before, and whether another plan took its place.
    private var lastID: ProductID?
    private var wasUpgraded = false

    private mutating func add(_ sold: Sold, before next: Sold?) {
        let period = sold.period
        let gapStart = stretches.last?.end
        if let gapStart, gapStart < period.start { addGap(from: gapStart, sold) }
        events.append(event(sold, isAfterGap: gapStart.map { $0 < period.start } ?? false))
        // Never two at a time, whatever somebody signed.
        let end = max(period.start, min(period.lasted, next?.period.start ?? period.lasted))
        let isRefunded = period.revokedAt != nil && !period.isUpgraded
        if let moment = period.revokedAt, isRefunded {
            events.append(SubscriptionEvent(.refunded, at: moment, period.productID, period.price))
        }
        let kind: Kind = isRefunded ? .refunded : period.offer == nil ? .paid : .offer
        append(Stretch(kind: kind, start: period.start, end: end, rowID: sold.rowID))
        (lastID, wasUpgraded) = (period.productID, period.isUpgraded)
    }

    private mutating func append(_ stretch: Stretch) {
        if stretch.start < stretch.end { stretches.append(stretch) }
    }

    /// A renewal that came late was not paid before; whoever bought again had nothing.
    private mutating func addGap(from start: Timestamp, _ sold: Sold) {
        let isRecovery = sold.period.isRenewal
        events.append(
            SubscriptionEvent(
                isRecovery ? .unpaid : .ended, at: start, lastID ?? sold.period.productID, nil))
        if isRecovery {
            append(Stretch(kind: .retry, start: start, end: sold.period.start, rowID: nil))
        }
    }

    private func event(_ sold: Sold, isAfterGap: Bool) -> SubscriptionEvent {
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
            kind, at: period.start, period.productID, period.price, hasOffer: period.offer != nil)
    }

    // MARK: The present

    private mutating func addPresent(_ view: SubscriptionView, _ now: Timestamp) {
        guard let start = stretches.last?.end else { return }
        let productID = view.transaction.productID
        switch view.state {
        case .subscribed, .revoked: return
        case .expired: events.append(SubscriptionEvent(.ended, at: start, productID, nil))
        case .inGracePeriod:
            events.append(SubscriptionEvent(.unpaid, at: start, productID, nil))
            let end = max(start, view.ends ?? now)
            append(Stretch(kind: .grace, start: start, end: end, rowID: nil))
        case .inBillingRetryPeriod:
            events.append(SubscriptionEvent(.unpaid, at: start, productID, nil))
            append(Stretch(kind: .retry, start: start, end: max(start, now), rowID: nil))
        }
    }
}
