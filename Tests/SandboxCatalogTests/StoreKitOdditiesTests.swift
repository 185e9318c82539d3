import SandboxCatalog
import StoreModel
import Testing

/// An oddity of real files: the change, the path of its warning, and what happens to the product.
struct Oddity: CustomTestStringConvertible, Sendable {
    /// What happens to the odd product.
    enum Fate: Sendable {
        case sells, withoutPrice, leftOut
    }

    let name: String
    let changes: [String: String]
    let path: String
    var fate = Fate.sells
    var testDescription: String { name }
}

@Suite("Oddities of .storekit files")
struct StoreKitOdditiesTests {
    static let products: [Oddity] = [
        Oddity(
            name: "empty price", changes: ["displayPrice": #""""#], path: "displayPrice",
            fate: .withoutPrice),
        Oddity(
            name: "no price", changes: ["displayPrice": ""], path: "displayPrice",
            fate: .withoutPrice),
        Oddity(
            name: "comma in a price", changes: ["displayPrice": #""0,99""#], path: "displayPrice",
            fate: .withoutPrice),
        Oddity(
            name: "currency sign", changes: ["displayPrice": #""$0.99""#], path: "displayPrice",
            fate: .withoutPrice),
        Oddity(
            name: "negative price", changes: ["displayPrice": #""-1.00""#], path: "displayPrice",
            fate: .withoutPrice),
        Oddity(
            name: "exponent", changes: ["displayPrice": "1e3"], path: "displayPrice",
            fate: .withoutPrice),
        Oddity(
            name: "too many decimals", changes: ["displayPrice": #""0.999""#],
            path: "displayPrice", fate: .withoutPrice),
        Oddity(
            name: "enormous price", changes: ["displayPrice": #""99999999999999999999""#],
            path: "displayPrice", fate: .withoutPrice),
        Oddity(
            name: "price as a list", changes: ["displayPrice": "[]"], path: "displayPrice",
            fate: .withoutPrice),
        Oddity(name: "price as a number", changes: ["displayPrice": "1.5"], path: "displayPrice"),
        Oddity(name: "zero price", changes: ["displayPrice": #""0.0""#], path: "displayPrice"),
        Oddity(name: "missing type", changes: ["type": ""], path: "type", fate: .leftOut),
        Oddity(name: "unknown type", changes: ["type": #""Bundle""#], path: "type", fate: .leftOut),
        Oddity(
            name: "auto-renewable among products", changes: ["type": #""RecurringSubscription""#],
            path: "type"),
        Oddity(
            name: "AutoRenewableSubscription", changes: ["type": #""AutoRenewableSubscription""#],
            path: "type"),
        Oddity(name: "missing id", changes: ["productID": ""], path: "productID", fate: .leftOut),
        Oddity(
            name: "empty id", changes: ["productID": #""""#], path: "productID", fate: .leftOut),
        Oddity(
            name: "id as a number", changes: ["productID": "5"], path: "productID", fate: .leftOut),
        Oddity(name: "no internalID", changes: ["internalID": ""], path: "internalID"),
        Oddity(
            name: "space before internalID", changes: ["internalID": #"" 0A1B""#],
            path: "internalID"),
        Oddity(name: "unknown name", changes: ["identifier": #""x""#], path: "identifier"),
        Oddity(name: "no localizations", changes: ["localizations": "[]"], path: "localizations"),
        Oddity(
            name: "localizations as an object", changes: ["localizations": "{}"],
            path: "localizations"),
        Oddity(
            name: "empty texts",
            changes: [
                "localizations": #"[{"locale": "en_US", "displayName": "", "description": ""}]"#
            ], path: "localizations[0]"),
        Oddity(
            name: "no language",
            changes: ["localizations": #"[{"displayName": "A", "description": "B"}]"#],
            path: "localizations[0]"),
        Oddity(
            name: "one language twice",
            changes: [
                "localizations":
                    #"[{"locale":"ja","displayName":"A"},{"locale":"ja","displayName":"B"}]"#
            ], path: "localizations[1]"),
        Oddity(
            name: "a text among localizations", changes: ["localizations": #"["en_US"]"#],
            path: "localizations[0]"),
        Oddity(
            name: "familyShareable as a text", changes: ["familyShareable": #""yes""#],
            path: "familyShareable"),
    ]

    @Test("an odd product is reported by its path, and the rest still sells", arguments: products)
    func product(_ oddity: Oddity) throws {
        let loaded = try CatalogFixture.load(
            CatalogFixture.file(products: [CatalogFixture.product(oddity.changes)]))
        #expect(loaded.paths.contains("$.products[0].\(oddity.path)"), "\(loaded.warnings)")
        #expect(loaded.product("witness")?.prices["USA"]?.milliunits == 990)
        switch oddity.fate {
        case .sells: #expect(loaded.product("coins")?.prices["USA"] != nil)
        case .withoutPrice:
            #expect(loaded.product("coins")?.prices == [:])
            let shown = ProductLocalizer(loaded.catalog).product(
                "coins", locale: .fallback, storefront: "USA", now: Timestamp(milliseconds: 0))
            guard case .product(let product) = shown else {
                Issue.record("no product: \(shown)")
                return
            }
            #expect(product.unavailable == .noPrice)
        case .leftOut: #expect(loaded.catalog.products.map(\.id) == ["witness"])
        }
    }

    @Test(
        "prices with zero, one or two decimals are amounts in the storefront's currency",
        arguments: [("6", 6000), ("79.9", 79_900), ("0.99", 990), ("5.00", 5000)])
    func decimals(_ text: String, _ milliunits: Int64) throws {
        let loaded = try CatalogFixture.load(
            CatalogFixture.file(products: [
                CatalogFixture.product(["displayPrice": "\"\(text)\""])
            ]))
        #expect(loaded.product("coins")?.prices["USA"]?.milliunits == milliunits)
        #expect(loaded.warnings == [])
    }

    @Test(
        "the storefront determines the currency",
        arguments: [("JPN", "100", "JPY", 100_000), ("TWN", "99", "TWD", 99_000)])
    func storefront(_ code: String, _ text: String, _ currency: String, _ amount: Int64) throws {
        let loaded = try CatalogFixture.load(
            CatalogFixture.file(
                products: [CatalogFixture.product(["displayPrice": "\"\(text)\""])],
                settings: #"{"_storefront": "\#(code)"}"#))
        let price = try #require(loaded.product("coins")?.prices[code])
        #expect(price.currency.code == currency)
        #expect(price.milliunits == amount)
        #expect(loaded.catalog.homeStorefront == code)
    }

    @Test("a null reference name beside a title is not reported")
    func nullReference() throws {
        let loaded = try CatalogFixture.load(
            CatalogFixture.file(products: [CatalogFixture.product(["referenceName": "null"])]))
        #expect(loaded.warnings == [])
        #expect(loaded.product("coins")?.referenceName == nil)
    }

    @Test(
        "wide, right-to-left, joined and combined texts are kept unchanged, and no en_US is needed",
        arguments: [
            ("zh_Hans", "专业版1年使用许可"), ("ar", "اشتراك سنوي"), ("he", "מנוי שנתי"), ("ko", "구독"),
            ("hi", "वार्षिक"), ("en_GB", "e\u{301}\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"),
        ])
    func scripts(_ locale: String, _ title: String) throws {
        let text = #"[{"locale":"\#(locale)","displayName":"\#(title)","description":"\#(title)"}]"#
        let loaded = try CatalogFixture.load(
            CatalogFixture.file(products: [CatalogFixture.product(["localizations": text])]))
        #expect(loaded.warnings == [])
        let read = loaded.product("coins")?.localizations.first?.displayName
        #expect(read.map { Array($0.utf8) } == Array(title.utf8))
    }

    @Test("a control character stays in the ID, and the warning shows it escaped")
    func controlInID() throws {
        let loaded = try CatalogFixture.load(
            CatalogFixture.file(products: [
                CatalogFixture.product(["productID": #""three_month\n""#])
            ]))
        #expect(loaded.product("three_month\n") != nil)
        let warning = try #require(loaded.warnings.first)
        #expect(warning.path == "$.products[0].productID")
        #expect(warning.message.contains(#""three_month\n""#))
        #expect(!warning.message.contains("\n"))
    }

    @Test("of several products with one ID the first complete one is kept")
    func duplicates() throws {
        let bare = #"{"productID": "coins", "type": "Consumable"}"#
        let second = CatalogFixture.product(["displayPrice": #""1.99""#])
        let late = try CatalogFixture.load(CatalogFixture.file(products: [bare, second]))
        #expect(late.product("coins")?.prices["USA"]?.milliunits == 1990)
        #expect(late.paths.contains("$.products[1]"))
        let first = CatalogFixture.product()
        let early = try CatalogFixture.load(CatalogFixture.file(products: [first, second, bare]))
        #expect(early.product("coins")?.prices["USA"]?.milliunits == 990)
        #expect(early.catalog.products.count == 2)
    }

    @Test("an ID that is both a product and an incomplete subscription stays the product")
    func duplicateInGroup() throws {
        let loaded = try CatalogFixture.load(
            CatalogFixture.file(
                products: [CatalogFixture.product()], subscriptions: [#"{"productID": "coins"}"#]))
        #expect(loaded.product("coins")?.type == .consumable)
        #expect(loaded.paths.contains("$.subscriptionGroups[0].subscriptions[0].type"))
        #expect(loaded.paths.contains("$.subscriptionGroups[0].subscriptions[0]"))
    }

    @Test(
        "a consumable delivers one good named like it, and other products deliver none")
    func standardGrants() throws {
        let loaded = try CatalogFixture.load(
            CatalogFixture.file(products: [CatalogFixture.product()]))
        #expect(loaded.product("coins")?.grants == [GoodAmount(good: "coins", amount: 1)])
        #expect(loaded.product("witness")?.grants == [])
    }

    @Test("long titles are kept with a warning, and extremely long ones are cut")
    func longTexts() throws {
        let long = String(repeating: "長", count: 5000)
        let endless = String(repeating: "x", count: 20_000)
        let loaded = try CatalogFixture.load(
            CatalogFixture.file(products: [
                CatalogFixture.product([
                    "localizations":
                        #"[{"locale":"ja","displayName":"\#(long)","description":"\#(endless)"}]"#
                ])
            ]))
        let text = try #require(loaded.product("coins")?.localizations.first)
        #expect(text.displayName == long)
        #expect(text.description.count == 10_000)
        #expect(
            loaded.paths == [
                "$.products[0].localizations[0].displayName",
                "$.products[0].localizations[0].description",
            ])
    }

    @Test("a duplicate name in one object is refused with its path")
    func twice() throws {
        let text = CatalogFixture.product().replacing(
            #""productID""#, with: #""display\u0050rice" : "7.77", "productID""#)
        let witness = CatalogFixture.product()
        let refusal = CatalogFixture.refusal(CatalogFixture.file(products: [witness, text]))
        #expect(refusal?.kind == .notJSON && refusal?.position != nil)
        #expect(
            refusal?.message
                == "the name occurs twice in one object: $.products[1].displayPrice")
    }

    @Test("an element that is not an object is left out")
    func noObject() throws {
        let loaded = try CatalogFixture.load(CatalogFixture.file(products: ["7", "null"]))
        #expect(loaded.paths == ["$.products[0]", "$.products[1]"])
        #expect(loaded.catalog.products.map(\.id) == ["witness"])
    }
}
