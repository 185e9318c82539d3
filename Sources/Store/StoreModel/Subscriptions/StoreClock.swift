/// The store's own time, which may stand still, run faster than the machine's or have been set forward.
///
/// It is a line through one point: at `machineTime` it shows `storeTime`, and from there it goes on at its rate. Nothing
/// sets it back: what was signed stays in the past.
public struct StoreClock: Hashable, Sendable, Codable {
    /// A time of the machine's clock.
    public let machineTime: Timestamp
    /// What the store's clock shows then.
    public let storeTime: Timestamp
    /// Milliseconds of the store for each thousand of the machine: 1000 for real time, 0 where it stands still.
    public let rate: Int64

    /// The fastest it runs: more than thirty years a second.
    public static let fastest: Int64 = 1_000_000_000_000

    /// Where it stops: at the end of the year 2098, a year before the sandbox's certificates end.
    public static let end = Timestamp(milliseconds: 4_070_908_800_000)

    /// Takes the parts; a rate outside 0...`fastest` counts as the nearest one inside.
    public init(machineTime: Timestamp, storeTime: Timestamp, rate: Int64 = 1000) {
        self.machineTime = machineTime
        self.storeTime = storeTime
        self.rate = min(max(0, rate), Self.fastest)
    }

    /// The machine's own time.
    public static let real = StoreClock(
        machineTime: Timestamp(milliseconds: 0), storeTime: Timestamp(milliseconds: 0))

    /// What it shows at a time of the machine; never less than where the line begins, nor later than its end.
    public func now(at machine: Timestamp) -> Timestamp { min(line(at: machine), Self.end) }

    private func line(at machine: Timestamp) -> Timestamp {
        let passed = max(0, machine.since(machineTime))
        // In two parts, so that a product of both never leaves 64 bits before the sum does.
        let (seconds, rest) = (passed / 1000, passed % 1000)
        let (whole, overflow) = seconds.multipliedReportingOverflow(by: rate)
        guard !overflow else { return Timestamp(milliseconds: .max) }
        return storeTime.adding(milliseconds: whole).adding(milliseconds: rest * rate / 1000)
    }

    /// In how many of the machine's milliseconds it shows a moment; nil where it never does.
    public func wait(until moment: Timestamp, from machine: Timestamp) -> Int64? {
        guard moment <= Self.end else { return nil }
        let missing = moment.since(now(at: machine))
        guard missing > 0 else { return 0 }
        guard rate > 0 else { return nil }
        let (product, overflow) = missing.multipliedReportingOverflow(by: 1000)
        let (sum, isOver) = product.addingReportingOverflow(rate - 1)
        return overflow || isOver ? missing / rate * 1000 : sum / rate
    }

    /// The same time, going on otherwise from a time of the machine on.
    public func changed(rate: Int64, at machine: Timestamp) -> StoreClock {
        StoreClock(machineTime: machine, storeTime: now(at: machine), rate: rate)
    }

    /// Set to a moment at a time of the machine; nil where that would set it back.
    public func set(to moment: Timestamp, at machine: Timestamp) -> StoreClock? {
        guard moment >= now(at: machine) else { return nil }
        return StoreClock(machineTime: machine, storeTime: moment, rate: rate)
    }
}
