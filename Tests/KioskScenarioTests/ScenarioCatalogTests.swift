import Testing

@testable import KioskScenario

@Suite("Product edits in a scenario")
struct ScenarioCatalogTests {
    @Test("a price is changed while the shop is open, and reverted")
    func price() throws {
        try ScenarioAssertions.expect(
            """
              - expect: {price: {gems.60: 0.99}}
              - edit: gems.60
                price: 1.99
                expect: {price: {gems.60: 1.99, noads: 2.99}}
              - buy: gems.60
                expect: {receipt: {price: 1990}}
              - undo-edits: gems.60
                expect: {price: {gems.60: 0.99}}
              - edit: noads
                price: "5"
              - undo-edits
              - expect: {price: {noads: 2.99}}
            """)
        #expect(
            try ScenarioAssertions.failureText("  - expect: {price: {gems: 2.99}}\n    within: 1s")
                == "price: {gems: 2.99} | 0.99 USD")
    }

    @Test("a purchase confirmed at an outdated price is rejected and not charged")
    func midPurchase() throws {
        try ScenarioAssertions.expect(
            """
              - fault: purchase latency=40s
              - buy: gems.60
                expect: {state: purchasing}
              - edit: gems.60
                price: 1.99
              - expect: {state: failed, charged: no, charges: 0}
                within: 2h
              - buy: gems.60
                expect: {state: finished, receipt: {price: 1990}}
            """)
    }

    @Test("a sale ends automatically by the store's clock")
    func sale() throws {
        try ScenarioAssertions.expect(
            """
              - edit: gems.60
                sale: 0.49
                until: +PT1H
                expect: {price: {gems.60: 0.49}}
              - buy: gems.60
                expect: {receipt: {price: 490}}
              - clock: jump PT2H
                expect: {price: {gems.60: 0.99}}
              - buy: gems.60
                expect: {receipt: {price: 990}, charges: 2}
            """)
    }

    @Test("prices apply to a storefront, texts to a language, and availability everywhere")
    func places() throws {
        try ScenarioAssertions.expect(
            """
              - edit: gems.60
                price: 1.49
                title: 60 Rubine
                expect: {price: {gems.60: 1.49}}
              - expect: {price: {gems.60: 0.99}}
                on: phone-2
              - edit: gems.60
                storefront: USA
                price: 1.29
                locale: en_US
                title: 60 Rubies
                expect: {price: {gems.60: 1.49}}
              - buy: gems.60
                on: phone-2
                expect: {title: 60 Rubies, receipt: {price: 1290, currency: USD}}
              - buy: gems.60
                expect: {title: 60 Rubine, receipt: {price: 1490, currency: EUR}}
              - edit: noads
                not-in: [DEU]
                expect: {availability: {noads: not-in-storefront}}
              - expect: {availability: {noads: cleared}}
                on: phone-2
              - edit: noads
                only-in: DEU
                expect: {availability: {noads: cleared}}
              - expect: {availability: {noads: not-in-storefront}}
                on: phone-2
            """,
            head: """
                devices:
                  phone-1: {account: ann, storefront: DEU, locale: de_DE}
                  phone-2: bob

                """)
    }

    @Test("the cause of a product's unavailability is reported")
    func causes() throws {
        try ScenarioAssertions.expect(
            """
              - expect:
                  availability:
                    {gems.60: cleared, draft: draft, review: in-review, removed: removed, priceless: no-price, gems.61: unknown}
              - edit: gems.60
                availability: removed
                expect: {availability: {gems.60: removed}}
              - expect: {price: {noads: 2.99}}
            """)
        #expect(
            try ScenarioAssertions.failureText(
                "  - expect: {availability: {draft: cleared}}\n    within: 1s")
                == "availability: {draft: cleared} | draft")
        #expect(
            try ScenarioAssertions.failureText(
                "  - expect: {price: {priceless: 1}}\n    within: 1s"
            ).hasSuffix(
                "it is not on sale: no-price"))
        #expect(
            try ScenarioAssertions.failureText(
                "  - expect: {price: {removed: 0.99}}\n    within: 1s"
            ).hasSuffix(
                "it is not on sale: removed"))
    }

    @Test("an impossible edit is reported")
    func refused() throws {
        #expect(
            try ScenarioAssertions.failureText("  - edit: gems.60\n    price: 1.999").hasPrefix(
                "a change of gems.60 | Invalid price “1.999”"))
        #expect(
            try ScenarioAssertions.failureText("  - edit: rubies\n    price: 1").contains(
                "the catalog has no such product"))
        #expect(
            try ScenarioAssertions.failureText(
                "  - edit: gems.60\n    sale: 0.49\n    until: 2020-01-01"
            ).hasPrefix(
                "the store accepts it | "))
    }

    @Test("an announced price increase is accepted and charged, or ends the subscription")
    func announced() throws {
        try ScenarioAssertions.expect(
            """
              - buy: club
              - announce-price: club
                price: 12.99
                expect: {subscription: {price: 12.99}}
              - agree-price: club
              - clock: jump P32D
                expect: {subscription: {state: subscribed, price: 12.99}, receipt: {price: 12990}}
              - announce-price: club
                price: 15.99
              - clock: jump P32D
                expect: {subscription: {state: expired}, owned: []}
            """)
        try ScenarioAssertions.expect(
            """
              - buy: club
              - announce-price: club
                price: 12.99
                consent: no
              - clock: jump P32D
                expect: {subscription: {state: subscribed}, receipt: {price: 12990}}
              - extend: club
                days: 10
                expect: {subscription: {renews: 2026-03-11}}
            """)
        #expect(
            try ScenarioAssertions.failureText("  - announce-price: club\n    price: 12.99")
                .contains(
                    "has none: buy it in an earlier step"))
        #expect(
            try ScenarioAssertions.failureText(
                "  - buy: club\n  - announce-price: club\n    price: 1.999"
            ).contains(
                "more than 2 decimals"))
        #expect(
            try ScenarioAssertions.failureText("  - buy: club\n  - agree-price: club").hasPrefix(
                "the store accepts it | ")
        )
    }

    @Test("a delivered purchase is finished manually, and one in progress is not")
    func finishing() throws {
        try ScenarioAssertions.expect(
            """
              - fault: purchase drop-before every
              - buy: gems.60
                expect: {state: purchasing}
              - finish: gems.60
                refused: unknown
                expect: {state: purchasing, transactions: 1}
              - clear-faults
              - expect: {state: finished, charges: 1}
                within: 2h
              - finish: gems.60
              - fault: verify 503 every
              - buy: gems.60
                expect: {stage: received}
              - finish: gems.60
                refused: not-delivered
                expect: {stage: received, open: 1}
              - clear-faults
              - fault: finish 503
              - expect: {stage: delivered}
                within: 2h
              - finish: gems.60
                expect: {state: finished, open: 0, wallet: {gem: 120}}
            """)
        #expect(
            try ScenarioAssertions.failureText("  - finish: gems.60").hasSuffix(
                "there is none: buy it in an earlier step"))
        #expect(
            try ScenarioAssertions.failureText(
                "  - buy: gems.60\n  - finish: gems.60\n    refused: unknown")
                == "finish is refused: unknown | the transaction is finished")
        #expect(
            try ScenarioAssertions.failureText(
                "  - fault: verify 503 every\n  - buy: gems.60\n  - finish: gems.60"
            )
            .hasPrefix("the transaction is finished | not-delivered"))
        #expect(
            try ScenarioAssertions.failureText(
                "  - fault: finish 503 every\n  - buy: gems.60\n  - finish: gems.60"
            )
            .hasPrefix("the transaction is finished | no-answer"))
        try ScenarioAssertions.expect(
            """
              - fault: finish 503 every
              - buy: gems.60
                expect: {stage: delivered}
              - finish: gems.60
                refused: no-answer
                expect: {stage: delivered, open: 1}
            """)
    }

    @Test("manual finishing selects the open paid purchase, also if a newer purchase was declined")
    func finishingOlder() throws {
        try ScenarioAssertions.expect(
            """
              - buy: gems.60
                outcome: ask-to-buy
              - buy: gems.60
                outcome: decline
              - fault: finish 503 every
              - approve: gems.60
              - expect: {open: 1, wallet: {gem: 60}}
              - clear-faults
              - finish: gems.60
                expect: {open: 0, transactions: 2}
            """)
    }

    @Test("an app that crashes during manual finishing reports no reason")
    func finishingDead() throws {
        let steps = """
              - fault: finish 503 every
              - buy: gems.60
              - crash: before finish
              - finish: gems.60

            """
        try ScenarioAssertions.expect(steps + "  - launch\n  - expect: {open: 1}\n")
        #expect(
            try ScenarioAssertions.failureText(steps + "    refused: unknown\n").hasSuffix(
                "| the app crashed"))
    }

    @Test("undo-edits resets all named products and no others")
    func undone() throws {
        try ScenarioAssertions.expect(
            """
              - edit: gems.60
                price: 1.99
              - edit: noads
                price: 1.99
              - edit: theme
                price: 1.49
              - undo-edits: [gems.60, noads]
                expect: {price: {gems.60: 0.99, noads: 2.99, theme: 1.49}}
              - undo-edits: ~
                expect: {price: {theme: 1.99}}
            """)
    }

    @Test("an ambiguous product name is rejected")
    func ambiguous() throws {
        for wanted in ["availability: {e: unknown}", "price: {e: 0.99}"] {
            #expect(
                try ScenarioAssertions.failureText("  - expect: {\(wanted)}\n    within: 1s")
                    .contains(
                        "the catalog has"))
        }
    }

    @Test("a receipt is sent to verifyReceipt, and production redirects it")
    func receipt() throws {
        try ScenarioAssertions.expect(
            """
              - buy: noads
              - server: POST /buy/verifyReceipt
                send: {receipt-data: "{receipt of noads}"}
                expect: {status: 200, body: {status: 21007}}
              - server: POST /verifyReceipt
                send: {receipt-data: "{receipt of noads}", exclude-old-transactions: true}
                expect:
                  status: 200
                  body: {status: 0, environment: Sandbox, receipt: {in_app: [{product_id: noads}]}}
              - server: POST /verifyReceipt
                send: {receipt-data: "{not a variable}"}
                expect: {body: {status: 21002}}
            """)
    }
}
