import StoreModel
import Testing

@testable import StoreText

@Suite("Prices")
struct PriceFormatterTests {
    private func string(_ milliunits: Int64, _ code: String, _ locale: String) throws -> String {
        let currency = try #require(Currency(code: code))
        let formatter = PriceFormatter(locale: try #require(LocaleID(locale)))
        return formatter.string(Price(milliunits: milliunits, currency: currency))
    }

    @Test(
        "a price is formatted as in its locale",
        arguments: [
            (10_990, "USD", "en_US", "$10.99"), (1_234_500, "USD", "en_US", "$1,234.50"),
            (6000, "CNY", "zh_CN", "¥6.00"), (6000, "CNY", "en_US", "CN¥6.00"),
            (100_000, "JPY", "ja_JP", "¥100"), (1_200_000, "JPY", "zh_CN", "JP¥1,200"),
            (4_990, "EUR", "de_DE", "4,99 €"), (1_234_500, "EUR", "es_ES", "1234,50 €"),
            (12_345_600, "EUR", "es_ES", "12.345,60 €"), (990, "GBP", "en_GB", "£0.99"),
            (1_234_900, "BRL", "pt_BR", "R$ 1.234,90"),
            (100_000_000, "INR", "en_IN", "₹1,00,000.00"),
            (12_345_678_900, "INR", "hi_IN", "₹1,23,45,678.90"),
            (1500, "KWD", "en_US", "KWD 1.500"), (1500, "KWD", "ar_KW", "١٫٥٠٠ د.ك."),
            (1500, "KWD", "ar_AE", "1.500 د.ك."), (1500, "CHF", "de_CH", "CHF 1.50"),
            (1_234_500, "EUR", "fr_FR", "1 234,50 €"), (0, "USD", "en_US", "$0.00"),
        ] as [(Int64, String, String, String)])
    func examples(milliunits: Int64, code: String, locale: String, expected: String) throws {
        #expect(try string(milliunits, code, locale) == expected)
    }

    @Test("a price with more decimals than its currency shows all of them")
    func allDigits() throws {
        #expect(try string(100_500, "JPY", "en_US") == "¥100.5")
        #expect(try string(100_050, "JPY", "en_US") == "¥100.05")
        #expect(try string(1_999, "USD", "en_US") == "$1.999")
        #expect(try string(1_999, "PLN", "pl_PL") == "1,999 zł")
    }

    @Test("the largest and the smallest amounts lose no digit")
    func extremes() throws {
        #expect(try string(.max, "KWD", "en_US") == "KWD 9,223,372,036,854,775.807")
        #expect(try string(.max, "KWD", "fr_FR") == "9 223 372 036 854 775,807 KWD")
        #expect(try string(.min, "USD", "en_US") == "-$9,223,372,036,854,775.808")
        #expect(try string(-1_500, "EUR", "de_DE") == "-1,50 €")
    }

    @Test(
        "a formatted price has no direction marks and no no-break spaces in any locale",
        arguments: SampleLocales.all)
    func plain(locale: LocaleID) throws {
        let formatter = PriceFormatter(locale: locale)
        let forbidden: Set<UInt32> = [
            0x200E, 0x200F, 0x061C, 0xA0, 0x202F, 0x2066, 0x2067, 0x2068, 0x2069,
        ]
        for code in CurrencyTable.exponents.keys {
            let price = Price(
                milliunits: -1_234_567_891, currency: try #require(Currency(code: code)))
            let text = formatter.string(price)
            #expect(
                !text.unicodeScalars.contains { forbidden.contains($0.value) }, "\(code): \(text)")
        }
    }

    @Test("all currencies look different in one locale", arguments: SampleLocales.all)
    func unambiguous(locale: LocaleID) throws {
        let formatter = PriceFormatter(locale: locale)
        let texts = try CurrencyTable.exponents.keys.map {
            // One decimal more than necessary, so that the digits are equal and only the symbols differ.
            let text = formatter.string(
                Price(milliunits: 1001, currency: try #require(Currency(code: $0))))
            return text.filter { !$0.isNumber }
        }
        #expect(Set(texts).count == texts.count)
    }

    @Test(
        "a currency's symbol is the one in its prices",
        arguments: [
            ("CNY", "en_US", "CN¥"), ("CNY", "zh_CN", "¥"), ("KWD", "ar_KW", "د.ك."),
            ("EUR", "fr_FR", "€"), ("USD", "en_AU", "USD"), ("PLN", "pl_PL", "zł"),
        ])
    func symbols(code: String, locale: String, symbol: String) throws {
        let formatter = PriceFormatter(locale: try #require(LocaleID(locale)))
        #expect(formatter.symbol(of: try #require(Currency(code: code))) == symbol)
    }

    @Test("a price formatted without ICU equals ICU's result", arguments: SampleLocales.all)
    func fastPath(locale: LocaleID) throws {
        let formatter = PriceFormatter(locale: locale)
        for code in ["USD", "CNY", "JPY", "EUR", "GBP", "BRL", "INR", "KWD", "CHF", "CLF", "PLN"] {
            let currency = try #require(Currency(code: code))
            for milliunits in Self.amounts {
                let price = Price(milliunits: milliunits, currency: currency)
                guard let fast = formatter.withoutICU(price) else { continue }
                #expect(fast == formatter.withICU(price), "\(locale.identifier) \(code)")
            }
        }
    }

    @Test(
        "a price with a currency code is ASCII in every locale",
        arguments: [
            ("CNY", "zh_CN", 6000, "CNY 6.00"), ("USD", "de_DE", 1_234_500, "USD 1.234,50"),
            ("KWD", "ar_EG", 1_500, "KWD 1.500"), ("JPY", "ja_JP", 100_000, "JPY 100"),
            ("CHF", "de_CH", 1_234_500, "CHF 1'234.50"),
            ("EUR", "fr_FR", 1_234_500, "EUR 1 234,50"),
            ("INR", "hi_IN", 123_456_000, "INR 1,23,456.00"), ("USD", "en_US", -990, "USD -0.99"),
        ] as [(String, String, Int64, String)])
    func codes(code: String, locale: String, milliunits: Int64, expected: String) throws {
        let formatter = PriceFormatter(locale: try #require(LocaleID(locale)), notation: .code)
        let currency = try #require(Currency(code: code))
        #expect(formatter.string(Price(milliunits: milliunits, currency: currency)) == expected)
        #expect(formatter.symbol(of: currency) == code)
    }

    @Test("the currencies and locales of the demo catalog need no ICU")
    func fastPathIsTaken() throws {
        for (code, locale) in [
            ("USD", "en_US"), ("CNY", "zh_CN"), ("CNY", "en"), ("JPY", "ja_JP"), ("EUR", "de_DE"),
            ("GBP", "en_GB"), ("BRL", "pt_BR"), ("INR", "en_IN"), ("KWD", "en_US"),
            ("CHF", "en_US"),
        ] {
            let formatter = PriceFormatter(locale: try #require(LocaleID(locale)))
            let price = Price(milliunits: 6000, currency: try #require(Currency(code: code)))
            #expect(formatter.withoutICU(price) != nil, "\(code) in \(locale)")
        }
    }

    private static let amounts: [Int64] = [
        0, 1, 10, 100, 990, 999, 1000, 1001, 1010, 1100, 9_990, 99_990, 100_000, 999_999,
        1_000_000, 1_234_560, 9_999_000, 10_000_000, 12_345_670, 100_000_000, 123_456_789,
        1_234_567_890, 12_345_678_900, 123_456_789_000, 1_000_000_000_000, .max,
    ]
}
