import SandboxCatalog
import StoreModel
import Testing
import TextParsing

@Suite("Catalogs in kiosk's own format")
struct KioskCatalogTests {
    private static let head = """
        app: {bundle-id: com.example.game, apple-id: 42, name: Game}
        storefront: JPN
        locale: ja
        products:

        """

    private static func product(_ lines: String...) -> String {
        let own = ["id: gems", "type: consumable", "localizations: {en: {name: Gems}}"]
        let all = own.filter { line in
            !lines.contains { $0.prefix(while: { $0 != ":" }) == line.prefix(while: { $0 != ":" }) }
        }
        let prices = lines.contains { $0.hasPrefix("prices") } ? [] : [#"prices: {USA: "0.99"}"#]
        return "  - " + (all + prices + lines).joined(separator: "\n    ") + "\n"
    }

    private func load(_ text: String) throws -> LoadedCatalog {
        try CatalogLoader.load(bytes: Array(text.utf8), fileName: "game.yaml")
    }

    @Test("subscription settings are read")
    func subscriptions() throws {
        let loaded = try load(
            "subscriptions: {time-rate: 6, grace-period: true, failing-renewals: true, "
                + "renewal-limit: 12}\n" + Self.head + Self.product())
        #expect(loaded.warnings == [])
        #expect(
            loaded.catalog.subscriptions
                == SubscriptionSettings(
                    timeRate: .oneSecondIsOneDay, hasGracePeriod: true, failsRenewals: true,
                    renewalLimit: SubscriptionSettings.sandboxLimit))
    }

    @Test(
        "an invalid rate or limit is reported and ignored",
        arguments: ["{time-rate: 14}", "{renewal-limit: -1}", "{renewal-limit: 99999}"])
    func oddSubscriptions(_ text: String) throws {
        let loaded = try load("subscriptions: \(text)\n" + Self.head + Self.product())
        #expect(loaded.warnings.count == 1)
        #expect(loaded.catalog.subscriptions == SubscriptionSettings())
    }

    @Test("every part of a product is read")
    func whole() throws {
        let loaded = try load(
            Self.head + """
                  - id: com.example.game.gems
                    type: consumable
                    reference: Gems
                    localizations:
                      en: {name: Gems, description: "Shiny: very."}
                      zh-Hans: {name: 宝石}
                    prices: {USA: "0.99", JPN: 160, KWT: "0.310"}
                    sale: {prices: {USA: "0.49"}, ends: 2030-06-30T12:00:00Z}
                    grants: {gems: 60, dust: 1}
                    family-shareable: true
                    availability: in-review
                    addedAt: 2030-01-31
                    lowBalance: {good: gems, below: 20}
                  - {id: pass, type: non-renewing, duration: P90D,
                     localizations: {en: {name: Pass}}, prices: {JPN: "100"}}

                """)
        #expect(loaded.warnings == [])
        #expect(loaded.catalog.app.bundleID == "com.example.game")
        #expect(loaded.catalog.app.appleID == 42)
        #expect(loaded.catalog.homeStorefront == "JPN")
        #expect(loaded.catalog.defaultLocale == LocaleID(language: "ja"))
        let gems = try #require(loaded.product("com.example.game.gems"))
        #expect(gems.prices["JPN"]?.milliunits == 160_000)
        #expect(gems.prices["KWT"]?.milliunits == 310)
        #expect(gems.sales["USA"]?.price.milliunits == 490)
        #expect(gems.sales["USA"]?.ends.milliseconds == 1_909_051_200_000)
        #expect(gems.grants.map(\.amount) == [60, 1])
        #expect(gems.isFamilyShareable)
        #expect(gems.availability == .inReview)
        #expect(gems.newUntil?.milliseconds == 1_897_257_600_000)
        #expect(gems.lowBalance == GoodAmount(good: "gems", amount: 20))
        #expect(gems.localizations.map(\.locale.identifier) == ["en", "zh_Hans"])
        #expect(gems.localizations.first?.description == "Shiny: very.")
        #expect(loaded.product("pass")?.duration?.iso8601 == "P90D")
    }

    @Test("a subscription has its group, period and offers in the home storefront's currency")
    func subscription() throws {
        let loaded = try load(
            Self.head
                + Self.product(
                    "id: club", "type: auto-renewable",
                    "subscription: {group: club, group-name: Club, level: 2, period: P1M, offers: ["
                        + "{kind: introductory, mode: free, period: P1W}, "
                        + "{kind: win-back, name: back, mode: pay-up-front, price: 300, "
                        + "period: P3M, periods: 1}]}"))
        #expect(loaded.warnings == [])
        let info = try #require(loaded.product("club")?.subscription)
        #expect(info.groupName == "Club")
        #expect(info.level == 2)
        #expect(info.offers.map(\.kind) == [.introductory, .winBack])
        #expect(info.offers.last?.price?.milliunits == 300_000)
        #expect(info.offers.last?.price?.currency.code == "JPY")
    }

    @Test(
        "an invalid part is reported by its path",
        arguments: [
            ("colour: red", "colour"), (#"prices: {XXX: "1"}"#, "prices.XXX"),
            (#"prices: {USA: "1,99"}"#, "prices.USA"), (#"prices: {JPN: "1.5"}"#, "prices.JPN"),
            ("prices: 1", "prices"), ("grants: {gems: 0}", "grants.gems"),
            ("grants: {gems: many}", "grants.gems"), ("availability: soon", "availability"),
            ("duration: P90D", "duration"), ("family-shareable: maybe", "family-shareable"),
            ("addedAt: soon", "addedAt"), ("lowBalance: 20", "lowBalance"),
            ("lowBalance: {below: 20}", "lowBalance.good"),
            ("lowBalance: {good: gems, below: 0}", "lowBalance.below"),
            ("lowBalance: {good: dust, below: 20}", "lowBalance.good"),
            ("lowBalance: {good: gems, under: 20}", "lowBalance.under"),
            (#"sale: {ends: 2030-13-01, prices: {USA: "0.49"}}"#, "sale.ends"),
            (#"sale: {ends: 2030-01-01, prices: {USA: "0.99"}}"#, "sale.prices.USA"),
            ("sale: {ends: 2030-01-01}", "sale.prices"), ("subscription: {}", "subscription"),
            ("localizations: {}", "localizations"),
            ("localizations: {C: {name: X}}", "localizations.C"),
            ("localizations: {en: Gems}", "localizations.en"),
            ("localizations: {en: {title: Gems}}", "localizations.en.title"),
            ("type: coin", "type"), ("id: ''", "id"), (#"id: "a\u0007""#, "id"),
        ])
    func odd(_ line: String, _ path: String) throws {
        let witness = Self.product("id: witness")
        let loaded = try load(Self.head + Self.product(line) + witness)
        #expect(loaded.paths.contains("$.products[0].\(path)"), "\(loaded.warnings)")
        #expect(loaded.product("witness")?.prices["USA"]?.milliunits == 990)
    }

    @Test("an invalid head is reported", arguments: ["storefront: Mars", "locale: ''", "x: 1"])
    func oddHead(_ line: String) throws {
        let loaded = try load("app: {bundle-id: a.b}\n\(line)\nproducts:\n" + Self.product())
        #expect(loaded.paths == ["$.\(line.prefix(while: { $0 != ":" }))"])
        #expect(loaded.catalog.homeStorefront == "USA")
    }

    @Test(
        "a sale ends at the instant that its date states",
        arguments: [
            ("2030-01-01", 1_893_456_000_000), ("2028-02-29", 1_835_395_200_000),
            ("1970-01-01T00:00:01Z", 1000), ("0001-01-01", -62_135_596_800_000),
        ])
    func ends(_ date: String, _ milliseconds: Int64) throws {
        let sale = #"sale: {ends: \#(date), prices: {USA: "0.49"}}"#
        let loaded = try load(Self.head + Self.product(sale))
        #expect(loaded.warnings == [])
        #expect(loaded.product("gems")?.sales["USA"]?.ends.milliseconds == milliseconds)
    }

    @Test(
        "an invalid date does not end a sale",
        arguments: ["2030-02-29", "2030-1-1", "2030-01-01T25:00:00Z", "2030-01-01 10:00", "soon"])
    func noDate(_ date: String) throws {
        let sale = #"sale: {ends: "\#(date)", prices: {USA: "0.49"}}"#
        let loaded = try load(Self.head + Self.product(sale))
        #expect(loaded.paths == ["$.products[0].sale.ends"])
        #expect(loaded.product("gems")?.sales == [:])
    }

    @Test("a consumable without grants delivers one good named like the product")
    func standardGrants() throws {
        let loaded = try load(Self.head + Self.product())
        #expect(loaded.product("gems")?.grants == [GoodAmount(good: "gems", amount: 1)])
    }

    @Test("plain words stay as written: NO is Norway and 1.10 is not 1.1")
    func words() throws {
        let loaded = try load(
            Self.head
                + Self.product(
                    "id: 1.10", "reference: NO", "localizations: {no: {name: yes}}",
                    "prices: {NOR: 1.10}"))
        #expect(loaded.warnings == [])
        let product = try #require(loaded.product("1.10"))
        #expect(product.referenceName == "NO")
        #expect(product.localizations.first?.displayName == "yes")
        #expect(product.prices["NOR"]?.milliunits == 1100)
    }

    @Test(
        "anchors and aliases are refused",
        arguments: [
            "products: &all []\n", "a: &x [1]\nproducts: *x\n",
            "a: &x 1\n? *x\n: 2\nproducts: []\n",
            "a: &a [1,1]\nb: &b [*a,*a]\nc: &c [*b,*b]\nproducts: *c\n",
        ])
    func aliases(_ text: String) throws {
        let refusal = try #require(CatalogFixture.refusal(text))
        #expect(refusal.kind == .notYAML)
        #expect(refusal.message.contains("alias"))
        #expect(refusal.position != nil)
    }

    @Test("a text that contains & and * is not an alias")
    func ampersand() throws {
        let loaded = try load(
            Self.head
                + Self.product(#"localizations: {en: {name: "R&B *new*", description: "a &b *c"}}"#)
        )
        #expect(loaded.warnings == [])
        #expect(loaded.product("gems")?.localizations.first?.displayName == "R&B *new*")
    }

    @Test(
        "an exponential nesting of aliases in a key is refused at once", .timeLimit(.minutes(2)))
    func laughs() throws {
        var text = "a0: &a0 [1]\n"
        for level in 1...40 { text += "a\(level): &a\(level) [*a\(level - 1),*a\(level - 1)]\n" }
        #expect(CatalogFixture.refusal(text + "? *a40\n: 1\nproducts: []\n")?.kind == .notYAML)
    }

    @Test(
        "invalid YAML is refused with line and column",
        arguments: [
            ("products:\n  - id: a\n type: b\n", 3), ("products: [\n", 2), ("products: 'a\n", 2),
            ("products: []\nproducts: []\n", 2), ("\tproducts: []\n", 1),
            ("products: []\n---\nproducts: []\n", 2), ("products: [\u{7}]\n", 1),
        ])
    func broken(_ text: String, _ line: Int) throws {
        let refusal = try #require(CatalogFixture.refusal(text))
        #expect(refusal.kind == .notYAML)
        #expect(refusal.position?.line == line, "\(refusal)")
    }

    @Test("deep nesting is refused", arguments: [100, 900, 5000, 100_000])
    func depth(_ levels: Int) throws {
        let flow = "products: " + String(repeating: "[", count: levels)
        let closed = flow + String(repeating: "]", count: levels)
        let block = "products:\n" + String(repeating: "- ", count: levels) + "a\n"
        for text in [flow, closed, block] {
            #expect(CatalogFixture.refusal(text)?.kind == .notYAML)
        }
    }

    @Test("a file with only comments is refused as empty")
    func comments() throws {
        let kind = CatalogFixture.refusal("# nothing\n")?.kind
        #expect(kind == .empty)
    }
}
