import StoreModel
import Testing

@Suite("Subscription periods")
struct SubscriptionTimeTests {
    private static func day(_ year: Int64, _ month: Int64, _ day: Int64) -> Timestamp {
        Timestamp(
            milliseconds: CivilDate.dayNumber(year: year, month: month, day: day) * 86_400_000
                + 45_296_789)
    }

    @Test(
        "a month ends on the same day of the month, or on the last day of a shorter one",
        arguments: [
            (day(2026, 1, 31), 1, day(2026, 2, 28)), (day(2026, 1, 31), 2, day(2026, 3, 31)),
            (day(2028, 1, 31), 1, day(2028, 2, 29)), (day(2026, 3, 31), 1, day(2026, 4, 30)),
            (day(2026, 12, 31), 2, day(2027, 2, 28)), (day(2026, 11, 22), 14, day(2028, 1, 22)),
            (day(1969, 12, 31), 2, day(1970, 2, 28)),
        ] as [(Timestamp, Int64, Timestamp)])
    func months(start: Timestamp, count: Int64, end: Timestamp) {
        let month = SubscriptionPeriod(count: 1, unit: .month)
        #expect(TimeRate.realTime.end(of: month, times: count, from: start) == end)
    }

    @Test("a year that begins on February 29 ends on the 28th, and four years on the 29th")
    func leapDay() {
        let year = SubscriptionPeriod(count: 1, unit: .year)
        let start = Self.day(2028, 2, 29)
        #expect(TimeRate.realTime.end(of: year, from: start) == Self.day(2029, 2, 28))
        #expect(TimeRate.realTime.end(of: year, times: 4, from: start) == Self.day(2032, 2, 29))
    }

    @Test("a period of any length does not overflow")
    func longest() {
        let long = SubscriptionPeriod(count: 9_999, unit: .year)
        for rate in TimeRate.allCases {
            for start in [Int64.min, -1, 0, Int64.max].map(Timestamp.init(milliseconds:)) {
                let end = rate.end(of: long, times: .max, from: start)
                #expect(end >= start, "\(rate)")
                #expect(rate.endOfRetries(from: start) >= start)
            }
        }
    }

    @Test(
        "a rate shortens periods, grace and retries as Apple's pages state",
        arguments: [
            (.oneSecondIsOneDay, "P1W", 7_000, 6_000, 60_000),
            (.oneHourIsOneDay, "P1W", 7 * 3_600_000, 6 * 3_600_000, 60 * 3_600_000),
            (.monthlyRenewalEveryHour, "P6M", 21_600_000, 1_800_000, 7_200_000),
            (.monthlyRenewalEveryThirtyMinutes, "P1Y", 21_600_000, 900_000, 3_600_000),
            (.monthlyRenewalEveryFiveMinutes, "P1W", 180_000, 154_286, 600_000),
            (.monthlyRenewalEveryThirtySeconds, "P1W", 10_000, 8_572, 60_000),
            (.monthlyRenewalEveryThirtySeconds, "P1M", 30_000, 15_000, 60_000),
            (.monthlyRenewalEveryThirtySeconds, "P1Y", 360_000, 15_000, 60_000),
            (.oneRenewalEveryFiveMinutes, "P1Y", 300_000, 300_000, 600_000),
            (.oneRenewalEveryMinute, "P3D", 60_000, 60_000, 120_000),
            (.oneRenewalEveryTwoSeconds, "P1M", 2_000, 2_000, 4_000),
        ] as [(TimeRate, String, Int64, Int64, Int64)])
    func rates(rate: TimeRate, period: String, length: Int64, grace: Int64, retry: Int64) throws {
        let period = try #require(SubscriptionPeriod(iso8601: period))
        let start = Self.day(2026, 3, 1)
        #expect(rate.end(of: period, from: start).since(start) == length)
        #expect(rate.endOfGrace(of: period, from: start).since(start) == grace)
        #expect(rate.endOfRetries(from: start).since(start) == retry)
    }

    @Test(
        "in real time the grace is six days for a week and sixteen otherwise, and retries last 60 days"
    )
    func real() {
        let start = Self.day(2026, 3, 1)
        let (week, month) = (
            SubscriptionPeriod(count: 1, unit: .week), SubscriptionPeriod(count: 1, unit: .month)
        )
        let day: Int64 = 86_400_000
        #expect(TimeRate.realTime.endOfGrace(of: week, from: start).since(start) == 6 * day)
        #expect(TimeRate.realTime.endOfGrace(of: month, from: start).since(start) == 16 * day)
        #expect(TimeRate.realTime.endOfRetries(from: start).since(start) == 60 * day)
    }
}

@Suite("The store's clock")
struct StoreClockTests {
    private let machine = Timestamp(milliseconds: 1_000_000)
    private var clock: StoreClock {
        StoreClock(machineTime: machine, storeTime: Timestamp(milliseconds: 5_000_000))
    }

    @Test("the clock continues at its rate from where it was, and stops at rate zero")
    func rate() {
        let fast = clock.changed(rate: 60_000, at: machine)
        #expect(fast.now(at: machine.adding(milliseconds: 1_000)).milliseconds == 5_060_000)
        let frozen = fast.changed(rate: 0, at: machine.adding(milliseconds: 1_000))
        #expect(frozen.now(at: machine.adding(milliseconds: 9_000)).milliseconds == 5_060_000)
        #expect(frozen.wait(until: Timestamp(milliseconds: 5_060_001), from: machine) == nil)
    }

    @Test("the clock can be set forward but never back")
    func forward() {
        let later = Timestamp(milliseconds: 6_000_000)
        #expect(clock.set(to: later, at: machine)?.now(at: machine) == later)
        #expect(clock.set(to: Timestamp(milliseconds: 4_999_999), at: machine) == nil)
    }

    @Test("setting the machine's clock back does not set the store's clock back")
    func machineGoesBack() {
        #expect(clock.now(at: Timestamp(milliseconds: 0)).milliseconds == 5_000_000)
    }

    @Test(
        "a wait ends when the clock reaches the moment, and not before",
        arguments: [1, 999, 1000, 86_400_000])
    func wait(rate: Int64) throws {
        let clock = clock.changed(rate: rate, at: machine)
        let moment = Timestamp(milliseconds: 5_000_777)
        let wait = try #require(clock.wait(until: moment, from: machine))
        #expect(clock.now(at: machine.adding(milliseconds: wait)) >= moment)
        #expect(clock.now(at: machine.adding(milliseconds: wait - 1)) < moment)
    }

    @Test("extreme rates and times do not overflow")
    func extremes() {
        let fast = StoreClock(
            machineTime: Timestamp(milliseconds: .min), storeTime: Timestamp(milliseconds: .max),
            rate: .max)
        #expect(fast.rate == StoreClock.maximumRate)
        #expect(fast.now(at: Timestamp(milliseconds: .max)) == StoreClock.end)
        _ = fast.wait(until: Timestamp(milliseconds: .min), from: Timestamp(milliseconds: 0))
        _ = StoreClock.real.wait(until: Timestamp(milliseconds: .max), from: machine)
    }
}
