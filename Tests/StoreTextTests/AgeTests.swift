import StoreModel
import Testing

@testable import StoreText

@Suite("Ages")
struct AgeTests {
    @Test(
        "a short age uses the coarsest unit with at least one",
        arguments: [
            (-5_000, "now"), (0, "now"), (999, "now"), (1000, "1 s"), (59_999, "59 s"),
            (60_000, "1 min"), (3_599_999, "59 min"), (3_600_000, "1 h"), (86_399_999, "23 h"),
            (86_400_000, "1 d"), (31_535_999_999, "364 d"), (31_536_000_000, "1 y"),
            (.max, "292,471,208 y"), (.min, "now"),
        ] as [(Int64, String)])
    func ages(milliseconds: Int64, expected: String) {
        #expect(AgeFormatter(locale: .fallback).string(milliseconds: milliseconds) == expected)
    }

    @Test(
        "an age in words uses the coarsest unit with at least one, and its plural",
        arguments: [
            (-5_000, "a moment ago"), (59_999, "a moment ago"), (60_000, "1 minute ago"),
            (3_599_999, "59 minutes ago"), (3_600_000, "1 hour ago"), (7_200_000, "2 hours ago"),
            (86_400_000, "1 day ago"), (31_536_000_000, "1 year ago"),
        ] as [(Int64, String)])
    func words(milliseconds: Int64, expected: String) {
        let now = Timestamp(milliseconds: 1_800_000_000_000)
        let moment = now.adding(milliseconds: -milliseconds)
        #expect(AgeFormatter(locale: .fallback).words(since: moment, now: now) == expected)
        let next = AgeFormatter.nextWordsChange(since: moment, now: now)
        let formatter = AgeFormatter(locale: .fallback)
        #expect(formatter.words(since: moment, now: next) != expected)
        #expect(formatter.words(since: moment, now: next.adding(milliseconds: -1)) == expected)
    }

    @Test(
        "ages in words exist in every language",
        arguments: [
            ("zh_CN", ["刚才", "1 分钟前", "3 小时前", "2 天前"]),
            ("zh_TW", ["剛才", "1 分鐘前", "3 小時前", "2 天前"]),
            ("ja", ["少し前", "1 分前", "3 時間前", "2 日前"]),
            ("de", ["gerade eben", "vor 1 Minute", "vor 3 Stunden", "vor 2 Tagen"]),
            ("es", ["hace un momento", "hace 1 minuto", "hace 3 horas", "hace 2 días"]),
        ])
    func wordsOfLanguages(locale: String, expected: [String]) throws {
        let formatter = AgeFormatter(locale: try #require(LocaleID(locale)))
        let now = Timestamp(milliseconds: 1_800_000_000_000)
        let texts = [0, 60_000, 10_800_000, 172_800_000].map {
            formatter.words(since: now.adding(milliseconds: -$0), now: now)
        }
        #expect(texts == expected)
    }

    @Test("tenths of a second use the language's decimal separator")
    func tenths() throws {
        let texts = try ["de", "es_ES", "ja", "en"].map {
            AgeFormatter(locale: try #require(LocaleID($0))).precise(milliseconds: 1234)
        }
        #expect(texts == ["1,2 s", "1,2 s", "1.2 秒", "1.2 s"])
    }

    @Test("short ages exist in Chinese")
    func chinese() throws {
        let formatter = AgeFormatter(locale: try #require(LocaleID("zh_CN")))
        let texts = [0, 12_000, 120_000, 3_600_000, 86_400_000].map {
            formatter.string(milliseconds: $0)
        }
        #expect(texts == ["刚刚", "12 秒", "2 分钟", "1 小时", "1 天"])
    }

    @Test(
        "short ages exist in every language",
        arguments: [
            ("zh_TW", ["剛剛", "12 秒", "2 分鐘", "1 小時", "1 天", "1 年"]),
            ("ja_JP", ["たった今", "12 秒", "2 分", "1 時間", "1 日", "1 年"]),
            ("de_AT", ["gerade eben", "12 s", "2 min", "1 h", "1 T", "1 J"]),
            ("es_MX", ["ahora", "12 s", "2 min", "1 h", "1 d", "1 a"]),
        ])
    func otherLanguages(locale: String, expected: [String]) throws {
        let formatter = AgeFormatter(locale: try #require(LocaleID(locale)))
        let lengths: [Int64] = [0, 12_000, 120_000, 3_600_000, 86_400_000, 31_536_000_000]
        #expect(lengths.map { formatter.string(milliseconds: $0) } == expected)
    }

    @Test("remaining time is rounded up")
    func left() {
        let formatter = AgeFormatter(locale: .fallback)
        let now = Timestamp(milliseconds: 1_000_000)
        let texts = [-1, 0, 1, 1000, 3_001, 59_500, 61_000, 86_400_001, .max].map {
            formatter.string(until: now.adding(milliseconds: $0), now: now)
        }
        #expect(
            texts == ["now", "now", "1 s", "1 s", "4 s", "1 min", "2 min", "2 d", "292,471,208 y"])
    }

    @Test(
        "an age's text is the same until the next change and then differs",
        arguments: [
            0, 1, 999, 1000, 59_001, 60_000, 3_599_000, 3_600_000, 90_000_000, 31_535_000_000,
            40_000_000_000,
        ] as [Int64])
    func nextChange(milliseconds: Int64) {
        let formatter = AgeFormatter(locale: .fallback)
        let wait = AgeFormatter.nextChange(milliseconds: milliseconds)
        #expect(wait > 0)
        let text = formatter.string(milliseconds: milliseconds)
        #expect(formatter.string(milliseconds: milliseconds + wait - 1) == text)
        #expect(formatter.string(milliseconds: milliseconds + wait) != text)
    }

    @Test(
        "the text of a remaining time is the same until the next change and then differs",
        arguments: [
            1, 999, 1000, 1001, 59_000, 59_999, 60_000, 60_001, 3_540_001, 3_599_999, 3_600_000,
            3_600_001, 86_399_999, 86_400_000, 86_400_001, 172_800_000, 31_536_000_000,
        ] as [Int64])
    func nextChangeOfWhatIsLeft(milliseconds: Int64) {
        let formatter = AgeFormatter(locale: .fallback)
        let end = Timestamp(milliseconds: 50_000_000_000)
        let now = end.adding(milliseconds: -milliseconds)
        let wait = AgeFormatter.nextChange(millisecondsLeft: milliseconds)
        #expect(wait > 0)
        let text = formatter.string(until: end, now: now)
        #expect(formatter.string(until: end, now: now.adding(milliseconds: wait - 1)) == text)
        #expect(formatter.string(until: end, now: now.adding(milliseconds: wait)) != text)
    }

    @Test(
        "a short duration is precise to the millisecond",
        arguments: [
            (-5, "0 ms"), (0, "0 ms"), (8, "8 ms"), (999, "999 ms"), (1000, "1.0 s"),
            (1290, "1.2 s"), (9_999, "9.9 s"), (12_500, "12 s"), (180_000, "3 min"),
        ] as [(Int64, String)])
    func precise(milliseconds: Int64, expected: String) {
        #expect(AgeFormatter(locale: .fallback).precise(milliseconds: milliseconds) == expected)
    }

    @Test("extreme clock values do not trap")
    func extremeChanges() {
        #expect(AgeFormatter.nextChange(milliseconds: .min) > 0)
        #expect(AgeFormatter.nextChange(milliseconds: .max) > 0)
        #expect(AgeFormatter.nextChange(millisecondsLeft: .min) > 0)
        #expect(AgeFormatter.nextChange(millisecondsLeft: .max) > 0)
    }
}
