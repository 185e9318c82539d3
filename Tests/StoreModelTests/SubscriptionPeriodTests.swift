import StoreModel
import Testing

@Suite("Subscription periods")
struct SubscriptionPeriodTests {
    @Test(
        "a period is written as it was read",
        arguments: ["P1D", "P3D", "P1W", "P6M", "P1Y", "P9999D"])
    func roundTrip(text: String) {
        #expect(SubscriptionPeriod(iso8601: text)?.iso8601 == text)
    }

    @Test(
        "an invalid period is refused",
        arguments: [
            "", "P", "P1", "1M", "PM", "P0M", "P-1M", "P1.5M", "P1H", "PT1M", "P1M1D", "p1m",
            "P10000D", "P１M", " P1M", "P1M ", "P99999999999999999999M",
        ])
    func refuses(text: String) {
        #expect(SubscriptionPeriod(iso8601: text) == nil)
    }

    @Test("leading zeros do not change a period")
    func leadingZeros() {
        #expect(SubscriptionPeriod(iso8601: "P01M") == SubscriptionPeriod(count: 1, unit: .month))
    }

    @Test(
        "a multiple of a period keeps its unit, up to the largest count that can be read",
        arguments: [
            ("P1M", 3, "P3M"), ("P1M", 12, "P12M"), ("P2W", 2, "P4W"), ("P3D", 1, "P3D"),
            ("P1Y", 0, "P1Y"), ("P9999D", 999, "P9999D"), ("P2D", .max, "P9999D"),
        ])
    func times(text: String, number: Int, whole: String) throws {
        let period = try #require(SubscriptionPeriod(iso8601: text))
        #expect(period.times(number).iso8601 == whole)
        #expect(SubscriptionPeriod(iso8601: whole) == period.times(number))
    }

    @Test("a count below 1 counts as 1")
    func atLeastOne() {
        #expect(SubscriptionPeriod(count: 0, unit: .day).count == 1)
        #expect(SubscriptionPeriod(count: .min, unit: .day).count == 1)
    }
}
