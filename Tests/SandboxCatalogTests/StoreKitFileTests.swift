import Foundation
import SandboxCatalog
import StoreModel
import Testing

@Suite("Whole .storekit files")
struct StoreKitFileTests {
    @Test("a normal file has no warning")
    func plain() throws {
        let loaded = try CatalogFixture.load(CatalogFixture.file())
        #expect(loaded.warnings == [])
        #expect(loaded.catalog.app.name == "Fixture")
        #expect(loaded.catalog.app.bundleID == nil)
        #expect(loaded.catalog.defaultLocale == .fallback)
        #expect(loaded.catalog.homeStorefront == "USA")
        #expect(loaded.catalog.usualOutcome == .approve)
    }

    @Test("the requested bundle ID takes precedence")
    func bundleID() throws {
        let loaded = try CatalogLoader.load(
            bytes: Array(CatalogFixture.file().utf8), fileName: "x", bundleID: "com.example.team")
        #expect(loaded.catalog.app.bundleID == "com.example.team")
    }

    @Test(
        "unusual settings are reported and nothing else is lost",
        arguments: [
            (#"{"_storefront": "XYZ"}"#, "_storefront"), (#"{"_locale": "../x"}"#, "_locale"),
            (#"{"_timeRate": 7}"#, "_timeRate"),
            (#"{"_lastSynchronizedDate": ""}"#, "_lastSynchronizedDate"),
            (
                #"{"_lastSynchronizedDate": "2024-01-02T03:04:05Z"}"#, "_lastSynchronizedDate"
            ),
            (
                #"{"_lastAutoRenewableSubscriptionGroupID": "A"}"#,
                "_lastAutoRenewableSubscriptionGroupID"
            ),
            (#"{"_type": "settings"}"#, "_type"),
            (
                #"{"_storeKitErrors": [{"name": "Manage Subscriptions", "enabled": false}]}"#,
                "_storeKitErrors[0].name"
            ),
            (
                #"{"_storeKitErrors": [{"name": "App Transaction", "enabled": true}]}"#,
                "_storeKitErrors[0].enabled"
            ),
            (
                #"{"_storeKitErrors": [{"name": "Load Products", "enabled": true}]}"#,
                "_storeKitErrors[0].enabled"
            ),
            (#"{"_renewalBillingIssuesEnabled": true}"#, "_renewalBillingIssuesEnabled"),
        ])
    func settings(_ settings: String, _ path: String) throws {
        let loaded = try CatalogFixture.load(CatalogFixture.file(settings: settings))
        #expect(loaded.paths == ["$.settings.\(path)"])
        #expect(loaded.product("witness")?.prices["USA"] != nil)
    }

    @Test(
        "settings that occur in real files in several shapes are read without a warning",
        arguments: [
            "{}", "null", #"{"_compatibilityTimeRate": 6}"#,
            #"{"_compatibilityTimeRate": {"3": 6}}"#,
            #"{"_lastSynchronizedDate": 0}"#, #"{"_lastSynchronizedDate": 743722291.470198}"#,
            #"{"_storeKitErrors": []}"#, #"{"_disableDialogs": true}"#, #"{"_storeKitError": 0}"#,
            #"{"_storeKitErrors": [{"name": "Purchase", "enabled": false, "emptyOnError": true}]}"#,
            #"{"_storeKitErrors": [{"name": "Purchase", "current": {"index": 2, "type": "generic"}}]}"#,
        ])
    func settingsShapes(_ settings: String) throws {
        let loaded = try CatalogFixture.load(CatalogFixture.file(settings: settings))
        #expect(loaded.warnings == [])
    }

    @Test(
        "whether purchases show a dialog is read from the settings",
        arguments: [("true", true), ("false", false), ("1", false), ("null", false)])
    func dialogs(_ flag: String, _ isSkipped: Bool) throws {
        let file = CatalogFixture.file(settings: "{\"_disableDialogs\": \(flag)}")
        #expect(try CatalogFixture.load(file).catalog.skipsDialogs == isSkipped)
        #expect(try CatalogFixture.load(CatalogFixture.file()).catalog.skipsDialogs == false)
    }

    @Test("Ask to Buy, the language and the app's number are read from the settings")
    func settingsUsed() throws {
        let loaded = try CatalogFixture.load(
            CatalogFixture.file(
                settings: #"{"_askToBuyEnabled": true, "_locale": "zh_Hans", "#
                    + #""_applicationInternalID": "6756204776"}"#))
        #expect(loaded.catalog.usualOutcome == .askToBuy)
        #expect(loaded.catalog.defaultLocale == LocaleID(language: "zh", script: "Hans"))
        #expect(loaded.catalog.app.appleID == 6_756_204_776)
    }

    @Test(
        "payments without a chosen outcome follow the file",
        arguments: [
            (#"{"_failTransactionsEnabled": true}"#, Outcome.decline, ["_failTransactionsEnabled"]),
            (
                #"{"_billingIssuesEnabled": true, "_askToBuyEnabled": true}"#, .decline,
                ["_billingIssuesEnabled"]
            ),
            (#"{"_askToBuyEnabled": true}"#, .askToBuy, []), ("{}", .approve, []),
        ])
    func payments(settings: String, outcome: Outcome, warned: [String]) throws {
        let loaded = try CatalogFixture.load(CatalogFixture.file(settings: settings))
        #expect(loaded.catalog.usualOutcome == outcome)
        #expect(loaded.paths == warned.map { "$.settings.\($0)" })
    }

    @Test("rate, grace and failing renewals of subscriptions are read from the settings")
    func subscriptions() throws {
        let loaded = try CatalogFixture.load(
            CatalogFixture.file(
                settings: #"{"_timeRate": 15, "_billingGracePeriodEnabled": true, "#
                    + #""_renewalBillingIssuesEnabled": true}"#))
        #expect(
            loaded.catalog.subscriptions
                == SubscriptionSettings(
                    timeRate: .monthlyRenewalEveryThirtySeconds, hasGracePeriod: true,
                    failsRenewals: true))
        let odd = try CatalogFixture.load(CatalogFixture.file(settings: #"{"_timeRate": 14}"#))
        #expect(odd.paths == ["$.settings._timeRate"])
        #expect(odd.catalog.subscriptions.timeRate == .realTime)
    }

    @Test("the oldest format, without identifier, settings and non-renewing subscriptions, is read")
    func oldest() throws {
        let loaded = try CatalogFixture.load(
            #"{"products":[\#(CatalogFixture.product())],"subscriptionGroups":[],"#
                + #""version":{"major":1,"minor":0}}"#)
        #expect(loaded.warnings == [])
        #expect(loaded.catalog.products.map(\.id) == ["coins"])
    }

    @Test("an unknown version and unknown parts are read as far as they are known")
    func newer() throws {
        let loaded = try CatalogFixture.load(
            #"{"products":[\#(CatalogFixture.product())],"subscriptionSuiteGroups":[{}],"#
                + #""tomorrow":{"a":1},"version":{"major":9,"minor":1}}"#)
        #expect(loaded.paths == ["$.tomorrow", "$.version", "$.subscriptionSuiteGroups"])
        #expect(loaded.catalog.products.map(\.id) == ["coins"])
    }

    @Test("the newest format, with empty bundles and policies, is read without a warning")
    func newest() throws {
        let policies = #"{"eula": "", "policies": [{"locale": "en_US", "policyText": ""}]}"#
        let more =
            #" "appPolicies" : \#(policies), "subscriptionBundleGroups" : [], "#
            + #""subscriptionSuiteGroups" : [],"#
        let file = CatalogFixture.file(more: more).replacing(
            #""major" : 4, "minor" : 0"#, with: #""major" : 6, "minor" : 3"#)
        #expect(try CatalogFixture.load(file).warnings == [])
    }

    @Test("a private key is in no warning, report or error, wherever the file is broken")
    func privateKeyNowhere() throws {
        let secret = "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg"
        let pair = #"{"id": "C815358F", "privateKey": "\#(secret)", "publicKey": "\#(secret)"}"#
        let places = [
            #" "subscriptionOffersKeyPair" : \#(pair),"#,
            #" "subscriptionOffersKeyPair" : [\#(pair)],"#,
            #" "subscriptionOffersKeyPair" : "\#(secret)","#,
            #" "keyPair" : \#(pair),"#,
        ]
        for place in places {
            let loaded = try CatalogFixture.load(CatalogFixture.file(more: place))
            #expect(!"\(loaded)".contains("MIGHAgEA"))
            let report = try JSONEncoder().encode(CatalogCheckResult(file: "x", loaded: loaded))
            #expect(!String(decoding: report, as: UTF8.self).contains("MIGHAgEA"))
        }
        // The key is cut, the text right before and after it is broken, and the key is there twice.
        let whole = CatalogFixture.file(more: places[0])
        let cut = try #require(whole.range(of: secret)).lowerBound
        let twice = #" "subscriptionOffersKeyPair" : {}, "subscriptionOffersKeyPair" : \#(pair),"#
        let broken = [
            CatalogFixture.file(more: twice), String(whole[..<whole.index(cut, offsetBy: 20)]),
            whole.replacing("\"\(secret)\"", with: "\(secret)"),
            whole.replacing("\"\(secret)\"", with: "\"\(secret)\" \(secret)"),
            whole.replacing("\"\(secret)\"", with: "\"\(secret)\\x\""),
        ]
        for text in broken {
            let refusal = try #require(CatalogFixture.refusal(text))
            #expect(!"\(refusal)".contains("MIGHAgEA"))
            let report = try JSONEncoder().encode(CatalogCheckResult(refused: refusal))
            #expect(!String(decoding: report, as: UTF8.self).contains("MIGHAgEA"))
        }
    }

    @Test("a private key is reported and not stored")
    func privateKey() throws {
        let secret = "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg"
        let key = #" "subscriptionOffersKeyPair" : {"id": "C815358F", "privateKey": "\#(secret)"},"#
        let loaded = try CatalogFixture.load(CatalogFixture.file(more: key))
        #expect(loaded.paths == ["$.subscriptionOffersKeyPair.privateKey"])
        #expect(!"\(loaded)".contains("MIGHAgEA"))
        let broken = CatalogFixture.file(more: key).replacing("\"major\"", with: "major")
        let refusal = try #require(CatalogFixture.refusal(broken))
        #expect(!"\(refusal)".contains("MIGHAgEA"))
    }

    @Test("non-renewing subscriptions are read from their list, with or without a type")
    func nonRenewing() throws {
        let loaded = try CatalogFixture.load(
            CatalogFixture.file(nonRenewing: [
                CatalogFixture.product([
                    "productID": #""week""#, "type": #""NonRenewingSubscription""#,
                ]), CatalogFixture.product(["productID": #""year""#, "type": ""]),
            ]))
        #expect(loaded.product("week")?.type == .nonRenewable)
        #expect(loaded.product("year")?.type == .nonRenewable)
        #expect(loaded.paths == ["$.nonRenewingSubscriptions[1].type"])
    }

    @Test("a byte order mark, CRLF, tabs, minified text and a missing last line break are read")
    func forms() throws {
        let plain = CatalogFixture.file()
        let expected = try CatalogFixture.load(plain).catalog
        let crlf = plain.split(separator: "\n").joined(separator: "\r\n")
        let oneLine = String(plain.filter { $0 != "\n" })
        let minified = oneLine.replacing(" : ", with: ":").replacing("  ", with: "")
        var forms = ["\u{FEFF}" + plain, crlf, "\n\n \t" + plain, plain + "\n\n"]
        forms += [plain.replacing("  ", with: "\t"), plain.replacing(" : ", with: ": ")]
        forms += [oneLine, minified, String(plain.dropLast())]
        for form in forms {
            let loaded = try CatalogFixture.load(form)
            #expect(loaded.catalog == expected)
            #expect(loaded.warnings == [])
        }
    }

    @Test("escapes are decoded")
    func escapes() throws {
        let text = #"[{"locale": "en", "displayName": "\u00e9\ud83d\udc09\/\"\\\t\u001b[31m"}]"#
        let loaded = try CatalogFixture.load(
            CatalogFixture.file(products: [CatalogFixture.product(["localizations": text])]))
        let title = loaded.product("coins")?.localizations.first?.displayName
        #expect(title == "\u{E9}\u{1F409}/\"\\\t\u{1B}[31m")
    }

    @Test("a catalog without products is read, and a warning says that it sells nothing")
    func nothing() throws {
        let loaded = try CatalogFixture.load(#"{"products": []}"#)
        #expect(loaded.catalog.products == [])
        #expect(loaded.paths == ["$"])
    }

    @Test("10,000 products are read", .timeLimit(.minutes(2)))
    func many() throws {
        let products = (0..<10_000).map { number in
            CatalogFixture.product(["productID": "\"com.example.app.product.\(number)\""])
        }
        let bytes = Array(CatalogFixture.file(products: products).utf8)
        let start = ContinuousClock.now
        let loaded = try CatalogLoader.load(bytes: bytes, fileName: "many")
        print("10,000 products, \(bytes.count) bytes: \(ContinuousClock.now - start)")
        #expect(loaded.catalog.products.count == 10_001)
        #expect(loaded.warnings == [])
    }

    @Test("the warnings of a hostile file are counted, and only some are kept")
    func manyWarnings() throws {
        let products = [String](repeating: "0", count: 5000)
        let loaded = try CatalogFixture.load(CatalogFixture.file(products: products))
        #expect(loaded.warnings.count == 1001)
        #expect(loaded.warnings.last?.message == "4000 more warnings are not shown")
    }
}
