/// The store's clock, which can be stopped, run faster than the machine's clock, or be set forward.
///
/// It is a linear function: at `machineTime` it shows `storeTime`, and then advances at `rate`. It is never set back,
/// so that signed dates remain in the past.
public struct StoreClock: Hashable, Sendable, Codable {
    /// A time of the machine's clock.
    public let machineTime: Timestamp
    /// The time that the store's clock shows at `machineTime`.
    public let storeTime: Timestamp
    /// The store's milliseconds per thousand of the machine's: 1000 for real time, 0 for a stopped clock.
    public let rate: Int64

    /// The highest rate: more than thirty years per second.
    public static let maximumRate: Int64 = 1_000_000_000_000

    /// The time at which it stops: the end of the year 2098, a year before the sandbox's certificates expire.
    public static let end = Timestamp(milliseconds: 4_070_908_800_000)

    /// Creates a clock; a rate outside 0...`maximumRate` is clamped.
    public init(machineTime: Timestamp, storeTime: Timestamp, rate: Int64 = 1000) {
        self.machineTime = machineTime
        self.storeTime = storeTime
        self.rate = min(max(0, rate), Self.maximumRate)
    }

    /// The machine's clock.
    public static let real = StoreClock(
        machineTime: Timestamp(milliseconds: 0), storeTime: Timestamp(milliseconds: 0))

    /// Returns the store's time at a time of the machine, at least `storeTime` and at most ``end``.
    public func now(at machine: Timestamp) -> Timestamp {
        min(extrapolatedTime(at: machine), Self.end)
    }

    private func extrapolatedTime(at machine: Timestamp) -> Timestamp {
        let passed = max(0, machine.since(machineTime))
        // Multiplies in two parts, so that no product overflows 64 bits unless the sum does.
        let (seconds, rest) = (passed / 1000, passed % 1000)
        let (whole, overflow) = seconds.multipliedReportingOverflow(by: rate)
        guard !overflow else { return Timestamp(milliseconds: .max) }
        return storeTime.adding(milliseconds: whole).adding(milliseconds: rest * rate / 1000)
    }

    /// Returns the machine's milliseconds until the clock shows a moment; nil if it never does.
    public func wait(until moment: Timestamp, from machine: Timestamp) -> Int64? {
        guard moment <= Self.end else { return nil }
        let missing = moment.since(now(at: machine))
        guard missing > 0 else { return 0 }
        guard rate > 0 else { return nil }
        let (product, overflow) = missing.multipliedReportingOverflow(by: 1000)
        let (sum, isOver) = product.addingReportingOverflow(rate - 1)
        return overflow || isOver ? missing / rate * 1000 : sum / rate
    }

    /// Returns the clock with another rate from a time of the machine on.
    public func changed(rate: Int64, at machine: Timestamp) -> StoreClock {
        StoreClock(machineTime: machine, storeTime: now(at: machine), rate: rate)
    }

    /// Returns the clock set to a moment at a time of the machine; nil if that would set it back.
    public func set(to moment: Timestamp, at machine: Timestamp) -> StoreClock? {
        guard moment >= now(at: machine) else { return nil }
        return StoreClock(machineTime: machine, storeTime: moment, rate: rate)
    }
}
