import PurchaseCore
import StoreModel

/// Dates transactions by the store's clock, which may differ from the device's.
struct StoreDates {
    /// The current time of the store's clock.
    let now: Timestamp
    /// How far the store's clock is ahead of the device's, in milliseconds.
    private let lead: Int64

    /// Creates the dates for a pair of clocks.
    ///
    /// - Parameters:
    ///   - clock: The store's clock as the device last received it.
    ///   - now: The device's time.
    init(_ clock: StoreClock, at now: Timestamp) {
        self.now = clock.now(at: now)
        lead = self.now.since(now)
    }

    /// Returns the purchase date of each transaction.
    ///
    /// A transaction that the store has not sold is dated by its start, converted with the present lead of the store's
    /// clock and kept between the dates of its neighbours.
    /// - Parameter rows: The transactions, newest first.
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
