import StoreModel
import Testing

@testable import StoreText

@Suite("Times")
struct TimeTests {
    /// 2026-11-21 14:05:01.002 UTC.
    private let moment = Timestamp(milliseconds: 1_795_269_901_002)

    private func formatter(_ locale: String, _ zone: String = "GMT") throws -> TimeFormatter {
        TimeFormatter(locale: try #require(LocaleID(locale)), zone: zone)
    }

    @Test("times of day are formatted in the zone, to the minute and to the millisecond")
    func clock() throws {
        #expect(try formatter("en_US").clock(moment) == "14:05")
        #expect(try formatter("en_US").preciseClock(moment) == "14:05:01.002")
        #expect(try formatter("en_US", "Asia/Shanghai").clock(moment) == "22:05")
        #expect(try formatter("en_US", "Asia/Kolkata").clock(moment) == "19:35")
        #expect(try formatter("en_US", "America/New_York").clock(moment) == "09:05")
        #expect(try formatter("en_US", "Nowhere/At_All").clock(moment) == "14:05")
    }

    @Test("dates and times are formatted as in the locale, with plain spaces")
    func localized() throws {
        #expect(try formatter("en_US").shortTime(moment) == "2:05 PM")
        #expect(try formatter("zh_CN").shortTime(moment) == "14:05")
        #expect(try formatter("en_US").day(moment) == "Nov 21, 2026")
        #expect(try formatter("zh_CN").day(moment) == "2026年11月21日")
        #expect(try formatter("en_US").dateTime(moment) == "Nov 21, 2026 at 2:05 PM")
        #expect(try formatter("de_DE").dateTime(moment) == "21. Nov. 2026, 14:05")
    }

    @Test(
        "dates and nearby days are formatted in each language",
        arguments: [
            ("zh_TW", "2026年11月21日", "昨天 14:05"), ("ja_JP", "2026年11月21日", "昨日 14:05"),
            ("de_DE", "21. Nov. 2026", "gestern 14:05"), ("es_ES", "21 nov 2026", "ayer 14:05"),
        ])
    func eachLanguage(locale: String, day: String, yesterday: String) throws {
        let formatter = try formatter(locale)
        #expect(formatter.day(moment) == day)
        let next = moment.adding(milliseconds: 86_400_000)
        #expect(formatter.relativeDateTime(moment, now: next) == yesterday)
    }

    @Test("nearby days have names, in the user's time zone")
    func nearby() throws {
        let day: Int64 = 86_400_000
        let english = try formatter("en_US")
        #expect(english.relativeDateTime(moment, now: moment) == "today 14:05")
        #expect(
            english.relativeDateTime(moment, now: moment.adding(milliseconds: day))
                == "yesterday 14:05")
        #expect(
            english.relativeDateTime(moment, now: moment.adding(milliseconds: -day))
                == "tomorrow 14:05")
        #expect(
            english.relativeDateTime(moment, now: moment.adding(milliseconds: 2 * day))
                == "Nov 21, 2026")
        let chinese = try formatter("zh_CN", "Asia/Shanghai")
        #expect(
            chinese.relativeDateTime(moment, now: moment.adding(milliseconds: day / 12))
                == "昨天 22:05")
    }

    @Test("times outside every calendar do not trap", arguments: [Int64.min, -1, 0, .max])
    func extremes(milliseconds: Int64) throws {
        let far = Timestamp(milliseconds: milliseconds)
        for locale in ["en_US", "ar_SA", "ja_JP"] {
            let formatter = try formatter(locale, "Pacific/Apia")
            #expect(formatter.preciseClock(far).count == 12)
            #expect(!formatter.dateTime(far).isEmpty)
            #expect(!formatter.relativeDateTime(far, now: moment).isEmpty)
        }
        #expect(TimeFormatter.iso8601(far).hasSuffix("Z"))
    }

    @Test("the machine-readable form is UTC to the millisecond")
    func machine() {
        #expect(TimeFormatter.iso8601(moment) == "2026-11-21T14:05:01.002Z")
    }

    @Test("a time before 1970 is formatted")
    func before1970() throws {
        #expect(try formatter("en_US").preciseClock(Timestamp(milliseconds: -1)) == "23:59:59.999")
    }

    @Test("the next day begins at midnight in the zone")
    func nextDay() throws {
        let noonUTC = Timestamp(milliseconds: 1_795_262_400_000)
        for (zone, hours) in [("UTC", 12), ("Asia/Shanghai", 4), ("America/New_York", 17)] {
            let formatter = TimeFormatter(locale: .fallback, zone: zone)
            #expect(
                formatter.millisecondsUntilNextDay(after: noonUTC) == Int64(hours) * 3_600_000,
                "\(zone)")
        }
    }
}
