import StoreModel
import Testing

@Suite("Storefronts")
struct StorefrontTableTests {
    @Test("there are 175 storefronts, each with unique codes and a unique number")
    func unique() {
        let all = StorefrontTable.all
        #expect(all.count == 175)
        #expect(Set(all.map(\.storefront.countryCode)).count == all.count)
        #expect(Set(all.map(\.storefront.id)).count == all.count)
        #expect(Set(all.map(\.regionCode)).count == all.count)
        #expect(all.map(\.storefront.countryCode).sorted() == all.map(\.storefront.countryCode))
    }

    @Test("every row is well-formed, and its currency is in ISO 4217")
    func wellFormed() {
        for entry in StorefrontTable.all {
            let country = entry.storefront.countryCode
            #expect(country.utf8.count == 3 && country == country.uppercased())
            #expect(entry.regionCode.utf8.count == 2, "\(country)")
            #expect(entry.storefront.id.hasPrefix("143") && entry.storefront.id.utf8.count == 6)
            #expect(CurrencyTable.exponents[entry.currency] != nil, "\(country)")
        }
    }

    @Test(
        "the storefronts of the demo catalog have Apple's numbers and their currencies",
        arguments: [
            ("USA", "US", "143441", "USD"), ("CHN", "CN", "143465", "CNY"),
            ("JPN", "JP", "143462", "JPY"), ("DEU", "DE", "143443", "EUR"),
            ("GBR", "GB", "143444", "GBP"), ("BRA", "BR", "143503", "BRL"),
            ("IND", "IN", "143467", "INR"), ("KWT", "KW", "143493", "KWD"),
            ("CHE", "CH", "143459", "CHF"),
        ])
    func demoStorefronts(country: String, region: String, id: String, currency: String) throws {
        let entry = try #require(StorefrontTable.entry(country))
        #expect(entry.storefront == Storefront(countryCode: country, id: id))
        #expect(entry.regionCode == region)
        #expect(entry.currency == currency)
        #expect(StorefrontTable.entry(regionCode: region) == entry)
        #expect(StorefrontTable.entry(country.lowercased()) == entry)
        #expect(StorefrontTable.entry(regionCode: region.lowercased()) == entry)
    }

    @Test(
        "a country without a store has no entry",
        arguments: ["", "US", "PRK", "ZZZ", "USAA", "U\u{0}A", "u\u{17F}a", "\u{212A}OR", "ıtA"])
    func unknown(code: String) {
        #expect(StorefrontTable.entry(code) == nil)
    }

    @Test("only ASCII letters name a region", arguments: ["u\u{17F}", "\u{212A}R", "ß", "ﬁ", "U"])
    func foreignLetters(code: String) {
        #expect(StorefrontTable.entry(regionCode: code) == nil)
    }

    @Test("every entry is found by both of its codes")
    func lookups() {
        for entry in StorefrontTable.all {
            #expect(StorefrontTable.entry(entry.storefront.countryCode) == entry)
            #expect(StorefrontTable.entry(regionCode: entry.regionCode) == entry)
        }
    }
}
