import StoreModel
import Testing

@testable import StoreText

@Suite("Periods and offers")
struct PeriodTests {
    private let english = PeriodFormatter(locale: .fallback)
    private let chinese = PeriodFormatter(locale: LocaleID(language: "zh", script: "Hans"))

    private func yuan(_ milliunits: Int64) throws -> Price {
        Price(milliunits: milliunits, currency: try #require(Currency(code: "CNY")))
    }

    @Test(
        "a frequency is formatted in words",
        arguments: [
            ("P1D", "a day", "每天"), ("P1W", "a week", "每周"), ("P1M", "a month", "每月"),
            ("P1Y", "a year", "每年"), ("P3M", "every 3 months", "每 3 个月"),
            ("P6M", "every 6 months", "每 6 个月"), ("P2W", "every 2 weeks", "每 2 周"),
        ])
    func frequency(iso: String, inEnglish: String, inChinese: String) throws {
        let period = try #require(SubscriptionPeriod(iso8601: iso))
        #expect(english.frequency(period) == inEnglish)
        #expect(chinese.frequency(period) == inChinese)
    }

    @Test("a duration has the plural of its count")
    func lengths() {
        #expect(english.length(SubscriptionPeriod(count: 1, unit: .day)) == "1 day")
        #expect(english.length(SubscriptionPeriod(count: 90, unit: .day)) == "90 days")
        #expect(chinese.length(SubscriptionPeriod(count: 90, unit: .day)) == "90 天")
        #expect(english.length(SubscriptionPeriod(count: .max, unit: .year)).hasSuffix(" years"))
    }

    @Test("a price is formatted with its period")
    func prices() throws {
        let month = SubscriptionPeriod(count: 1, unit: .month)
        #expect(try english.string(yuan(18_000), each: month) == "CN¥18.00 a month")
        #expect(try chinese.string(yuan(18_000), each: month) == "每月 ¥18.00")
    }

    @Test("a free trial is formatted with the price that follows")
    func trial() throws {
        let offer = SubscriptionOffer(
            kind: .introductory, name: "", paymentMode: .free, price: nil,
            period: SubscriptionPeriod(count: 7, unit: .day), numberOfPeriods: 1)
        let year = SubscriptionPeriod(count: 1, unit: .year)
        #expect(
            try english.string(offer, then: yuan(168_000), each: year)
                == "7 days free, then CN¥168.00 a year")
        #expect(
            try chinese.string(offer, then: yuan(168_000), each: year) == "免费 7 天，之后每年 ¥168.00")
    }

    @Test("a reduced price states its duration, and extreme counts do not trap")
    func reduced() throws {
        let month = SubscriptionPeriod(count: 1, unit: .month)
        func offer(_ mode: SubscriptionOffer.PaymentMode, _ count: Int) throws -> SubscriptionOffer
        {
            SubscriptionOffer(
                kind: .promotional, name: "x", paymentMode: mode, price: try yuan(1000),
                period: month,
                numberOfPeriods: count)
        }
        #expect(try english.string(offer(.payAsYouGo, 3)) == "CN¥1.00 a month for 3 months")
        #expect(try english.string(offer(.payUpFront, 3)) == "CN¥1.00 for the first 3 months")
        #expect(try english.string(offer(.payUpFront, 1)) == "CN¥1.00 for the first 1 month")
        #expect(try !english.string(offer(.payUpFront, .max)).isEmpty)
        #expect(try !english.string(offer(.payUpFront, .min)).isEmpty)
    }
}
