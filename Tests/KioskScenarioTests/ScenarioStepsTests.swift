import Foundation
import KioskTestSupport
import SandboxBackend
import SandboxServer
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@testable import KioskScenario

@Suite("Steps and expectations")
struct ScenarioStepsTests {
    @Test("after sign-in each customer has only their own purchases")
    func signIn() throws {
        try ScenarioAssertions.expect(
            """
              - buy: gems.60
                expect: {wallet: {gem: 60}, charges: 1}
              - sign-in: bob
                expect: {wallet: {gem: 0}, transactions: 0, charges: 0}
              - buy: noads
                expect: {owned: [noads], charges: 1}
              - sign-in: ann
                expect: {wallet: {gem: 60}, owned: [], charges: 1}
              - quit
              - sign-in: bob
              - launch
              - expect: {owned: [noads]}
            """, head: "devices: {phone-1: ann}\n")
    }

    @Test("an order of another account waits until that account signs in again")
    func waits() throws {
        try ScenarioAssertions.expect(
            """
              - fault: verify 503 every
              - buy: gems.60
                expect: {stage: received, charges: 1}
              - sign-in: bob
              - clear-faults
              - wait: 3h
              - expect: {wallet: {gem: 0}, transactions: 0, charges: 0}
              - sign-in: ann
              - expect: {state: finished, wallet: {gem: 60}, charges: 1}
            """, head: "devices: {phone-1: ann}\n")
    }

    @Test("an impossible spending fails unless its rejection is expected")
    func spending() throws {
        #expect(try ScenarioAssertions.failureText("  - spend: {gem: 5}") == "5 gem to spend | 0")
        #expect(
            try ScenarioAssertions.failureText("  - spend: {nosuch: 5}")
                == "5 nosuch to spend | no product grants “nosuch”")
        let bought = "  - buy: gems.60\n"
        #expect(
            try ScenarioAssertions.failureText(bought + "  - spend: {gem: 61}")
                == "61 gem to spend | 60")
        try ScenarioAssertions.expect(
            bought + """
                  - spend: {gem: 61}
                    refused: not-enough
                    expect: {wallet: {gem: 60}}
                  - spend: {gem: 60}
                    expect: {wallet: {gem: 0}}
                """)
        #expect(
            try ScenarioAssertions.failureText(
                bought + "  - spend: {gem: 1}\n    refused: not-enough")
                == "the spending is refused: not-enough | the goods are spent")
        #expect(
            try ScenarioAssertions.failureText("  - spend: {gem: 1}\n    refused: no-answer")
                == "the spending is refused: no-answer | not-enough: 0")
    }

    @Test(
        "a spending is completed automatically after a lost answer or a crash",
        arguments: ["fault: spend 503", "fault: spend drop-after", "crash: after spend"])
    func spendingLater(_ trouble: String) throws {
        let launch = trouble.hasPrefix("crash") ? "  - launch\n" : ""
        try ScenarioAssertions.expect(
            "  - buy: gems.60\n  - \(trouble)\n  - spend: {gem: 45}\n\(launch)"
                + "  - wait: 2h\n  - expect: {wallet: {gem: 15}}\n")
    }

    @Test("a spending can be expected to have no answer, and is then completed automatically")
    func spendingUnanswered() throws {
        try ScenarioAssertions.expect(
            """
              - buy: gems.60
              - fault: spend 503
              - spend: {gem: 45}
                refused: no-answer
              - wait: 2h
              - expect: {wallet: {gem: 15}}
            """)
    }

    @Test("a restore that the store does not answer is retried and does not fail the step")
    func restoring() throws {
        try ScenarioAssertions.expect(
            """
              - buy: noads
              - fault: restore 503
              - restore
              - restore:
                expect: {owned: [noads]}
            """)
    }

    @Test("a number selects one of several purchases of a product")
    func numbers() throws {
        let bought =
            "  - buy: gems.60\n  - buy: gems.60\n  - fault: finish 503 every\n  - buy: gems.60\n"
        try ScenarioAssertions.expect(
            bought + """
                  - refund: gems.60
                    nth: 1
                  - expect: {refunds: 1, transactions: 3, open: 1, state: purchased}
                  - reverse-refund: gems.60
                    nth: 1
                  - expect: {refunds: 0}
                  - revoke: gems.60
                    nth: 2
                  - delete: gems.60
                    nth: 2
                  - clear-faults
                  - finish: gems.60
                    nth: 3
                    expect: {open: 0}

                """)
        try ScenarioAssertions.expect(
            """
              - buy: gems.60
                outcome: ask-to-buy
              - buy: gems.60
                outcome: ask-to-buy
              - decline: gems.60
                nth: 1
                expect: {charges: 0}
              - approve: gems.60
                nth: 2
                expect: {charges: 1, state: finished}
            """)
    }

    @Test("an order and a transaction have the names by which a step finds them")
    func naming() throws {
        let world = try ScenarioWorld(
            try TestCatalog.catalog(), start: ScenarioReader.defaultStart, seed: 1)
        let phone = world.device("phone-1", of: "customer")
        try world.launch(phone)
        let backend = world.backend
        func buy() throws {
            let outside = OutsidePurchase(
                account: "customer", device: "phone-1", productID: "gems.60", quantity: 1)
            _ = try world.perform { try await backend.buyOutside(outside) }
            // A second purchase of the product is answered with the first one until that is finished.
            _ = world.wait(atMost: 60_000) { false }
        }
        try buy()
        let first = try #require(world.orders.first?.transactionID)
        #expect(world.name(of: .transaction(first), on: "phone-1")?.product.text == "gems.60")
        #expect(world.name(of: .transaction(first), on: "phone-1")?.nth == nil)
        try buy()
        let second = try #require(world.orders.compactMap(\.transactionID).first { $0 != first })
        #expect(world.name(of: .transaction(first), on: "phone-1")?.nth == 1)
        #expect(world.name(of: .transaction(second), on: "phone-1")?.nth == 2)
        #expect(world.name(of: .transaction("7"), on: "phone-1") == nil)
        // Without a number, the newest purchase of all accounts is meant.
        let other = world.device("phone-2", of: "mia")
        try world.launch(other)
        let outside = OutsidePurchase(
            account: "mia", device: "phone-2", productID: "gems.60", quantity: 1)
        let bought = try world.perform { try await backend.buyOutside(outside) }
        #expect(world.name(of: .transaction(bought), on: "phone-2")?.nth == 1)
        #expect(world.name(of: .order("none"), on: "phone-1") == nil)
        world.end()
    }

    @Test(
        "exactly one keyword records an action of a shop",
        arguments: [
            (.order("i", .unstick), "unstick"), (.transaction("1", .reverse), "reverse-refund"),
            (.transaction("1", .refund(.percentage(50_000))), "refund"),
            (.transaction("1", .request(.unintendedPurchase)), "ask-refund"),
            (.subscription("1", .wish(.resume)), "resume-renewal"),
            (.subscription("1", .failRenewals(false)), "pay-renewals"),
            (.subscription("1", .extend(days: 7)), "extend"), (.clearFaults, "clear-faults"),
            (.clock(.nextEvent), "clock"), (.catalog(.reset(productID: nil)), "undo-edits"),
            (
                .buyOutside(purchase: OutsidePurchase(account: "a", device: "d", productID: "p")),
                "buy-outside"
            ),
        ] as [(SandboxAction, String)])
    func recordedKeyword(_ action: SandboxAction, _ name: String) {
        let words = StepKeyword.all.filter { !$0.recordedSteps(action).isEmpty }
        #expect(words.map(\.name) == [name])
        #expect(RecordedStep.steps(of: action).map(\.keyword) == [name])
    }

    @Test("an action that no step can perform is recorded by no keyword")
    func unrecordedAction() {
        #expect(RecordedStep.steps(of: .clearHistory(account: "customer")).isEmpty)
        #expect(RecordedStep.steps(of: .clock(.settle)).isEmpty)
    }

    @Test("a torn write in a crashed app's journal is skipped, and a running app has none")
    func tear() throws {
        let bought = "  - buy: gems.60\n    crash: C4\n"
        try ScenarioAssertions.expect(
            bought + """
                  - tear
                  - launch
                  - expect: {state: finished, charges: 1, wallet: {gem: 60}}

                """)
        #expect(
            try ScenarioAssertions.failureText("  - tear\n").contains(
                "it is running: crash it first"))
        #expect(
            try ScenarioAssertions.failureText("  - quit\n  - tear\n").contains(
                "had nothing to write"))
    }

    @Test("a torn write begins like a frame of the write-ahead log and is not a valid frame")
    func tornFrame() throws {
        let folder = try TemporaryFolder()
        let log = folder.file("journal.sqlite-wal")
        #expect(!TornWrite.add(to: log))
        // A header that declares pages of 4,096 bytes.
        var whole = Data(count: 32)
        whole[10] = 16
        try whole.write(to: URL(filePath: log))
        #expect(!TornWrite.add(to: log))
        whole += Data((0..<2 * 4120).map { UInt8(truncatingIfNeeded: $0 / 4120 + $0) })
        try whole.write(to: URL(filePath: log))
        #expect(TornWrite.add(to: log))
        let torn = try Data(contentsOf: URL(filePath: log))
        #expect(torn.count == whole.count + 2060)
        #expect(Array(torn.suffix(2060)) == Array(whole.suffix(4120).prefix(2060)))
    }

    @Test("a device has the configured storefront and language")
    func places() throws {
        try ScenarioAssertions.expect(
            """
              - buy: gems.60
                expect: {receipt: {storefront: DEU, currency: EUR, price: 990}}
              - buy: gems.60
                on: phone-2
                expect: {receipt: {storefront: USA, currency: USD}, title: The gems.60}
            """,
            head: """
                devices:
                  phone-1: {account: ann, storefront: DEU, locale: de_DE}
                  phone-2: bob

                """)
    }

    @Test("a receipt's fields can be expected, also those of an older purchase")
    func receipt() throws {
        try ScenarioAssertions.expect(
            """
              - buy: gems.60
                quantity: 3
              - buy: noads
                expect:
                  receipt: {productId: noads, quantity: 1, revocationDate: absent, purchaseDate: 2026-01-01}
              - expect: {of: gems.60, state: finished, receipt: {productId: gems.60, quantity: 3}}
              - refund: gems.60
              - expect: {of: gems.60, stage: refunded, receipt: {revocationDate: present}}
              - expect: {of: noads, state: finished}
            """)
        #expect(
            try ScenarioAssertions.failureText(
                "  - buy: noads\n    expect: {receipt: {quantity: 2}}\n    within: 1s")
                == "receipt: {quantity: 2} | quantity: 1")
        #expect(
            try ScenarioAssertions.failureText(
                "  - expect: {of: noads, state: finished}\n    within: 1s"
            ).hasSuffix(
                "no transaction of noads"))
    }

    @Test("a device's log events can be expected, and whether the merchant has them")
    func events() throws {
        try ScenarioAssertions.expect(
            """
              - fault: log 503 every
              - buy: gems.60
                expect: {events: [buy-confirmed, intent-recorded], log-shipped: no}
              - clear-faults
              - expect: {log-shipped: yes}
                within: 2h
            """)
        #expect(
            try ScenarioAssertions.failureText(
                "  - buy: gems.60\n    expect: {events: [no-such]}\n    within: 1s"
            )
            .contains("no-such is missing or out of order"))
    }

    @Test("a crash planned for the next start happens then")
    func crashAtStart() throws {
        try ScenarioAssertions.expect(
            """
              - buy: gems.60
                crash: after purchase
              - crash: after unfinished
              - launch
              - expect: {charges: 1, wallet: {gem: 0}}
              - launch
              - expect: {state: finished, charges: 1, wallet: {gem: 60}}
            """)
    }

    @Test("repeat steps can be nested, and a failure names its iteration")
    func repeated() throws {
        try ScenarioAssertions.expect(
            """
              - repeat: 2
                steps:
                  - repeat: 3
                    steps:
                      - buy: gems.60
                  - spend: {gem: 10}
              - expect: {charges: 6, wallet: {gem: 340}}
            """)
        let failure = try ScenarioAssertions.result(
            """
              - repeat: 3
                steps:
                  - buy: gems.60
                    expect: {charges: 1}
                    within: 1s
            """
        ).failure
        #expect(failure?.step == "buy: gems.60 (round 2 of 3)")
        #expect(failure?.line == 6 && failure?.column == 18 && failure?.number == 2)
    }
}

@Suite("The team's server in a scenario")
struct ScenarioTeamTests {
    @Test("the server calls the App Store Server API and gets its responses")
    func asks() throws {
        try ScenarioAssertions.expect(
            """
              - buy: gems.60
              - server: GET /inApps/v2/history/{transaction of gems.60}
                expect: {status: 200, body: {signedTransactions: 1, hasMore: no, environment: Sandbox}}
              - server: GET /inApps/v1/transactions/{transaction of gems.60}
                expect: {status: 200, transaction: {productId: gems.60, revocationDate: absent}}
              - server: GET /inApps/v1/lookup/{order of gems.60}
                expect: {status: 200, body: {status: 0}}
              - server: GET /inApps/v1/transactions/12345
                expect: {status: 404, body: {errorCode: 4040010}}
              - refund: gems.60
              - server: GET /inApps/v2/refund/lookup/{original of gems.60}
                expect: {status: 200, transaction: {revocationDate: present}}
              - server: GET /inApps/v1/nothing
                expect: {status: 404}
            """)
    }

    @Test("the server sends JSON bodies")
    func sends() throws {
        try ScenarioAssertions.expect(
            """
              - buy: gems.60
              - server: PUT /inApps/v1/transactions/{transaction of gems.60}/appAccountToken
                send: {appAccountToken: 7a1f4a6e-0b0c-4c1e-9a53-0c6b3d1f2e10}
                expect: {status: 200}
              - server: PUT /inApps/v1/transactions/{transaction of gems.60}/appAccountToken
                send: {appAccountToken: nobody}
                expect: {status: 400}
            """)
    }

    @Test("the server receives notifications in order, and later those that it missed")
    func told() throws {
        try ScenarioAssertions.expect(
            """
              - buy: gems.60
                expect: {notifications: [ONE_TIME_CHARGE]}
              - expect: {notifications: []}
              - team-server: 500
              - refund: gems.60
              - wait: 30m
              - expect: {notifications: []}
              - team-server: 200
              - wait: 2h
              - expect: {notifications: [REFUND]}
              - buy: club
                expect: {notifications: [SUBSCRIBED/INITIAL_BUY]}
              - fail-renewals: club
              - clock: jump P32D
              - expect: {notifications: [DID_FAIL_TO_RENEW], subscription: {state: in-retry, product: club}}
            """)
    }

    @Test("the server's test notification arrives")
    func test() throws {
        try ScenarioAssertions.expect(
            """
              - server: POST /inApps/v1/notifications/test
                expect: {status: 200, body: {testNotificationToken: present}, notifications: [TEST]}
              - server: GET /inApps/v1/notifications/test/{answer testNotificationToken}
                expect: {status: 200, body: {sendAttempts: 1}}
            """)
    }

    @Test("a subscription's state, next plan, renewal date and price can be expected")
    func subscription() throws {
        try ScenarioAssertions.expect(
            """
              - buy: club
                expect:
                  subscription: {product: club, state: subscribed, next: club, renews: 2026-02-01, price: 9.99}
              - cancel-renewal: club
              - expect: {subscription: {state: subscribed, renews: no}}
              - resume-renewal: club
              - expect: {subscription: {renews: 2026-02-01}}
              - expire: club
              - expect: {subscription: {state: expired}, owned: []}
            """)
    }
}

/// Plays scenarios with the catalog of the tests.
enum ScenarioAssertions {
    /// Records an issue for each step that fails.
    static func expect(
        _ steps: String, head: String = "", sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let failure = try result(steps, head: head).failure
        #expect(failure == nil, "\(failure.map { "\($0)" } ?? "")", sourceLocation: sourceLocation)
    }

    /// Returns the description of a step that fails.
    static func failureText(_ steps: String, head: String = "") throws -> String {
        let failure = try #require(try result(steps, head: head).failure)
        return "\(failure.expected) | \(failure.got)"
    }

    static func result(_ steps: String, head: String = "") throws -> ScenarioResult {
        let scenario = try ScenarioReader.read("scenario: test\n\(head)steps:\n\(steps)")
        return try ScenarioPlayer(
            scenario, catalog: try TestCatalog.catalog(), serverAPI: serverAPI
        ).play { _ in [] }
    }

    private static func serverAPI(_ backend: EmbeddedBackend, at now: Timestamp) -> ServerAPI {
        var settings = ServerSettings(tokenHash: "")
        settings.realTime = { now }
        let server = InProcessServer(backend, settings)
        return { await server.answer($0) }
    }
}
