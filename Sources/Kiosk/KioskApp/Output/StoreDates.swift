import PurchaseCore
import StoreModel

/// Dates transactions by the store's clock, which need not be the device's.
struct StoreDates {
    /// The store's time.
    let now: Timestamp
    /// How far the store's clock is ahead of the device's, in milliseconds.
    private let lead: Int64

    /// - Parameters:
    ///   - clock: The store's, as it was last told.
    ///   - now: The device's time.
    init(_ clock: StoreClock, at now: Timestamp) {
        self.now = clock.now(at: now)
        lead = self.now.since(now)
    }

    /// When each transaction was sold; for one that the store has not sold, when it was begun, as far as the present
    /// lead tells, and never outside of the dates of its neighbours.
    ///
    /// - Parameter rows: The newest first.
    func dates(of rows: [TransactionRow]) -> [Timestamp] {
        var latest = now
        let upper = rows.map { row in
            latest = min(latest, row.purchasedAt ?? latest)
            return latest
        }
        var earliest = Timestamp(milliseconds: .min)
        return zip(rows, upper).reversed().map { row, upper in
            if let purchasedAt = row.purchasedAt {
                earliest = max(earliest, purchasedAt)
                return purchasedAt
            }
            let begun = row.startedAt.adding(milliseconds: lead)
            return min(max(begun, earliest), max(upper, earliest))
        }.reversed()
    }
}
