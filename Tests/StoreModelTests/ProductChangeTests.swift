import StoreModel
import Testing

@Suite("Product changes in words")
struct ProductChangeTests {
    private let place = ProductChange.Defaults(
        storefront: "USA", locale: .fallback, now: Timestamp(milliseconds: 1_000))

    private func price(_ milliunits: Int64) -> Price {
        Price(milliunits: milliunits, currency: .usDollar)
    }

    @Test("each line is read as its change")
    func read() throws {
        let yen = Price(milliunits: 160_000, currency: try #require(Currency(code: "JPY")))
        let hour = Timestamp(milliseconds: 3_601_000)
        let lines: [(String, ProductChange)] = [
            ("availability in-review", .availability(.inReview)),
            ("price 1.99", .price(price(1_990), storefront: "USA")),
            ("price 160 jpn", .price(yen, storefront: "JPN")),
            (
                "sale 0.49 +PT1H",
                .sale(CatalogSale(price: price(490), ends: hour), storefront: "USA")
            ),
            ("not-in JPN,deu,JPN", .notIn(["JPN", "DEU"])), ("only-in USA", .onlyIn(["USA"])),
            ("title  Sixty  gems ", .title("Sixty  gems ", locale: .fallback)),
            ("description A pouch.", .description("A pouch.", locale: .fallback)),
        ]
        for (line, change) in lines {
            #expect(try ProductChange(line: line, at: place) == change, "\(line)")
        }
    }

    @Test(
        "an invalid line is refused with a sentence",
        arguments: [
            "", "price", "price 1,99", "price 1.999", "price -1", "price 1 ZZZ", "sale 0.49",
            "sale 0.49 tomorrow", "sale 0.49 +P", "sale 0.49 +PT", "sale 0.49 +P101Y",
            "availability sold", "not-in", "not-in JPN,,DEU", "title", "rename gems", "id gems.61",
        ])
    func refused(line: String) {
        #expect(throws: ProductChange.ParseError.self) {
            try ProductChange(line: line, at: place)
        }
    }

    @Test("an ID cannot change, and the error is the one for identity")
    func identity() {
        #expect(throws: ProductChange.ParseError.identity) {
            try ProductChange(line: "id gems.61", at: place)
        }
    }

    @Test("a crash point is written as it was read")
    func crashes() throws {
        for text in ["before order-number", "after verify 2", "before updates"] {
            #expect(try #require(CrashMoment(text)).description == text)
        }
        for text in [
            "", "before", "during verify", "after verify 0", "after nothing", "after verify 1 2",
            "C9", "C17", "c6", "before C6", "C6 verify", "C6 0", "C6 1 2",
        ] {
            #expect(CrashMoment(text) == nil)
        }
    }

    @Test("a point of the article stands for its crash point, also with a number")
    func points() throws {
        #expect(CrashMoment("C6") == CrashMoment(.before, .verify))
        #expect(CrashMoment("C4 2") == CrashMoment(.after, .purchase, number: 2))
        #expect(Set(CrashMoment.points.values.map(\.call)).isSubset(of: CrashMoment.calls.values))
    }
}
