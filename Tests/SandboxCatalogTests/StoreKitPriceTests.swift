import SandboxCatalog
import StoreModel
import Testing

@Suite(".storekit prices in currencies without cents")
struct StoreKitPriceTests {
    private static func file(_ storefront: String, _ prices: [String]) -> String {
        CatalogFixture.file(
            products: prices.enumerated().map { number, price in
                CatalogFixture.product([
                    "productID": "\"p\(number)\"", "internalID": "\"I\(number)\"",
                    "displayPrice": "\"\(price)\"",
                ])
            }, settings: #"{"_storefront": "\#(storefront)"}"#)
    }

    private static func price(_ amount: Int64, _ currency: String) -> Price? {
        Currency(code: currency).map { Price(milliunits: amount, currency: $0) }
    }

    @Test(
        "a price with cents is rounded as it is displayed",
        arguments: [
            ("JPN", "JPY", "0.99", 1000), ("JPN", "JPY", "1.50", 2000),
            ("JPN", "JPY", "2.50", 2000), ("JPN", "JPY", "1.49", 1000),
            ("KOR", "KRW", "4.99", 5000), ("JPN", "JPY", "160", 160_000),
            ("JPN", "JPY", "160.00", 160_000),
        ])
    func rounded(storefront: String, currency: String, text: String, amount: Int64) throws {
        let loaded = try CatalogFixture.load(Self.file(storefront, [text]))
        #expect(loaded.product("p0")?.prices[storefront] == Self.price(amount, currency))
    }

    @Test("a file with prices that its storefront cannot have is reported in one sentence")
    func oneSentence() throws {
        let loaded = try CatalogFixture.load(Self.file("JPN", ["4.99", "0.99", "160"]))
        #expect(
            loaded.warnings == [
                CatalogWarning(
                    path: "$.settings._storefront",
                    message: "JPY has no cents, so prices with cents are rounded, as "
                        + "displayed: \"4.99\" at 5 JPY")
            ])
    }

    @Test("a price that rounds to zero cannot be bought")
    func nothingLeft() throws {
        let loaded = try CatalogFixture.load(Self.file("JPN", ["0.30"]))
        #expect(loaded.product("p0")?.prices == [:])
        #expect(loaded.paths.first == "$.products[0].displayPrice")
        #expect(loaded.warnings.first?.message.contains("smallest amount of JPY") == true)
    }

    @Test("offers and billing plans are rounded like their subscription")
    func offers() throws {
        let offer = """
            [{"internalID": "O1", "paymentMode": "payAsYouGo", "subscriptionPeriod": "P1M",
              "displayPrice": "0.99", "numberOfPeriods": 1}]
            """
        let plan = """
            [{"internalID": "B1", "billingPlanType": "BILLED_UPFRONT", "displayPrice": "4.99"}]
            """
        let subscription = CatalogFixture.subscription([
            "introductoryOffers": offer, "introductoryOffer": "", "billingPlans": plan,
        ])
        let loaded = try CatalogFixture.load(
            CatalogFixture.file(
                subscriptions: [subscription], settings: #"{"_storefront": "JPN"}"#))
        let info = loaded.product("monthly")?.subscription
        #expect(info?.offers.map(\.price) == [Self.price(1000, "JPY")])
        #expect(info?.billingPlans.map(\.price) == [Self.price(5000, "JPY")])
        #expect(loaded.paths == ["$.settings._storefront"])
    }
}
