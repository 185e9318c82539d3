import StoreModel
import Testing

@testable import StoreText

@Suite("Every ISO 4217 exponent")
struct ExponentPropertyTests {
    /// Returns amounts as written in catalogs, with all the decimals that milliunits and the currency have.
    private static func amounts(decimals: Int) -> [String] {
        let wholes = [
            "0", "1", "9", "10", "99", "100", "999", "1000", "12345", "1000000", "999999999",
        ]
        guard decimals > 0 else { return wholes }
        let nines = String(repeating: "9", count: decimals)
        let one = String(repeating: "0", count: decimals - 1) + "1"
        let zeros = String(repeating: "0", count: decimals)
        return wholes.flatMap { whole in [zeros, one, nines].map { "\(whole).\($0)" } }
    }

    /// Returns the digits of a formatted text as ASCII.
    private static func digits(_ text: String) -> String {
        text.compactMap(\.wholeNumberValue).map(String.init).joined()
    }

    @Test(
        "a parsed and formatted amount has the same digits and the currency's decimals",
        arguments: ["en_US", "zh_CN", "de_DE", "en_IN", "ar_KW", "ja_JP", "fr_FR", "es_ES"])
    func readAndShow(identifier: String) throws {
        let formatter = PriceFormatter(locale: try #require(LocaleID(identifier)))
        for (code, exponent) in CurrencyTable.exponents {
            let currency = try #require(Currency(code: code))
            for amount in Self.amounts(decimals: min(exponent, 3)) {
                let milliunits = try DecimalAmount.milliunits(amount, exponent: exponent)
                let shown = formatter.string(Price(milliunits: milliunits, currency: currency))
                let padding = String(repeating: "0", count: max(0, exponent - 3))
                let expected = Self.digits(amount) + padding
                // Currency symbols contain no digits, so all digits belong to the amount.
                #expect(Self.digits(shown) == expected, "\(amount) \(code) reads \(shown)")
            }
        }
    }

    @Test("both formatting paths use the exponent's decimals for every currency")
    func bothPaths() throws {
        let formatter = PriceFormatter(locale: .fallback)
        for (code, exponent) in CurrencyTable.exponents {
            let price = Price(milliunits: 1_234_000, currency: try #require(Currency(code: code)))
            let text = formatter.withICU(price)
            let decimals = exponent == 0 ? "" : "." + String(repeating: "0", count: exponent)
            #expect(text.hasSuffix("1,234" + decimals), "\(code) reads \(text)")
        }
    }
}
