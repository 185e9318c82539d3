import SandboxCatalog
import StoreModel
import Testing

@Suite("Subscriptions of .storekit files")
struct StoreKitSubscriptionTests {
    private static let offer =
        #""displayPrice": "1.99", "internalID": "AA", "paymentMode": "payAsYouGo", "#
        + #""numberOfPeriods": 3, "subscriptionPeriod": "P1M""#

    static let oddities: [Oddity] = [
        Oddity(
            name: "type with a space", changes: ["type": #""Recurring Subscription""#],
            path: "type"),
        Oddity(name: "no type", changes: ["type": ""], path: "type"),
        Oddity(
            name: "another name for the price",
            changes: ["displayPrice": "", "subscriptionPrice": #""5.99""#],
            path: "subscriptionPrice"),
        Oddity(
            name: "another name for the period",
            changes: ["recurringSubscriptionPeriod": "", "subscriptionPeriod": #""P1M""#],
            path: "subscriptionPeriod"),
        Oddity(
            name: "a third name for the period",
            changes: ["recurringSubscriptionPeriod": "", "subscriptionDuration": #""P1M""#],
            path: "subscriptionDuration"),
        Oddity(
            name: "empty price", changes: ["displayPrice": #""""#], path: "displayPrice"),
        Oddity(
            name: "no period", changes: ["recurringSubscriptionPeriod": ""],
            path: "recurringSubscriptionPeriod"),
        Oddity(
            name: "odd period", changes: ["recurringSubscriptionPeriod": #""1 month""#],
            path: "recurringSubscriptionPeriod"),
        Oddity(
            name: "no group id", changes: ["subscriptionGroupID": ""], path: "subscriptionGroupID"),
        Oddity(
            name: "other group id", changes: ["subscriptionGroupID": #""G2""#],
            path: "subscriptionGroupID"),
        Oddity(name: "no level", changes: ["groupNumber": ""], path: "groupNumber"),
        Oddity(name: "level 0", changes: ["groupNumber": "0"], path: "groupNumber"),
        Oddity(
            name: "offer switched off",
            changes: ["introductoryOffer": #"{"displayPrice": "0.99", "paymentMode": "none"}"#],
            path: "introductoryOffer.paymentMode"),
        Oddity(
            name: "offer in other words",
            changes: ["introductoryOffer": #"{"mode": "freeTrial", "period": "P7D"}"#],
            path: "introductoryOffer.mode"),
        Oddity(
            name: "paid offer with an empty price",
            changes: [
                "introductoryOffer":
                    #"{"displayPrice":"","paymentMode":"payUpFront","subscriptionPeriod":"P1M"}"#
            ], path: "introductoryOffer.displayPrice"),
        Oddity(
            name: "offer without period",
            changes: ["introductoryOffer": #"{"paymentMode": "free"}"#],
            path: "introductoryOffer.subscriptionPeriod"),
        Oddity(
            name: "free offer with a left-over price",
            changes: [
                "introductoryOffer":
                    #"{"displayPrice":"0.99","paymentMode":"free","subscriptionPeriod":"P1W"}"#
            ], path: "introductoryOffer.displayPrice"),
        Oddity(
            name: "offer as dear as the subscription",
            changes: [
                "introductoryOffer":
                    #"{"displayPrice":"4.99","paymentMode":"payAsYouGo","subscriptionPeriod":"P1M"}"#
            ], path: "introductoryOffer.displayPrice"),
        Oddity(
            name: "both kinds of introductory offers",
            changes: [
                "introductoryOffer": "{\(offer)}", "introductoryOffers": "[{\(offer)}]",
            ], path: "introductoryOffer"),
        Oddity(
            name: "one offer id three times",
            changes: [
                "adHocOffers":
                    #"[{"offerID":"a",\#(offer)},{"offerID":"a",\#(offer)},{"offerID":"a",\#(offer)}]"#
            ], path: "adHocOffers[2]"),
        Oddity(
            name: "one internalID twice",
            changes: [
                "adHocOffers": #"[{"offerID":"a",\#(offer)},{"offerID":"b",\#(offer)}]"#
            ], path: "adHocOffers[1].internalID"),
        Oddity(
            name: "odd number of periods",
            changes: [
                "winbackOffers":
                    #"[{"paymentMode":"free","subscriptionPeriod":"P1W","numberOfPeriods":-2}]"#
            ], path: "winbackOffers[0].numberOfPeriods"),
        Oddity(
            name: "plan that costs something else",
            changes: [
                "billingPlans": #"[{"billingPlanType":"BILLED_UPFRONT","displayPrice":"0.99"}]"#
            ], path: "billingPlans[0].displayPrice"),
        Oddity(
            name: "plan of a kind that is not known",
            changes: ["billingPlans": #"[{"billingPlanType":"WEEKLY","displayPrice":"1"}]"#],
            path: "billingPlans[0].billingPlanType"),
        Oddity(
            name: "plan with a commitment that is no price",
            changes: [
                "billingPlans":
                    #"[{"billingPlanType":"MONTHLY","commitmentDisplayPrice":"a lot"}]"#
            ], path: "billingPlans[0].commitmentDisplayPrice"),
        Oddity(
            name: "offer of a plan that is not known",
            changes: [
                "adHocOffers": #"[{"offerID":"a","billingPlanType":"WEEKLY",\#(offer)}]"#
            ], path: "adHocOffers[0].billingPlanType"),
        Oddity(
            name: "plan with an empty price",
            changes: [
                "billingPlans": #"[{"billingPlanType":"BILLED_UPFRONT","displayPrice":""}]"#
            ], path: "billingPlans[0].displayPrice"),
    ]

    private func load(_ changes: [String: String]) throws -> LoadedCatalog {
        try CatalogFixture.load(
            CatalogFixture.file(subscriptions: [CatalogFixture.subscription(changes)]))
    }

    @Test("an odd subscription is reported by its path and kept", arguments: oddities)
    func odd(_ oddity: Oddity) throws {
        let loaded = try load(oddity.changes)
        #expect(
            loaded.paths.contains("$.subscriptionGroups[0].subscriptions[0].\(oddity.path)"),
            "\(loaded.warnings)")
        #expect(loaded.product("monthly")?.type == .autoRenewable)
        #expect(loaded.product("witness") != nil)
    }

    @Test("a normal subscription has its group, level, period and no warning")
    func plain() throws {
        let loaded = try load([:])
        #expect(loaded.warnings == [])
        let info = try #require(loaded.product("monthly")?.subscription)
        #expect(info.groupID == "G1")
        #expect(info.groupName == "Group")
        #expect(info.level == 1)
        #expect(info.period.iso8601 == "P1M")
        #expect(info.offers == [])
    }

    @Test("offers of all four kinds are read, and a missing count means 1")
    func offers() throws {
        let free = #""paymentMode": "free", "subscriptionPeriod": "P1W""#
        let loaded = try load([
            "introductoryOffer": "{\(Self.offer)}",
            "adHocOffers": #"[{"offerID": "back", "referenceName": "r", \#(free)}]"#,
            "codeOffers": #"[{"referenceName": "CODE", "eligibility": ["new"], \#(free)}]"#,
            "winbackOffers": #"[{"offerID": "won", "isEligible": true, \#(free)}]"#,
        ])
        #expect(loaded.warnings == [])
        let offers = try #require(loaded.product("monthly")?.subscription?.offers)
        #expect(offers.map(\.kind) == [.introductory, .promotional, .code, .winBack])
        #expect(offers.map(\.name) == ["", "back", "CODE", "won"])
        #expect(offers.map(\.numberOfPeriods) == [3, 1, 1, 1])
        #expect(offers.map { $0.price?.milliunits } == [1990, nil, nil, nil])
        #expect(offers.map(\.audience?.customers) == [nil, nil, [.new], nil])
    }

    @Test("the audiences of codes and win-back offers are read, and invalid ones are reported")
    func audiences() throws {
        let free = #""paymentMode": "free", "subscriptionPeriod": "P1W""#
        let loaded = try load([
            "codeOffers": #"""
            [{"referenceName": "A", "eligibility": ["expired", "new"], "isStackable": true, \#(free)},
             {"referenceName": "B", "eligibility": [], "isStackable": false, \#(free)},
             {"referenceName": "C", "eligibility": ["new", "old", 7], \#(free)},
             {"referenceName": "D", \#(free)}]
            """#,
            "winbackOffers": #"[{"offerID": "won", "isEligible": false, \#(free)}]"#,
        ])
        let offers = try #require(loaded.product("monthly")?.subscription?.offers)
        #expect(
            offers.map(\.audience) == [
                OfferAudience(customers: [.new, .expired], isStackable: true),
                OfferAudience(isStackable: false), OfferAudience(customers: [.new]), nil,
                OfferAudience(customers: []),
            ])
        let path = "$.subscriptionGroups[0].subscriptions[0].codeOffers"
        #expect(loaded.paths.contains("\(path)[1].eligibility"))
        #expect(loaded.paths.count { $0 == "\(path)[2].eligibility" } >= 1)
    }

    @Test("the list of introductory offers takes precedence over the single one")
    func introductoryList() throws {
        let loaded = try load([
            "introductoryOffer": "{\(Self.offer)}",
            "introductoryOffers": #"[{"paymentMode": "free", "subscriptionPeriod": "P2W"}]"#,
        ])
        let offers = loaded.product("monthly")?.subscription?.offers
        #expect(offers?.map(\.period.iso8601) == ["P2W"])
    }

    @Test("an introductory offer that is null or missing is not reported")
    func noIntroductory() throws {
        for value in ["null", ""] {
            let loaded = try load(["introductoryOffer": value])
            #expect(loaded.warnings == [])
            #expect(loaded.product("monthly")?.subscription?.offers == [])
        }
    }

    @Test("billing plans are kept with their prices, and each offer names its plan")
    func billingPlans() throws {
        let loaded = try load([
            "billingPlans": """
            [{"billingPlanType": "BILLED_UPFRONT", "displayPrice": "4.99", "isEnabled": true,
              "commitmentDisplayPrice": "4.99", "internalID": "6757140768_BILLED_UPFRONT"},
             {"billingPlanType": "MONTHLY", "displayPrice": "0.5", "isEnabled": false,
              "commitmentDisplayPrice": "6.00", "internalID": "1261786A"}]
            """,
            "introductoryOffers":
                #"[{"billingPlanType": "MONTHLY", \#(Self.offer)}]"#,
        ])
        #expect(loaded.warnings.map(\.path) == [])
        let info = try #require(loaded.product("monthly")?.subscription)
        let dollars = try #require(Currency(code: "USD"))
        #expect(
            info.billingPlans == [
                BillingPlan(
                    kind: .upFront, price: Price(milliunits: 4_990, currency: dollars),
                    commitmentPrice: Price(milliunits: 4_990, currency: dollars),
                    isEnabled: true),
                BillingPlan(
                    kind: .monthly, price: Price(milliunits: 500, currency: dollars),
                    commitmentPrice: Price(milliunits: 6_000, currency: dollars),
                    isEnabled: false),
            ])
        #expect(info.offers.map(\.billingPlan) == [.monthly])
    }

    @Test("an up-front plan with another price is kept beside the subscription's price")
    func otherPlanPrice() throws {
        let loaded = try load([
            "displayPrice": #""11.88""#,
            "billingPlans": #"[{"billingPlanType": "BILLED_UPFRONT", "displayPrice": "0.99"}]"#,
        ])
        let product = try #require(loaded.product("monthly"))
        #expect(product.prices["USA"]?.milliunits == 11_880)
        #expect(product.subscription?.billingPlans.first?.price?.milliunits == 990)
        #expect(product.subscription?.billingPlans.first?.isEnabled == true)
    }

    @Test(
        "a handwritten subscription with other names and few parts is kept and can sell later")
    func byHand() throws {
        let text = #"""
            {"products": [
               {"identifier": "x", "productID": "m", "type": "AutoRenewableSubscription",
                "displayPrice": "9.99", "recurringSubscriptionPeriod": "P1M",
                "subscriptionGroupID": "B6A95D90", "localizations": []}],
             "subscriptionGroups": [
               {"id": "G", "name": "Premium", "localizations": [{"locale": "en_US", "name": "P"}],
                "subscriptions": [
                  {"productID": "m"},
                  {"productID": "y", "subscriptionPrice": "59.99", "subscriptionPeriod": "P1Y",
                   "introductoryOffer": {"mode": "freeTrial", "period": "P7D"}}]}]}
            """#
        let loaded = try CatalogFixture.load(text)
        #expect(loaded.catalog.products.map(\.id) == ["m", "y"])
        #expect(loaded.product("m")?.prices["USA"]?.milliunits == 9_990)
        #expect(loaded.product("m")?.subscription?.groupID == "B6A95D90")
        #expect(loaded.product("y")?.subscription?.period.iso8601 == "P1Y")
        #expect(loaded.product("y")?.subscription?.offers == [])
    }

    @Test("an offer that is left out does not affect the others")
    func dropped() throws {
        let loaded = try load([
            "introductoryOffer": #"{"paymentMode": "none", "displayPrice": "0.99"}"#,
            "adHocOffers": #"[{"offerID": "a", \#(Self.offer)}]"#,
        ])
        #expect(loaded.product("monthly")?.subscription?.offers.map(\.name) == ["a"])
    }

    @Test("several subscriptions on one level are not reported")
    func oneLevel() throws {
        let loaded = try CatalogFixture.load(
            CatalogFixture.file(subscriptions: [
                CatalogFixture.subscription(),
                CatalogFixture.subscription(["productID": #""yearly""#]),
            ]))
        #expect(loaded.warnings == [])
        #expect(loaded.catalog.products.count == 3)
    }

    @Test("a group without subscriptions, and one whose texts have other names, are reported")
    func groups() throws {
        let loaded = try CatalogFixture.load(
            #"{"products": [], "subscriptionGroups": [{"id": "A", "name": "A", "#
                + #""localizations": [{"locale": "en_US", "name": "Premium"}]}]}"#)
        #expect(
            loaded.paths == [
                "$.subscriptionGroups[0].localizations[0].name", "$.subscriptionGroups[0]", "$",
            ])
    }
}
