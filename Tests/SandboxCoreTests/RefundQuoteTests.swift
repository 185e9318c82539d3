import SandboxCore
import StoreModel
import Testing

@Suite("Refund quotes")
struct RefundQuoteTests {
    @Test("a percentage refund is less than the price, in whole minor units, and never zero")
    func shares() throws {
        for price in [10, 990, 2_990, 9_990, 1_000_000, .max / 2] as [Int64] {
            for share in [1, 999, 33_333, 50_000, 99_999] {
                guard let quote = try? RefundQuote(.percentage(share), of: Samples.price(price))
                else { continue }
                #expect(quote.amount.milliunits > 0 && quote.amount.milliunits < price)
                #expect(quote.amount.milliunits % 10 == 0)
                #expect(quote.percentage == share && !quote.isWhole)
            }
        }
    }

    @Test(
        "an amount becomes its percentage of the price, rounded down, and the full amount is the whole"
    )
    func amounts() throws {
        let half = try RefundQuote(.amount(490), of: Samples.price(990))
        #expect(half.percentage == 49_494)
        let least = try RefundQuote(.amount(10), of: Samples.price(.max - 7))
        #expect(least.percentage == 1)
        #expect(try RefundQuote(.amount(990), of: Samples.price(990)).isWhole)
        let odd = try RefundQuote(.percentage(100_000), of: Samples.price(995))
        #expect(odd.isWhole && odd.amount == Samples.price(995))
    }

    @Test("a refund in yen is in whole yen")
    func yen() throws {
        let yen = try #require(Currency(code: "JPY"))
        let price = Price(milliunits: 150_000, currency: yen)
        #expect(try RefundQuote(.percentage(33_333), of: price).amount.milliunits == 49_000)
        #expect(throws: RefundQuote.QuoteError.self) {
            try RefundQuote(.amount(500), of: price)
        }
    }

    @Test("part of a free price cannot be refunded, but the whole can")
    func free() throws {
        #expect(try RefundQuote(.whole, of: Samples.price(0)).isWhole)
        for part in [RefundPart.percentage(50_000), .amount(10)] {
            #expect(throws: RefundQuote.QuoteError.self) {
                try RefundQuote(part, of: Samples.price(0))
            }
        }
    }

    @Test("goods are revoked by the percentage, rounded down, for any amount")
    func parts() {
        for amount in [0, 1, 59, 60, 119, .max] as [Int64] {
            let goods = GoodAmount(good: "gem", amount: amount)
            #expect(goods.part(0).amount == 0)
            #expect(goods.part(100_000) == goods)
            #expect(goods.part(100_001) == goods)
            let half = goods.part(50_000).amount
            #expect(half == amount / 2)
        }
        #expect(GoodAmount(good: "gem", amount: -5).part(50_000).amount == 0)
    }
}
