import StoreModel
import Testing

@testable import StoreText

@Suite("Numbers and lists")
struct NumberAndListTests {
    @Test(
        "a list of items uses the language's comma",
        arguments: [
            ("en", "a, b, c"), ("de", "a, b, c"), ("es", "a, b, c"), ("zh_TW", "a、b、c"),
            ("zh", "a、b、c"), ("ja", "a、b、c"),
        ])
    func row(locale: String, expected: String) throws {
        #expect(
            ListJoiner(locale: try #require(LocaleID(locale))).row(["a", "b", "c"]) == expected)
    }

    @Test("an integer formatted without ICU equals ICU's result", arguments: SampleLocales.all)
    func numbers(locale: LocaleID) {
        let formatter = CountFormatter(locale: locale)
        for number in [
            0, 7, 60, 999, 1000, 1300, 9999, 10_000, 123_456, 1_234_567, -1, -1234, -123_456, .max,
            .min,
        ] as [Int64] {
            guard let fast = formatter.withoutICU(number) else { continue }
            #expect(fast == formatter.withICU(number), "\(locale.identifier)")
        }
    }

    @Test("goods are formatted with the locale's grouping and the merchant's name")
    func goods() throws {
        let gems = GoodAmount(good: "gems", amount: 1300)
        #expect(CountFormatter(locale: .fallback).string(gems) == "1,300 gems")
        #expect(
            CountFormatter(locale: try #require(LocaleID("de_DE"))).string(gems) == "1.300 gems")
        #expect(CountFormatter(locale: try #require(LocaleID("ar_EG"))).string(1300) == "١٬٣٠٠")
    }

    @Test(
        "a good with names is formatted in its singular, its plural, or by its name",
        arguments: [(1, "1 Edelstein"), (0, "0 Edelsteine"), (1300, "1.300 Edelsteine")])
    func named(amount: Int64, text: String) throws {
        let german = try #require(LocaleID("de"))
        let counts = CountFormatter(locale: german)
        let gems = GoodAmount(good: "gems", amount: amount)
        let name = LocalizedGood(
            good: "gems", locale: german, displayName: "Edelsteine", one: "{n} Edelstein",
            other: "{n} Edelsteine")
        #expect(counts.string(gems, name: name) == text)
        #expect(counts.change(gems, name: name) == (amount > 0 ? "+" : "") + text)
        let plain = LocalizedGood(good: "gems", locale: german, displayName: "Steine", one: "ein")
        #expect(counts.string(gems, name: plain).hasSuffix(" Steine"))
    }

    @Test("a change is formatted with its sign")
    func changes() {
        let formatter = CountFormatter(locale: .fallback)
        #expect([60, -10, 0].map(formatter.change) == ["+60", "-10", "0"])
        #expect(formatter.change(.min) == "-9,223,372,036,854,775,808")
    }

    @Test(
        "a list is formatted as a phrase",
        arguments: [
            ("en_US", [], ""), ("en_US", ["a"], "a"), ("en_US", ["a", "b"], "a and b"),
            ("en_US", ["a", "b", "c"], "a, b, and c"), ("zh_CN", ["甲", "乙"], "甲和乙"),
            ("zh_CN", ["甲", "乙", "丙"], "甲、乙和丙"), ("de_DE", ["a", "b", "c"], "a, b und c"),
            ("ja_JP", ["a", "b", "c"], "a、b、c"), ("zh_TW", ["甲", "乙", "丙"], "甲、乙和丙"),
            ("es_ES", ["a", "b", "c"], "a, b y c"), ("es_MX", ["oro", "ieso"], "oro e ieso"),
        ])
    func lists(locale: String, items: [String], expected: String) throws {
        #expect(ListJoiner(locale: try #require(LocaleID(locale))).string(items) == expected)
    }

    @Test(
        "a list formatted without ICU equals ICU's result",
        arguments: [
            "en", "en_US", "zh", "zh_CN", "zh_Hans", "zh_Hant", "zh_TW", "de", "ja", "ja_JP",
        ])
    func listFastPath(locale: String) throws {
        let joiner = ListJoiner(locale: try #require(LocaleID(locale)))
        for items in [["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]] {
            #expect(joiner.withoutICU(items) == joiner.withICU(items))
        }
    }

    @Test(
        "a language is named in itself",
        arguments: [
            ("en_GB", "English"), ("zh_CN", "简体中文"), ("zh_TW", "繁體中文"), ("zh", "简体中文"),
            ("ar", "العربية"), ("xx_YY", "xx_YY"),
        ])
    func languageNames(locale: String, name: String) throws {
        #expect(LanguageName.of(try #require(LocaleID(locale))) == name)
    }
}
