import PurchaseCore
import StoreAPI
import SandboxCatalog
import StoreModel
import Testing
import TextParsing

@testable import KioskScenario

@Suite("Scenario files")
struct ScenarioReaderTests {
    @Test("a complete file is read, each step with its line")
    func whole() throws {
        let scenario = try ScenarioReader.read(
            """
            scenario: two phones
            catalog: My.storekit
            seed: 7
            start: 2026-03-01T12:00:00Z
            devices: {phone: ann, tablet: bob}
            faults: [verify 503 every]
            steps:
              - buy: gems.60
                quantity: 2
                outcome: stuck
                crash: after purchase
                on: tablet
                expect: {state: purchasing, wallet: {gems: 0}, charges: 1, owned: [removeads]}
                within: 2h
              - launch
              - spend: {gems: 5}
              - clock: jump P1M
              - fault: purchase drop-after
              - expect: finished
            """)
        #expect(scenario.title == "two phones" && scenario.catalog == .file("My.storekit"))
        #expect(scenario.seed == 7 && scenario.start.milliseconds == 1_772_366_400_000)
        #expect(scenario.devices.map(\.account) == ["ann", "bob"])
        #expect(scenario.faults.map { "\($0)" } == ["verify 503 every"])
        #expect(scenario.steps.map(\.location.line) == [8, 15, 16, 17, 18, 19])
        let first = scenario.steps[0]
        #expect(first.text == "buy: gems.60" && first.device == "tablet")
        #expect(first.timeLimit == 7_200_000 && first.expectations.count == 4)
        #expect(first.operation.products == [ProductName("gems.60")])
        #expect(scenario.steps[5].expectations.map(\.text) == ["state: finished"])
    }

    @Test("the members of a purchase are read")
    func purchase() throws {
        let node = try YAMLNode.scenario(
            "buy: gems.60\nquantity: 2\noutcome: stuck\ncrash: after purchase")
        let purchase = try StepParts(node: node, value: node["buy"]).purchase()
        #expect(purchase.product.text == "gems.60" && purchase.quantity == 2)
        #expect(purchase.outcome == .stuck && purchase.crash == CrashMoment(.after, .purchase))
    }

    @Test("see and not-see expectations each have their own position")
    func sights() throws {
        let step = try #require(
            try ScenarioReader.read(
                "scenario: x\nsteps:\n  - see: [one,\n      two]\n    not-see: three\n"
            ).steps.first)
        #expect(step.expectations.map(\.location.line) == [3, 4, 5])
        #expect(step.expectations.map(\.location.column) == [11, 7, 5])
    }

    private struct Other: Error {}

    @Test(
        "an invalid scenario is rejected with its line",
        arguments: [
            ("", 1, "does not contain a scenario"), ("- a", 1, "is expected here"),
            ("scenario: x", 1, "The list of steps is missing"),
            ("scenario: x\nsteps: []", 2, "The list of steps is missing"),
            ("steps: [launch]", 1, "The title is missing"),
            ("scenario: x\nstep: [launch]", 2, "Did you mean “steps”?"),
            ("scenario: x\nsteps:\n  - lanch", 3, "Did you mean “launch”?"),
            ("scenario: x\nsteps:\n  - bui: gems", 3, "Did you mean “buy”?"),
            ("scenario: x\nsteps:\n  - buy: gems\n    quantity: 11", 4, "from 1 to 10"),
            (
                "scenario: x\nsteps:\n  - buy: gems\n    outcome: aprove", 4,
                "Did you mean “approve”?"
            ),
            ("scenario: x\nsteps:\n  - buy: gems\n    crash: during", 4, "use before or after"),
            (
                "scenario: x\nsteps:\n  - buy: gems\n    restore: x", 3,
                "A step can contain one action"
            ),
            ("scenario: x\nsteps:\n  - launch: x\n    quantity: 2", 3, "belongs to buy"),
            ("scenario: x\nsteps:\n  - within: 3s", 3, "The step is empty"),
            ("scenario: x\nsteps:\n  - wait: soon", 3, "a length of time"),
            ("scenario: x\nsteps:\n  - wait: 99999999999d", 3, "at most 36525d"),
            ("scenario: x\nsteps:\n  - expect: {}", 3, "leave “expect” out"),
            ("scenario: x\nsteps:\n  - fault: verfy 503", 3, "Did you mean “verify”?"),
            ("scenario: x\nsteps:\n  - crash: befor verify", 3, "Did you mean “before verify”?"),
            ("scenario: x\nsteps:\n  - crash: after verfy 2", 3, "Did you mean “after verify 2”?"),
            ("scenario: x\nsteps:\n  - crash: M1", 3, "N1"),
            ("scenario: x\nsteps:\n  - buy: a\n    on: phone-9", 4, "Did you mean “phone-1”?"),
            ("scenario: x\nsteps:\n  - refund: a\n    nth: 0", 4, "from 1 to"),
            ("scenario: x\nsteps:\n  - expire: a\n    nth: 1", 3, "“nth” belongs to"),
            ("scenario: x\nsteps:\n  - spend: {a: 1}\n    refused: unknown", 4, "not-enough"),
            (
                "scenario: x\nsteps:\n  - clock: back P1M", 3,
                "Invalid change of the clock “back P1M”: use freeze"
            ),
            ("scenario: x\nsteps:\n  - fault: pay 500", 3, "Unknown call “pay”"),
            (
                "scenario: x\nsteps:\n  - fault: purchase latency=0.5s", 3,
                "Invalid value “0.5s” for latency: use a time from 1ms to 1h in whole ms, s, m or h"
            ),
            ("scenario: x\nsteps:\n  - buy: gems\n    on: tablet", 4, "no device “tablet”"),
            ("scenario: x\nsteps:\n  - expect: {sate: x}", 3, "Did you mean “state”?"),
            ("scenario: x\nsteps:\n  - expect: {state: finishd}", 3, "Did you mean “finished”?"),
            ("scenario: x\nsteps:\n  - expect: {charges: -1}", 3, "from 0 to"),
            ("scenario: x\nseed: -1\nsteps: [launch]", 2, "A seed must be a whole number"),
            ("scenario: x\nstart: 1970-01-01\nsteps: [launch]", 2, "from 2020 to 2089"),
            ("scenario: x\nstart: 9999-01-01\nsteps: [launch]", 2, "from 2020 to 2089"),
            ("scenario: x\nstart: 2026-02-30\nsteps: [launch]", 2, "Invalid start time"),
            ("scenario: x\ndevices: {../x: ann}\nsteps: [launch]", 2, "letters, digits"),
            ("scenario: &a x\nsteps: [*a]", 1, "nchors and aliases are not supported"),
            ("scenario: x\nscenario: y\nsteps: [launch]", 2, "“scenario” occurs twice"),
            ("scenario: x\n\"scenario\": y\nsteps: [launch]", 2, "“scenario” occurs twice"),
            ("scenario: x\nsteps:\n  - buy: a\n    on: b\n    buy: c", 5, "first in line 3"),
            (
                "scenario: x\nsteps:\n  - expect: {open: 1, owes: {a: 1}, open: 2}", 3,
                "occurs twice"
            ),
            ("scenario: x\nsteps:\n  - launch: phone", 3, "takes no value"),
            ("scenario: x\nsteps:\n  - buy", 3, "needs a value"),
            ("scenario: x\nsteps:\n  - buy: [a, b]", 3, "A product is expected"),
            ("scenario: x\nsteps:\n  - wait: {a: b}", 3, "A time is expected"),
            ("scenario: x\nsteps: {a: b}", 2, "The list of steps is missing"),
            ("scenario: x\nsteps:\n  - repeat: 3", 3, "a list of steps"),
            ("scenario: x\nsteps:\n  - repeat: 0\n    steps: [restore]", 3, "from 1 to 10000"),
            (
                "scenario: x\nsteps:\n  - repeat: 2\n    buy: a\n    steps: [restore]", 3,
                "in one of"
            ),
            (
                "scenario: x\nsteps:\n  - repeat: 101\n    steps:\n      - repeat: 100\n        steps: [restore]",
                6, "at most 10000 steps"
            ),
            ("scenario: x\nsteps:\n  - sign-in: ../bob", 3, "letters, digits"),
            ("scenario: x\nsteps:\n  - server: FETCH /inApps", 3, "a method and a path"),
            ("scenario: x\nsteps:\n  - server: GET /etc/passwd", 3, "begin with /inApps/"),
            (
                "scenario: x\nsteps:\n  - server: GET /inApps/{id of x}", 3,
                "Invalid value in braces"
            ),
            (
                "scenario: x\nsteps:\n  - server: GET /inApps/{order of x", 3,
                "A closing brace is missing"
            ),
            ("scenario: x\nsteps:\n  - team-server: 99", 3, "from 100 to 599"),
            (
                "scenario: x\nsteps:\n  - expect: {notifications: [REFUNDS]}", 3,
                "Did you mean “REFUND”"
            ),
            (
                "scenario: x\nsteps:\n  - expect: {of: gems, open: 1}", 3,
                "“of” names the product of"
            ),
            ("scenario: x\nsteps:\n  - expect: {subscription: {state: grace}}", 3, "in-grace"),
            (
                "scenario: x\nsteps:\n  - expect: {subscription: {renews: soon}}", 3,
                "Invalid renewal date"
            ),
            (
                "scenario: x\ncatalog:\n  prodcts: []\nsteps: [launch]", 3,
                "Did you mean “products”?"
            ),
            ("scenario: x\ncatalog: {locale: en}\nsteps: [launch]", 2, "a list of products"),
            ("scenario: x\ncatalog: [a]\nsteps: [launch]", 2, "A catalog is expected"),
            ("scenario: x\ndevices: {a: {storefront: XX}}\nsteps: [launch]", 2, "three letters"),
            ("scenario: x\ndevices: {a: {locale: ..}}\nsteps: [launch]", 2, "Invalid language"),
            (
                "scenario: x\ndevices: {a: {storefront: JPN}, b: {storefront: USA}}\nsteps: [launch]",
                2, "one country"
            ),
            ("scenario: [x\nsteps: [launch]", 2, "YAML is not valid"),
            ("scenario: x\nsteps:\n  - edit: gems", 3, "A change is expected here"),
            ("scenario: x\nsteps:\n  - edit: gems\n    id: rubies", 4, "cannot be changed"),
            ("scenario: x\nsteps:\n  - buy: gems\n    id: rubies", 4, "cannot be changed"),
            ("scenario: x\nsteps:\n  - undo-edits: {gems: yes}", 3, "A product is expected"),
            ("scenario: x\nsteps:\n  - undo-edits: []", 3, "The list is empty"),
            ("scenario: x\nsteps:\n  - crash: [now]", 3, "A crash point"),
            (
                "scenario: x\nsteps:\n  - server: POST /verifyReceipt\n    send: {receipt-data: {receipt of gems}}",
                4, "in quotes"
            ),
            (
                "scenario: x\nsteps:\n  - server: POST /verifyReceipt\n    send: {a: \" {receipt of gems}\"}",
                4, "must be the whole value"
            ),
            (
                "scenario: x\nsteps:\n  - server: POST /verifyReceipt\n    send: '{\"receipt-data\": \"{receipt of gems}\"}'",
                4, "must be the whole value"
            ),
            ("scenario: x\nsteps:\n  - edit: gems\n    prise: 1", 4, "Did you mean “price”?"),
            ("scenario: x\nsteps:\n  - edit: gems\n    price: free", 4, "Invalid price"),
            ("scenario: x\nsteps:\n  - edit: gems\n    price: [1]", 4, "A price is expected"),
            (
                "scenario: x\nsteps:\n  - edit: gems\n    price: 1.99\n    storefront: JPN", 4,
                "such as 2."
            ),
            (
                "scenario: x\nsteps:\n  - edit: gems\n    sale: 0.49", 3,
                "Use sale and until together"
            ),
            (
                "scenario: x\nsteps:\n  - edit: gems\n    sale: 0.49\n    until: soon", 5,
                "Invalid end of a sale"
            ),
            (
                "scenario: x\nsteps:\n  - edit: gems\n    availability: gone", 4,
                "one of cleared, draft"
            ),
            ("scenario: x\nsteps:\n  - edit: gems\n    not-in: [JPN, XX]", 4, "Invalid storefront"),
            (
                "scenario: x\nsteps:\n  - edit: gems\n    not-in: JPN\n    only-in: USA", 3,
                "not both"
            ),
            (
                "scenario: x\nsteps:\n  - edit: gems\n    title: a\n    locale: ..", 5,
                "Invalid language"
            ),
            (
                "scenario: x\nsteps:\n  - buy: gems\n    price: 1", 3,
                "belongs to announce-price and edit"
            ),
            ("scenario: x\nsteps:\n  - announce-price: club", 3, "A new price is expected"),
            ("scenario: x\nsteps:\n  - extend: club\n    days: 91", 4, "from 1 to 90"),
            (
                "scenario: x\nsteps:\n  - finish: gems\n    refused: unknwon", 4,
                "Did you mean “unknown”?"
            ),
            ("scenario: x\nsteps:\n  - expect: {price: {gems: cheap}}", 3, "Invalid price"),
            ("scenario: x\nsteps:\n  - expect: {price: 1}", 3, "Products ({PRODUCT: …})"),
            (
                "scenario: x\nsteps:\n  - expect: {availability: {gems: removd}}", 3,
                "Did you mean “removed”?"
            ),
            (
                "scenario: x\nsteps:\n  - server: POST /verifyReceipt\n    send: {receipt-data: \"{recipt of gems}\"}",
                4, "Invalid value in braces"
            ),
            (
                "scenario: x\nsteps:\n  - server: GET /inApps/{receipt of gems}", 3,
                "A receipt cannot be in a path"
            ),
        ])
    func mistakes(_ text: String, _ line: Int, _ part: String) {
        let fault = #expect(throws: SourceError.self) { try ScenarioReader.read(text) }
        #expect(fault?.message.contains(part) == true, "\(fault?.message ?? "")")
        #expect(fault?.position.line == line, "\(fault.map { "\($0)" } ?? "")")
    }

    @Test("a file of more than one megabyte is rejected before it is parsed")
    func large() {
        let text = "scenario: x\nsteps: [launch]\n" + String(repeating: "#", count: 1 << 20)
        let fault = #expect(throws: SourceError.self) { try ScenarioReader.read(text) }
        #expect(fault?.message.contains("at most 1 MB") == true)
    }

    @Test("ten thousand steps are read, and more are rejected")
    func many() throws {
        func text(_ count: Int) -> String {
            "scenario: x\nsteps:\n" + String(repeating: "  - wait: 1s\n", count: count)
        }
        #expect(try ScenarioReader.read(text(10_000)).steps.count == 10_000)
        #expect(throws: SourceError.self) { try ScenarioReader.read(text(10_001)) }
    }

    @Test(
        "an inline catalog in flow style is read in kiosk's format, with quoted or plain keys",
        arguments: [
            "catalog: {CATALOG}\nsteps: [launch]", "catalog:\n  {CATALOG}\nsteps: [launch]",
            "steps: [launch]\ncatalog: {CATALOG} # the end }",
            "steps: [launch]\ncatalog: {\n  # it's } here\n  CATALOG\n}\nseed: 2",
        ],
        [
            "products: [{id: gems, type: consumable, prices: {USA: '0.99'}, grants: {gems: 60}}]",
            "'products': [{\"id\": \"gems\", \"type\": consumable, \"name\": \"}\\\"{'\", prices: {USA: \"0.99\"}, grants: {gems: 60}}]",
            "locale: en,\n products: [{id: gems, name: 'a''}b', type: consumable, prices: {USA: 1}, grants: {a: 1}}]",
        ])
    func flow(_ file: String, _ catalog: String) throws {
        let text =
            "scenario: x\n" + file.replacing("CATALOG", with: "app: {bundle-id: a.b}, " + catalog)
        guard case .inline(let node) = try ScenarioReader.read(text).catalog else { throw Other() }
        let read = try CatalogLoader.load(node, fileName: "x")
        #expect(read.catalog.products.map(\.id) == ["gems"], "\(text)")
        #expect(read.catalog.app.bundleID == "a.b")
    }

    @Test("an error in a flow-style catalog is reported at its position")
    func flowPlace() throws {
        let text = "scenario: x\nsteps: [launch]\ncatalog: {products: [{id: &a gems}]}"
        #expect(throws: SourceError.self) { try ScenarioReader.read(text) }
    }

    @Test("aliases that would multiply are rejected before they are expanded")
    func bomb() {
        var text = "scenario: x\na0: &a0 [x, x]\n"
        for index in 1...40 { text += "a\(index): &a\(index) [*a\(index - 1), *a\(index - 1)]\n" }
        #expect(throws: SourceError.self) { try ScenarioReader.read(text + "steps: [*a40]") }
    }

    @Test(
        "tags and anchors are found in every notation",
        arguments: [
            // A quote that continues plain text does not begin a quoted text for the parser.
            "about: x\n  'y\nscenario: one\n!a scenario: two\nsteps: [restore]\n#'",
            "about: x\n\n  \"y\nscenario: one\nsteps: [&a restore]\n#\"",
            "about: {a: x\n  'y, b: &c d'}\nscenario: one\nsteps: [restore]",
            "about: x\n  [ 'y\nscenario: one\nsteps: [&a restore]\n#'",
            "about: {a:'b, c: &d e'}\nscenario: one\nsteps: [restore]",
            "about: :'b\nscenario: one\nsteps: [&a restore]\n#'",
            // These characters end a line for the parser.
            "scenario: one # \u{2028}!a steps: [restore]",
            "scenario: one # \u{85}!a steps: [restore]",
            "scenario: one\n\u{FEFF}!a steps: [restore]",
            "--- !a\nscenario: one\nsteps: [restore]",
            "about: ! x\nscenario: one\nsteps: [restore]",
        ])
    func hidden(_ text: String) {
        #expect(throws: SourceError.self) { try ScenarioReader.read(text) }
    }

    @Test(
        "common YAML notations are read",
        arguments: [
            "---\nscenario: one\nsteps:\n- restore\n- 'launch'\n",
            "\u{FEFF}scenario: one\nsteps: [restore]\n",
            "scenario: one\n'steps':\n  - buy: gems\n    'quantity': 2\n",
            "scenario: one,\n  and two\n\nsteps: [restore, \n 'launch'\n]\n",
            "scenario: \"one: two\"\r\nsteps:\r\n  - restore\r\n",
            "scenario: it's one\nsteps: [{buy: gems, 'expect': {'charges': 1}}]\n",
            "scenario: ?[one] & *two*\nabout: \"a\n  \tb\"\nsteps: [restore]\n",
        ])
    func usual(_ text: String) throws {
        #expect(try !ScenarioReader.read(text).steps.isEmpty)
    }

    @Test(
        "an expectation that can never fail is rejected",
        arguments: [
            "see: []", "see: ' '", "not-see: ['']", "expect: {wallet: {}}", "expect: {owes: {}}",
            "expect: {events: []}", "expect: {subscription: {}}", "expect: {receipt: {}}",
            "expect: {body: {}}", "expect: {charges: 1, wallet: {}}",
        ])
    func empty(_ member: String) {
        let text = "scenario: one\nsteps:\n  - restore:\n    \(member)\n"
        #expect(throws: SourceError.self) { try ScenarioReader.read(text) }
    }

    @Test("a scenario has at most 100 devices")
    func devices() throws {
        func text(_ count: Int) -> String {
            let devices = (1...count).map { "d\($0): ann" }.joined(separator: ", ")
            return "scenario: x\ndevices: {\(devices)}\nsteps: [launch]"
        }
        #expect(try ScenarioReader.read(text(100)).devices.count == 100)
        let fault = #expect(throws: SourceError.self) { try ScenarioReader.read(text(101)) }
        #expect(fault?.message.contains("at most 100 devices") == true)
    }

    @Test("a scenario spans at most 200 years of its time")
    func long() throws {
        let day = "  - wait: 36525d\n"
        _ = try ScenarioReader.read("scenario: one\nsteps:\n\(day)")
        #expect(throws: SourceError.self) {
            try ScenarioReader.read("scenario: one\nsteps:\n\(day)\(day)")
        }
    }
}
