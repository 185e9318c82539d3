import StoreModel
import Testing

@Suite("Currencies")
struct CurrencyTests {
    @Test(
        "the exponents are those of ISO 4217",
        arguments: [
            ("JPY", 0), ("KRW", 0), ("VND", 0), ("CLP", 0), ("ISK", 0), ("XAF", 0), ("XOF", 0),
            ("XPF", 0), ("UGX", 0), ("PYG", 0), ("USD", 2), ("EUR", 2), ("CNY", 2), ("INR", 2),
            ("BRL", 2), ("CHF", 2), ("GBP", 2), ("IDR", 2), ("HUF", 2), ("TWD", 2), ("BHD", 3),
            ("IQD", 3), ("JOD", 3), ("KWD", 3), ("LYD", 3), ("OMR", 3), ("TND", 3), ("CLF", 4),
            ("UYW", 4),
        ])
    func exponent(code: String, exponent: Int) throws {
        #expect(CurrencyTable.exponents[code] == exponent)
        #expect(try #require(Currency(code: code)).exponent == exponent)
    }

    @Test("every code of the table has three capitals and 0, 2, 3 or 4 decimals")
    func tableIsWellFormed() {
        #expect(CurrencyTable.exponents.count == 165)
        for (code, exponent) in CurrencyTable.exponents {
            #expect(Currency(code: code)?.code == code)
            #expect([0, 2, 3, 4].contains(exponent), "\(code)")
        }
    }

    @Test("a code is accepted in either case, and other texts are not")
    func parsing() {
        #expect(Currency(code: "kwd")?.code == "KWD")
        for text in [
            "", "US", "USDX", "U D", "US1", "ＵＳＤ", "ß1", "€", "uß", "ﬀk", "ınr", "\u{212A}WD",
        ] {
            #expect(Currency(code: text) == nil, "\(text)")
        }
    }

    @Test("a code that the table does not know has two decimals")
    func unknownCode() throws {
        #expect(try #require(Currency(code: "ZZZ")).exponent == 2)
    }

    @Test("a price times a quantity is exact, and nil on overflow")
    func times() throws {
        let dollars = try #require(Currency(code: "USD"))
        #expect(Price(milliunits: 1990, currency: dollars).times(10)?.milliunits == 19_900)
        #expect(Price(milliunits: .max, currency: dollars).times(1)?.milliunits == .max)
        for milliunits in [Int64.max, .min, .max / 10 + 1, .min / 10 - 1] {
            #expect(Price(milliunits: milliunits, currency: dollars).times(10) == nil)
        }
        let tenth = Int64.max / 10
        let edge = Price(milliunits: tenth, currency: dollars)
        #expect(edge.times(10)?.milliunits == tenth * 10)
        #expect(edge.times(.max) == nil)
        #expect(GoodAmount(good: "gem", amount: .max).times(10) == nil)
        #expect(GoodAmount(good: "gem", amount: .min).negated.amount == .max)
        #expect(Price(milliunits: 0, currency: dollars).isFree)
    }
}
