import StoreModel
import Testing

@Suite("Locales")
struct LocaleIDTests {
    @Test(
        "a locale is read from the forms that environments and catalogs use",
        arguments: [
            ("en", "en"), ("en_US", "en_US"), ("en-US", "en_US"), ("EN-us", "en_US"),
            ("de_DE.UTF-8", "de_DE"), ("de_AT@euro", "de_AT"), ("zh-Hans", "zh_Hans"),
            ("zh_hans_cn", "zh_Hans_CN"), ("zh-Hant-TW", "zh_Hant_TW"), ("es-419", "es_419"),
            ("sr@latin", "sr"), ("fil_PH", "fil_PH"), ("ca-ES-valencia", "ca_ES"),
            ("en_US.ISO-8859-1@x", "en_US"), ("zh-Hant_TW@calendar=roc", "zh_Hant_TW"),
            ("en-u-ca-buddhist", "en"), ("zh-Hant-u-nu-hanidec", "zh_Hant"),
            ("de-DE-x-us-private", "de_DE"), ("de_", "de"), ("en__POSIX", "en"),
            ("zh-yue-HK", "zh_HK"), ("de-CH-1996", "de_CH"), ("en_us_gb", "en_US"),
        ])
    func reads(text: String, identifier: String) {
        #expect(LocaleID(text)?.identifier == identifier)
    }

    @Test(
        "an invalid language tag is refused",
        arguments: [
            "", "C", "POSIX", "C.UTF-8", "../x", "e", "engl", "12", "en/US", "en_U$", "日本",
            ".UTF-8", "_US", "-Hans", "__", "en_" + String(repeating: "x", count: 500),
            "en-abcdefghi", String(repeating: "en_", count: 200) + "\u{0}", "e\u{301}n",
            "eng\u{212A}",
            "en\u{0}", "en US", "en_\u{FF35}\u{FF33}", "a-DE", "i-klingon", "x-private", "*",
        ])
    func refuses(text: String) {
        #expect(LocaleID(text) == nil)
    }

    @Test(
        "the best text is the nearest by script and region",
        arguments: [
            ("zh_CN", ["en", "zh_Hant", "zh_Hans"], 2), ("zh_TW", ["en", "zh_Hans", "zh_Hant"], 2),
            ("zh_HK", ["zh_CN", "zh_TW"], 1), ("zh", ["zh_TW", "zh_CN"], 1),
            ("de_AT", ["de_DE", "de"], 1), ("de_AT", ["de_DE", "de_CH"], 0),
            ("en_GB", ["en_US", "en_GB"], 1), ("en", ["en_US", "en_GB"], 0),
            ("zh_TW", ["en", "zh_Hans"], 1), ("pt_BR", ["pt_PT", "pt_BR"], 1),
            ("fr_FR", ["en", "de"], nil), ("en", [], nil),
        ] as [(String, [String], Int?)])
    func matching(reader: String, candidates: [String], best: Int?) throws {
        let locale = try #require(LocaleID(reader))
        let texts = try candidates.map { try #require(LocaleID($0)) }
        #expect(locale.bestMatch(among: texts) == best)
    }

    @Test("an equal tag is nearest, and another language has no affinity")
    func affinity() throws {
        let reader = try #require(LocaleID("zh_Hans_CN"))
        let values = try ["zh_Hans_CN", "zh_Hans", "zh_SG", "zh_TW", "ja"].map {
            reader.affinity(to: try #require(LocaleID($0)))
        }
        #expect(values == [4, 3, 2, 1, nil])
    }
}
