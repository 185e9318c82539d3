import StoreAPI
import StoreModel
import Testing

@Suite("Clock changes in words")
struct ClockWordsTests {
    @Test(
        "each text is read as its change",
        arguments: [
            ("freeze", ClockChange.rate(0)), ("step", .nextEvent),
            ("rate 86400", .rate(86_400_000)),
            ("rate 0.5", .rate(500)), ("jump PT2H", .forward(milliseconds: 7_200_000)),
            ("jump PT1M30S", .forward(milliseconds: 90_000)),
            ("jump P1DT2H", .forward(milliseconds: 93_600_000)),
            ("set 1800000000000", .moment(Timestamp(milliseconds: 1_800_000_000_000))),
            ("set 2027-01-15T08:00:00Z", .moment(Timestamp(milliseconds: 1_800_000_000_000))),
            ("set 1970-01-01", .moment(Timestamp(milliseconds: 0))),
        ])
    func meaning(_ line: String, _ change: ClockChange) throws {
        #expect(try ClockChange(words: line.split(separator: " ").map(String.init)) == change)
    }

    @Test("a month is a calendar month, not a number of hours")
    func month() throws {
        let month = try #require(SubscriptionPeriod(iso8601: "P1M"))
        #expect(try ClockChange(words: ["jump", "P1M"]) == .period(month))
        for (text, count, unit) in [
            ("P1Y2M", 14, .month), ("P2W3D", 17, .day), ("P1Y0M", 12, .month),
        ] as [(String, Int, SubscriptionPeriod.Unit)] {
            #expect(
                try ClockChange(words: ["jump", text])
                    == .period(SubscriptionPeriod(count: count, unit: unit)))
        }
    }

    @Test(
        "an invalid text is refused with valid forms",
        arguments: [
            ("jump P1M2D", "mixes months and days"), ("jump P2M1Y", "such as P1M or PT2H"),
            ("jump PT0S", "such as P1M or PT2H"), ("jump -PT2H", "such as P1M or PT2H"),
            ("jump PT99999999999H", "such as P1M or PT2H"), ("jump", "use freeze, step"),
            ("set tomorrow", "such as 2027-01-15"), ("set 2027-02-30", "such as 2027-01-15"),
            ("set 99999999999999999999", "such as 2027-01-15"), ("rate -1", "such as 86400"),
            ("back P1M", "use freeze, step"), ("freeze now", "use freeze, step"),
        ])
    func mistakes(_ line: String, _ part: String) {
        let mistake = #expect(throws: ClockChange.ParseError.self) {
            try ClockChange(words: line.split(separator: " ").map(String.init))
        }
        #expect(mistake?.message.contains(part) == true, "\(mistake?.message ?? "")")
    }
}
