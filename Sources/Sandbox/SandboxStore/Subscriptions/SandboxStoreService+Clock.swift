import SandboxCore
package import StoreAPI
import StoreModel

/// The store's clock.
extension SandboxStoreService {
    /// What it shows.
    package func time() async throws(ServiceFailure) -> StoreTimeReading {
        let now = try await glancing { rows in rows.now }
        return StoreTimeReading(now: now, rate: clock.clock.rate)
    }

    /// Changes it, and does all that became due by then.
    package func change(
        _ change: ClockChange
    ) async throws(ServiceFailure) -> StoreTimeReading {
        try await deciding { desk in try Self.set(change, desk.rows) }
        // What became due is done before anybody is told that time has passed.
        try await settleDue()
        announce()
        return try await time()
    }

    /// In how many of the machine's milliseconds something becomes due; nil where nothing does, or the clock stands still.
    package func nextDue() async throws(ServiceFailure) -> Int64? {
        let shelf = shelf
        return try await glancing { rows in
            if try rows.openMassExtension() != nil { return 0 }
            _ = try rows.catalog(on: shelf)
            let agenda = try rows.agenda()
            guard let due = [agenda.nextEvent, shelf.nextSaleEnd].compactMap(\.self).min() else {
                return nil
            }
            return agenda.clock.wait(until: due, from: rows.machineNow)
        }
    }

    /// Does all that is due now.
    package func settleDue() async throws(ServiceFailure) {
        let before = shelf.current.version
        try await deciding { _ in }
        // The end of a sale is written nowhere, so that nobody heard of it.
        if shelf.current.version != before { announce() }
    }

    private static func set(_ change: ClockChange, _ rows: StoreRows) throws {
        let clock = try rows.clock() ?? .real
        switch change {
        case .rate(let rate):
            guard (0...StoreClock.fastest).contains(rate) else {
                throw Refusal(
                    .badRequest, "A clock runs 0 to \(StoreClock.fastest / 1000) times as fast.")
            }
            return try rows.set(clock.changed(rate: rate, at: rows.machineNow))
        case .forward(let milliseconds):
            return try rows.set(clock, to: rows.now.adding(milliseconds: milliseconds))
        case .period(let period):
            return try rows.set(clock, to: TimeRate.realTime.end(of: period, from: rows.now))
        case .moment(let moment): return try rows.set(clock, to: moment)
        case .nextEvent:
            guard let due = try rows.agenda().nextEvent else {
                throw Refusal(
                    .wrongState, "Nothing is due: no subscription renews or ends, no payment waits."
                )
            }
            return try rows.set(clock, to: max(due, rows.now))
        }
    }
}

extension StoreRows {
    /// Sets the clock to a moment.
    fileprivate func set(_ clock: StoreClock, to moment: Timestamp) throws {
        guard moment <= StoreClock.end else {
            throw Refusal(
                .wrongState,
                "The store's clock ends with the year 2098: its certificates end with 2099.")
        }
        guard let changed = clock.set(to: moment, at: machineNow) else {
            throw Refusal(
                .wrongState,
                "The store's clock only goes forward: what is signed already would be in the future."
            )
        }
        try set(changed)
    }
}
