import KioskScenario
import KioskTestSupport
import KioskUI
import PurchaseCore
import StoreAPI
import StoreModel
import Testing

@testable import KioskApp

@Suite("Recording a scenario")
struct ScenarioRecorderTests {
    private static let device = Scenario.Device(name: "phone-1", account: "customer")
    private static let start = ScenarioReader.defaultStart

    @Test("user actions become steps with the waiting time between them")
    func steps() throws {
        let recorder = ScenarioRecorder("x.yaml", start: Self.start)
        recorder.record(.engine(.restore), at: Self.start.adding(milliseconds: 500))
        recorder.record(.query(.orders), at: Self.start.adding(milliseconds: 600))
        recorder.record(isRunning: false, at: Self.start.adding(milliseconds: 12_700))
        recorder.record(isRunning: true, at: Self.start.adding(milliseconds: 13_000))
        recorder.record(
            .sandbox(.planFault(plan: try FaultPlan(words: ["verify", "503", "every"]))),
            at: Self.start.adding(milliseconds: 14_000))
        recorder.record(
            .engine(.spend(GoodAmount(good: "gems", amount: 5), note: "")),
            at: Self.start.adding(milliseconds: 15_000))
        recorder.resolveTarget = { _ in .init(product: ProductName("com.example.gems")) }
        recorder.record(
            .sandbox(.order(IntentID("i-1"), .approve)), at: Self.start.adding(milliseconds: 16_000)
        )
        recorder.record(
            .sandbox(.clock(.rate(86_400_500))), at: Self.start.adding(milliseconds: 17_000))
        recorder.end(
            RecordedState(
                counts: [("open", 0)], owned: ["a.b", "no"],
                goods: [GoodAmount(good: "gems", amount: 7)]),
            at: Self.start.adding(milliseconds: 18_000))
        let text = recorder.text(
            title: "what: happened", catalog: "/tmp/My App.storekit", Self.device, seed: 1)
        #expect(
            text == """
                scenario: "what: happened"
                catalog: "/tmp/My App.storekit"
                devices: {phone-1: customer}
                steps:
                  - restore
                  - wait: 10s
                  - crash
                  - launch
                  - fault: verify 503 every
                  - spend: {gems: 5}
                  - approve: com.example.gems
                  - clock: rate 86400.500
                  - expect:
                      open: 0
                      owned: [a.b, "no"]
                      wallet: {gems: 7}

                """)
        let scenario = try ScenarioReader.read(text)
        #expect(scenario.steps.count == recorder.count)
        #expect(scenario.title == "what: happened")
    }

    @Test("catalog edits, subscription changes and manual resolutions become steps")
    func sold() throws {
        let recorder = ScenarioRecorder("x.yaml", start: Self.start)
        recorder.resolveTarget = { _ in .init(product: ProductName("club")) }
        let dollars = try #require(Currency(code: "USD"))
        let price = Price(milliunits: 5_990, currency: dollars)
        let german = try #require(LocaleID("de"))
        for wish: Command in [
            .sandbox(
                .catalog(
                    .change(
                        productID: "gems",
                        changes: [
                            .price(price, storefront: "USA"), .availability(.inReview),
                            .sale(
                                CatalogSale(
                                    price: price, ends: Self.start.adding(milliseconds: 3_600_000)),
                                storefront: "USA"),
                            .notIn(["JPN", "DEU"]), .onlyIn(["USA"]),
                            .title("60: Rubine", locale: german),
                            .description("yes", locale: german),
                        ]))), .sandbox(.catalog(.reset(productID: "gems"))),
            .sandbox(.catalog(.reset(productID: nil))),
            .sandbox(.subscription(TransactionID("1"), .price(price, consent: true))),
            .sandbox(.subscription(TransactionID("1"), .extend(days: 7))),
            .engine(.manage(TransactionID("1"), .agreeToPrice)),
            .engine(.finish(TransactionID("1"))),
            .sandbox(
                .buyOutside(
                    purchase: OutsidePurchase(account: "ann", device: "phone", productID: "gems"))),
        ] { recorder.record(wish, at: Self.start) }
        let text = recorder.text(title: "t", catalog: nil, Self.device, seed: 1)
        let steps = text.split(separator: "steps:\n").last.map(String.init)
        #expect(
            steps == """
                  - edit: gems
                    price: "5.99"
                    storefront: USA
                  - edit: gems
                    availability: in-review
                  - edit: gems
                    sale: "5.99"
                    until: "2026-01-01T01:00:00Z"
                    storefront: USA
                  - edit: gems
                    not-in: "JPN,DEU"
                  - edit: gems
                    only-in: USA
                  - edit: gems
                    title: "60: Rubine"
                    locale: de
                  - edit: gems
                    description: "yes"
                    locale: de
                  - undo-edits: gems
                  - undo-edits
                  - announce-price: club
                    price: "5.99"
                  - extend: club
                    days: 7
                  - agree-price: club
                  - finish: club
                  - buy-outside: gems

                """)
        #expect(try ScenarioReader.read(text).steps.count == recorder.count)
    }

    @Test("a change that the store rejected becomes a comment, and the rest can be played")
    func refused() throws {
        let recorder = ScenarioRecorder("x.yaml", start: Self.start)
        recorder.record(.engine(.restore), at: Self.start)
        let edit = Command.sandbox(.catalog(.change(productID: "gems", changes: [.notIn(["JPN"])])))
        recorder.record(edit, at: Self.start.adding(milliseconds: 9_000))
        // An earlier command failed, which has no step any more.
        recorder.record(
            .failed(.sandbox(.transaction("1", .refund(.whole))), CommandError("Too late.")))
        recorder.record(.failed(edit, CommandError("It is\nsold there.\u{2028}- launch")))
        // The second rejection concerns no recorded change.
        recorder.record(.failed(edit, CommandError("Again.")))
        recorder.record(
            .sandbox(.catalog(.reset(productID: nil))), at: Self.start.adding(milliseconds: 9_000))
        recorder.record(
            .failed(.engine(.manage("1", .cancel)), CommandError("That was another wish.")))
        let text = recorder.text(title: "t", catalog: nil, Self.device, seed: 1)
        #expect(
            text.hasSuffix(
                """
                  - restore
                  - wait: 7s
                  # - edit: gems
                  #   not-in: JPN
                  # was refused: It is sold there. - launch
                  - undo-edits

                """), "\(text)")
        #expect(try ScenarioReader.read(text).steps.count == recorder.count)
    }

    @Test("a step names the right one of several purchases of a product")
    func older() throws {
        let recorder = ScenarioRecorder("x.yaml", start: Self.start)
        recorder.resolveTarget = { _ in .init(product: ProductName("gems"), nth: 2) }
        recorder.record(.sandbox(.transaction(TransactionID("7"), .refund(.whole))), at: Self.start)
        recorder.record(
            .sandbox(.transaction(TransactionID("7"), .refund(.percentage(50_000)))), at: Self.start
        )
        recorder.record(.sandbox(.order(IntentID("i-1"), .approve)), at: Self.start)
        let text = recorder.text(title: "t", catalog: nil, Self.device, seed: 1)
        #expect(
            text.hasSuffix(
                """
                  - refund: gems
                    nth: 2
                  - refund: gems
                    nth: 2
                    percent: 50
                  - approve: gems
                    nth: 2

                """), "\(text)")
        #expect(try ScenarioReader.read(text).steps.count == recorder.count)
    }

    @Test("a rejected spending becomes a step that expects it, and an unanswered one a plain step")
    func unspent() throws {
        let recorder = ScenarioRecorder("x.yaml", start: Self.start)
        let goods = GoodAmount(good: "gems", amount: 61)
        recorder.record(.engine(.spend(goods, note: "")), at: Self.start)
        recorder.spendRefusal = { $0 == goods ? .notEnough : nil }
        recorder.record(
            .failed(.engine(.spend(goods, note: "")), CommandError("There are only 60.")))
        recorder.record(
            .failed(.engine(.spend(goods, note: "")), CommandError("Nothing was said before that."))
        )
        recorder.record(.engine(.spend(goods, note: "")), at: Self.start)
        recorder.spendRefusal = { _ in nil }
        recorder.record(.failed(.engine(.spend(goods, note: "")), CommandError("No answer.")))
        let text = recorder.text(title: "t", catalog: nil, Self.device, seed: 1)
        #expect(
            text.hasSuffix(
                """
                  - spend: {gems: 61}
                    refused: not-enough
                  - spend: {gems: 61}
                  # No answer.

                """), "\(text)")
        #expect(try ScenarioReader.read(text).steps.count == recorder.count)
    }

    @Test("a failed change of the account is not recorded, because scenarios cannot express it")
    func moved() throws {
        let recorder = ScenarioRecorder("x.yaml", start: Self.start)
        recorder.record(.changeContext(.account("bob")), at: Self.start)
        recorder.record(.failed(.changeContext(.account("bob")), CommandError("Nobody can move.")))
        recorder.record(.changeContext(.storefront("XXX")), at: Self.start)
        recorder.record(
            .failed(.changeContext(.storefront("XXX")), CommandError("There is no such country.")))
        recorder.record(.engine(.restore), at: Self.start)
        let text = recorder.text(title: "t", catalog: nil, Self.device, seed: 1)
        #expect(
            text.hasSuffix(
                """
                steps:
                  # - storefront: XXX
                  # was refused: There is no such country.
                  - restore

                """), "\(text)")
    }

    @Test("a rejection applies to the last action, and one with an unknown result stays a step")
    func unsure() throws {
        let recorder = ScenarioRecorder("x.yaml", start: Self.start)
        recorder.resolveTarget = { wanted in
            if case .transaction("1") = wanted { .init(product: ProductName("gems")) } else { nil }
        }
        recorder.record(
            .sandbox(.transaction(TransactionID("1"), .request(.unintendedPurchase))),
            at: Self.start)
        // A free purchase, which no step can name.
        let decline = Command.sandbox(.transaction(TransactionID("0"), .decline))
        recorder.record(decline, at: Self.start)
        recorder.record(.failed(decline, CommandError("Nobody has asked.")))
        let reset = Command.sandbox(.catalog(.reset(productID: nil)))
        recorder.record(reset, at: Self.start)
        recorder.record(
            .failed(reset, CommandError("It may have done\u{1B}\u{FEFF} it.", isRefusal: false)))
        let text = recorder.text(title: "t", catalog: nil, Self.device, seed: 1)
        #expect(text.contains("  - ask-refund: gems\n") && !text.contains("Nobody has asked"))
        #expect(text.hasSuffix("  - undo-edits\n  # It may have done   it.\n"), "\(text)")
        #expect(try ScenarioReader.read(text).steps.count == recorder.count)
    }

    @Test("clearing one planned fault keeps the others")
    func oneFault() throws {
        let recorder = ScenarioRecorder("x.yaml", start: Self.start)
        let left = try FaultPlan(words: ["finish", "503", "every"])
        recorder.faultPlansExcept = { $0 == 7 ? [left] : [] }
        recorder.record(.sandbox(.clearFault(id: 7)), at: Self.start)
        let text = recorder.text(
            title: "t", catalog: nil,
            Scenario.Device(
                name: "a.b", account: "mia.smith", storefront: "JPN",
                locale: try #require(LocaleID("ja_JP"))), seed: 1)
        #expect(text.contains("  - clear-faults\n  - fault: finish 503 every\n"))
        let device = try #require(try ScenarioReader.read(text).devices.first)
        #expect(device.name == "a.b" && device.account == "mia.smith")
        #expect(device.storefront == "JPN" && device.locale.identifier == "ja_JP")
    }

    @Test(
        "a catalog path is relative to the scenario file",
        arguments: [
            ("/home/mia/app/My.storekit", "/home/mia/app/bug.yaml", "My.storekit"),
            ("/home/mia/app/My.storekit", "/home/mia/app/tests/bug.yaml", "../My.storekit"),
            ("/home/mia/My.storekit", "/tmp/bug.yaml", "/home/mia/My.storekit"),
            ("/home/mia/a/b.yaml", "/home/mia/c/d/e.yaml", "../../a/b.yaml"),
        ])
    func relative(_ path: String, _ file: String, _ wanted: String) {
        #expect(RelativePath.of(path, from: file) == wanted)
    }

    @Test("an unknown order becomes a comment, and the rest can be played")
    func unknown() throws {
        let recorder = ScenarioRecorder("x.yaml", start: Self.start)
        recorder.record(.sandbox(.transaction(TransactionID("7"), .refund(.whole))), at: Self.start)
        recorder.record(.engine(.restore), at: Self.start)
        let text = recorder.text(title: "t", catalog: nil, Self.device, seed: 2)
        #expect(text.contains("  # refund: no step can refer to the item that it changed\n"))
        #expect(try ScenarioReader.read(text).steps.count == 1)
    }

    @Test(
        "texts with a meaning in YAML are quoted and read back unchanged",
        arguments: [
            "a: b", "- a", "#", "\"", "yes", "1e3", "{x}", "ä", "é 🐉", "a\nb", "'", "", " a ", "*a",
            "&a", "!a", "%a", "@", "a #b",
        ])
    func quoting(_ text: String) throws {
        let yaml = "scenario: \(YAMLText.scalar(text))\nsteps: [restore]"
        if text.isEmpty { return }
        #expect(try ScenarioReader.read(yaml).title == text)
    }
}
