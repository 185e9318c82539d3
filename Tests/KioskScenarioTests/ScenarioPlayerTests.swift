import ShopTestSupport
import StoreModel
import Testing

@testable import KioskScenario

@Suite("Playing scenarios")
struct ScenarioPlayerTests {
    private func play(
        _ steps: String, head: String = "", audit: ScenarioPlayer.Audit = { _ in [] }
    ) throws -> ScenarioResult {
        let scenario = try ScenarioReader.read("scenario: test\n\(head)steps:\n\(steps)")
        return try ScenarioPlayer(scenario, catalog: try TestCatalog.catalog()).play(audit: audit)
    }

    private func expect(
        _ steps: String, head: String = "", sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let result = try play(steps, head: head)
        #expect(
            result.failure == nil, "\(result.failure.map { "\($0)" } ?? "")",
            sourceLocation: sourceLocation)
    }

    @Test("a purchase survives an hour's outage and two crashes, and is refunded after spending")
    func hour() throws {
        try expect(
            """
              - fault: verify 503 every
              - buy: gems.60
                expect: {stage: received, charged: yes, wallet: {gem: 0}}
              - crash
              - launch
              - wait: 1h
              - clear-faults
              - crash: before finish
              - wait: 2h
              - launch
              - expect: {open: 0, wallet: {gem: 60}, charges: 1}
              - spend: {gem: 45}
                expect: {wallet: {gem: 15}}
              - refund: gems.60
                expect: {wallet: {gem: 0}, owes: {gem: 45}, refunds: 1}
            """)
    }

    @Test("an optional step is skipped if it is impossible, but its expectations are checked")
    func optional() throws {
        try expect("  - {refund: gems.60, optional: yes}\n  - {launch: , optional: yes}")
        let failure = try play("  - {refund: gems.60, optional: yes, expect: {charges: 1}}").failure
        #expect(failure?.expected == "charges: 1")
        #expect(try play("  - {refund: gems.60, optional: no}").failure != nil)
    }

    @Test("every purchase outcome ends in its state")
    func outcomes() throws {
        try expect(
            """
              - buy: gems.60
                outcome: decline
                expect: {state: failed, charged: no, charges: 0}
              - buy: gems.60
                outcome: cancel
                expect: {state: failed, charged: no}
              - buy: gems.60
                outcome: ask-to-buy
                expect: deferred
              - approve: gems.60
                expect: {state: finished, charges: 1}
              - buy: gems.60
                outcome: slow-approve
                expect: {state: finished, charges: 2}
                within: 5m
              - buy: gems.60
                outcome: interrupted
                expect: {state: failed, charges: 2}
              - resolve: gems.60
                expect: {state: finished, charges: 3}
              - buy: gems.60
                outcome: answer-lost
                expect: {state: finished, charges: 4}
              - buy: gems.60
                outcome: stuck
                expect: {stage: retrying, charged: unknown, charges: 5}
              - unstick: gems.60
                expect: {state: finished, wallet: {gem: 300}, open: 0}
                within: 10m
              - buy-outside: gems.60
                expect: {state: finished, wallet: {gem: 360}}
            """)
    }

    @Test("a failed expectation is reported with its line, the actual value, and both sides")
    func failure() throws {
        let result = try play("  - buy: gems.60\n    expect: {wallet: {gem: 61}}\n    within: 5s\n")
        let failure = try #require(result.failure)
        #expect(failure.line == 4 && failure.column == 14 && failure.step == "buy: gems.60")
        #expect(failure.location(in: "a.yaml") == "a.yaml:4:14: step 1, buy: gems.60")
        #expect(failure.expected == "wallet: {gem: 61}" && failure.got == "60")
        #expect(failure.sides.contains { $0.hasPrefix("phone-1: gems.60 finished") })
        let store = "store: gems.60 of customer on phone-1 finished, USD 0.99"
        #expect(failure.sides.contains(store), "\(failure.sides)")
        #expect(result.steps == 0)
    }

    @Test(
        "a failure points to the line and column of its expectation, in every notation",
        arguments: [
            ("    expect:\n      state: finished\n      charges: 2", 7, 7),
            ("    expect: {state: finished,\n      charges: 2}", 6, 7),
            ("    expect:\n      owes:\n        gem: 0\n        rubies: 1", 8, 9),
            ("    expect: failed", 5, 13),
            ("    expect:\n      of: gems.60\n      stage: received", 7, 7),
        ])
    func places(_ expectations: String, _ line: Int, _ column: Int) throws {
        let steps = "  - restore\n  - buy: gems.60\n\(expectations)\n    within: 1m\n"
        let failure = try #require(try play(steps).failure)
        #expect(failure.line == line && failure.column == column, "\(failure)")
        #expect(failure.number == 2)
    }

    @Test("an impossible step is reported at its own position")
    func place() throws {
        let failure = try #require(try play("  - restore\n  - refund: gems.60\n").failure)
        #expect(failure.location(in: "a.yaml") == "a.yaml:4:5: step 2, refund: gems.60")
    }

    @Test(
        "an impossible step is reported with a reason",
        arguments: [
            ("  - buy: rubies", "the catalog has no such product"), ("  - buy: e", "such products"),
            ("  - refund: gems.60", "there are no orders of it"),
            ("  - buy: gems.60\n  - approve: gems.60", "its orders are finished"),
            ("  - quit\n  - buy: gems.60", "launch it first"),
            ("  - crash\n  - crash", "launch it first"),
            ("  - clock: step", "Nothing is due"), ("  - clock: set 0", "cannot go back"),
            ("  - clock: set 253402300800000", "2099"),
            ("  - storefront: XXX", "does not have a storefront"),
            ("  - launch", "quit or crash it first"), ("  - quit\n  - quit", "launch it first"),
            ("  - quit\n  - crash", "launch it first"),
            ("  - buy: gems.60\n  - refund: gems.60\n  - refund: gems.60", "refunded"),
            ("  - buy: gems.60\n    outcome: decline\n  - refund: gems.60", "declined"),
            (
                "  - buy: gems.60\n    outcome: ask-to-buy\n  - decline: gems.60\n  - approve: gems.60",
                "its orders are declined"
            ),
            ("  - sign-in: customer", "is already"),
            ("  - expire: club", "buy it in an earlier step"),
            ("  - buy: noads\n  - expire: noads", "its type is"),
            ("  - announce-price: gems.60\n    price: 5.99", "its type is"),
            ("  - extend: noads\n    days: 7", "its type is"),
            ("  - cancel-renewal: gems.60", "its type is"),
            (
                "  - buy: gems.60\n  - refund: gems.60\n    nth: 2",
                "number 2 of gems.60 customer has 1"
            ),
            (
                "  - buy: gems.60\n  - refund: gems.60\n  - refund: gems.60\n    nth: 1",
                "number 1 of gems.60 that order is refunded"
            ),
            ("  - server: GET /inApps/v1/lookup/{order of noads}", "buy it in an earlier step"),
            ("  - server: GET /inApps/v1/lookup/1", "without a server"),
            ("  - server: GET /inApps/{answer x}", "there was no request"),
            ("  - expect: {status: 200}\n    within: 1s", "there was no request"),
        ])
    func impossible(_ steps: String, _ part: String) throws {
        let result = try play(steps)
        let failure = try #require(result.failure)
        #expect("\(failure.expected) \(failure.got)".contains(part), "\(failure)")
    }

    @Test("a failure lists the store's side once, whatever the number of the customer's devices")
    func sidesOnce() throws {
        let failure = try #require(
            ScenarioAssertions.result(
                "  - buy: gems.60\n  - expect: {charges: 2}\n    within: 1s\n",
                head: "devices: {phone-1: ann, phone-2: ann, phone-3: bob}\n"
            ).failure)
        #expect(failure.sides.count { $0.hasPrefix("store: gems.60 of ann on phone-1") } == 1)
        #expect(failure.sides.count { $0.hasPrefix("store:") } == 1)
    }

    @Test("a failure states the amount of a partial refund")
    func partSides() throws {
        let failure = try #require(
            ScenarioAssertions.result(
                "  - buy: gems.60\n  - refund: gems.60\n    percent: 50\n    expect: {charges: 2}\n    within: 1s\n"
            ).failure)
        #expect(
            failure.sides.contains(
                "store: gems.60 of customer on phone-1 refunded 0.49 of 0.99, USD 0.99"),
            "\(failure.sides)")
    }

    @Test("a product shared by the family is not listed as bought on the member's device")
    func familySides() throws {
        let failure = try #require(
            ScenarioAssertions.result(
                """
                  - join-family: ann
                    on: phone-2
                  - share-family: yes
                  - buy: club
                  - expect: {charges: 5}
                    within: 1s
                """, head: "devices: {phone-1: ann, phone-2: bob}\n"
            ).failure)
        #expect(!failure.sides.contains { $0.contains(" on  ") }, "\(failure.sides)")
    }

    @Test("ten thousand steps are played")
    func many() throws {
        try expect(
            """
              - repeat: 2000
                steps:
                  - wait: 1m
                  - wait: 1m
                  - wait: 1m
                  - wait: 1m
                  - expect: {open: 0}
            """)
    }

    @Test("the log of a device is complete if the app is running, closed or crashed at the end")
    func wholeLog() throws {
        let on = try play("  - buy: gems.60\n  - wait: 1s").log
        #expect(on.count > 5)
        for end in ["quit", "crash"] {
            let result = try play("  - buy: gems.60\n  - wait: 1s\n  - \(end)")
            #expect(result.failure == nil && Array(result.log.prefix(on.count)) == on)
        }
    }

    @Test("an audit violation fails the scenario")
    func audit() throws {
        #expect(
            try play("  - wait: 1s", audit: { _ in ["I1 is broken."] }).failure?.got
                == "I1 is broken.")
    }

    @Test("the same file produces an identical log, and no real time passes")
    func same() throws {
        let steps = """
              - buy: gems.60
              - fault: purchase drop-after chance=50%/3
              - wait: 300d
              - buy: gems.60
                crash: after verify
              - launch
              - expect: {open: 0}
            """
        let first = try play(steps)
        #expect(first.failure == nil, "\(first.failure.map { "\($0)" } ?? "")")
        #expect(first.log.count > 15)
        for _ in 0..<5 { #expect(try play(steps).log == first.log) }
    }
}
