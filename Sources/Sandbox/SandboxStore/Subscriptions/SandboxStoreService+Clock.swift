import SandboxCore
package import StoreAPI
import StoreModel

/// The store's clock.
extension SandboxStoreService {
    /// Returns the store's time.
    package func time() async throws(ServiceFailure) -> StoreTimeReading {
        let deadline = deadline
        let (now, oldest) = try await readOne { rows in
            (rows.now, try rows.agenda().oldest(deadline))
        }
        return StoreTimeReading(
            now: now, rate: clock.clock.rate, settledUntil: oldest.flatMap { $0 <= now ? $0 : nil })
    }

    /// Changes the clock and processes work that is due by then, up to 2,000 rows. The workers and further changes
    /// process the rest.
    package func change(
        _ change: ClockChange
    ) async throws(ServiceFailure) -> StoreTimeReading {
        switch change {
        case .settle: break
        case .nextEvent:
            // Work that is already due does not count as the next event.
            try await write(processingDue: .all) { operations in
                try Self.set(change, operations.rows)
            }
        default:
            try await write(processingDue: .nothing) { operations in
                try Self.set(change, operations.rows)
            }
        }
        try await retryFaultyRows()
        // Due work is done before waiting readers are notified that time has passed.
        try await processDue(atMost: Self.batchesPerClockChange)
        notifyReaders()
        return try await time()
    }

    private static let batchesPerClockChange = 20

    /// Returns after how many milliseconds of the machine's clock the next work is due; nil if nothing is scheduled or
    /// the clock is stopped.
    package func nextDue() async throws(ServiceFailure) -> Int64? {
        let (catalogCache, deadline) = (catalogCache, deadline)
        return try await readOne { rows in
            _ = try rows.catalog(on: catalogCache)
            let agenda = try rows.agenda()
            let all = [agenda.oldest(deadline), catalogCache.nextSaleEnd]
            guard let due = all.compactMap(\.self).min() else { return nil }
            return agenda.clock.wait(until: due, from: rows.machineNow)
        }
    }

    /// Processes the work that is due now, the oldest first, in a limited number of transactions.
    package func processDue(atMost batches: Int = .max) async throws(ServiceFailure) {
        let before = catalogCache.current.version
        _ = try await processAllDue(atMost: batches)
        // The end of a sale does not write a row, so it is announced here.
        if catalogCache.current.version != before { notifyReaders() }
    }

    /// Returns whether rows were set aside.
    package func hasSetAside() async throws(ServiceFailure) -> Bool {
        try await readOne { rows in try rows.hasFaultyRows() }
    }

    /// Retries all rows that were set aside, since they may have been repaired.
    package func retrySetAside() async throws(ServiceFailure) { try await retryFaultyRows() }

    private static func set(_ change: ClockChange, _ rows: StoreTables) throws {
        let clock = try rows.clock() ?? .real
        switch change {
        case .rate(let rate):
            guard (0...StoreClock.maximumRate).contains(rate) else {
                throw Refusal(
                    .badRequest,
                    "Invalid rate “\(rate)”: use 0 to \(StoreClock.maximumRate), the milliseconds of the store's "
                        + "clock in a second.")
            }
            return try rows.set(clock.changed(rate: rate, at: rows.machineNow))
        case .forward(let milliseconds):
            return try rows.set(clock, to: rows.now.adding(milliseconds: milliseconds))
        case .period(let period):
            return try rows.set(clock, to: TimeRate.realTime.end(of: period, from: rows.now))
        case .moment(let moment): return try rows.set(clock, to: moment)
        case .settle: return
        case .nextEvent:
            guard let due = try rows.agenda().nextEvent else {
                throw Refusal(
                    .wrongState,
                    "Nothing is due: no subscription renews or ends, and no payment is pending."
                )
            }
            return try rows.set(clock, to: max(due, rows.now))
        }
    }
}

extension StoreTables {
    /// Sets the clock to a time.
    fileprivate func set(_ clock: StoreClock, to moment: Timestamp) throws {
        guard moment <= StoreClock.end else {
            throw Refusal(
                .wrongState,
                "The store's clock cannot pass the year 2098: its certificates expire in 2099.")
        }
        guard let changed = clock.set(to: moment, at: machineNow) else {
            throw Refusal(
                .wrongState,
                "The store's clock cannot go back: signed transactions would be in the future."
            )
        }
        try set(changed)
    }
}
