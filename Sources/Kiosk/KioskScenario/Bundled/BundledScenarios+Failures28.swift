extension BundledScenarios {
    /// The known ways to lose a purchase, numbers 28 to 40 of the article “Reported failures”.
    static let failures28 = [
        Entry(
            "failure/28",
            """
            scenario: ids that are not on sale are reported, each with its reason
            steps:
              - expect:
                  availability:
                    gems.60: cleared
                    com.example.dragonmarket.gems.61: unknown
                    chapter.lanternnight: removed
                    soundtrack: in-review
              - edit: gems.330
                availability: draft
              - edit: potion
                not-in: USA
              - expect: {availability: {gems.330: draft, potion: not-in-storefront, gems.60: cleared}}
              - see: [330 Gems $4.99 ○ not on sale, 5 Healing Potions no price ○ not on sale]
            """),
        Entry(
            "failure/29",
            """
            scenario: one confirmation is one payment, even if Enter is pressed again during the purchase
            steps:
              - fault: purchase latency=10s
              - press: b tab enter enter enter
                expect: {transactions: 1, charges: 1, wallet: {gems: 60}, open: 0}
                within: 10m
              - press: b enter
                expect: {transactions: 1, charges: 1, wallet: {gems: 60}}
            """),
        Entry(
            "failure/30",
            """
            scenario: the app crashes after it sends the finish, and the goods are delivered
            steps:
              - buy: gems.60
                crash: after finish
              - expect: {charges: 1}
              - launch
              - expect: {state: finished, open: 0, wallet: {gems: 60}}
            """),
        Entry(
            "failure/31",
            """
            scenario: a consumable is never an entitlement, before its finish, after it, or after a restore
            steps:
              - fault: finish drop-before every
              - buy: gems.60
                expect: {stage: delivered, owned: []}
              - clear-faults
              - expect: {state: finished, owned: []}
                within: 2h
              - restore
              - expect: {owned: [], transactions: 1}
            """),
        Entry(
            "failure/32",
            """
            scenario: each order has its own result, independent of earlier orders
            steps:
              - buy: gems.60
                outcome: ask-to-buy
                expect: deferred
              - fault: purchase drop-after nth=1
              - buy: potion
                expect: {of: potion, state: finished}
                within: 10m
              - expect: {of: gems.60, state: deferred}
              - decline: gems.60
              - expect: {of: gems.60, state: failed, charged: no}
              - expect: {of: potion, state: finished, charged: yes}
              - expect: {charges: 1, wallet: {gems: 0, potions: 5}}
            """),
        Entry(
            "failure/33",
            """
            scenario: a start without answers is not delayed, and entitlements remain
            steps:
              - buy: removeads
                expect: {owned: [removeads]}
              - quit
              - fault: updates timeout every
              - fault: products timeout every
              - fault: wallet timeout every
              - fault: subscriptions timeout every
              - launch
              - expect: {owned: [removeads], open: 0}
            """),
        Entry(
            "failure/34",
            """
            scenario: entitlements do not depend on the list of products
            steps:
              - buy: removeads
                expect: {owned: [removeads]}
              - quit
              - fault: products 503 every
              - launch
              - expect: {owned: [removeads], of: removeads, state: finished}
              - buy: gems.60
                expect: {owned: [removeads], transactions: 1, charges: 1}
            """),
        Entry(
            "failure/35",
            """
            scenario: a product bought again after its expiry has a new purchase date
            steps:
              - buy: pass.week
                expect: {state: finished, receipt: {purchaseDate: 2026-01-01}}
              - wait: 30d
              - buy: pass.week
                expect: {state: finished, charges: 2, receipt: {purchaseDate: 2026-01-31}}
            """),
        Entry(
            "failure/36",
            """
            scenario: a consumption request and a declined refund request are not refunds
            steps:
              - buy: gems.60
                expect: {state: finished, notifications: [ONE_TIME_CHARGE]}
              - ask-refund: gems.60
                expect: {notifications: [CONSUMPTION_REQUEST], state: finished, refunds: 0, wallet: {gems: 60}}
              - decline-refund: gems.60
                expect: {notifications: [REFUND_DECLINED], state: finished, refunds: 0, wallet: {gems: 60}}
              - ask-refund: gems.60
              - refund: gems.60
                expect: {notifications: [CONSUMPTION_REQUEST, REFUND], stage: refunded, wallet: {gems: 0}}
            """),
        Entry(
            "failure/37",
            """
            scenario: the connection breaks between charge and answer, and the status request finds the outcome
            steps:
              - fault: purchase drop-after every
              - fault: updates drop-before every
              - buy: gems.60
                expect: {charged: unknown, charges: 1}
              - crash
              - launch
              - clear-faults
              - expect: {state: finished, charges: 1, wallet: {gems: 60}}
                within: 2h
            """),
        Entry(
            "failure/38",
            """
            scenario: the history contains consumables, is empty if nothing matches, and marks its end
            steps:
              - buy: gems.60
              - buy: removeads
              - server: GET /inApps/v2/history/{transaction of gems.60}
                expect: {status: 200, body: {signedTransactions: 2, hasMore: no, environment: Sandbox}}
              - server: GET /inApps/v2/history/{transaction of gems.60}?productType=AUTO_RENEWABLE
                expect: {status: 200, body: {signedTransactions: 0, hasMore: no}}
              - server: GET /inApps/v2/history/{transaction of gems.60}?sort=DESCENDING&productType=CONSUMABLE
                expect: {status: 200, body: {signedTransactions: 1}, transaction: {type: Consumable}}
              - server: GET /inApps/v2/history/1
                expect: {status: 404, body: {errorCode: 4040010}}
            """),
        Entry(
            "failure/39",
            """
            scenario: each purchase is verified by its own transaction, never by an earlier one
            steps:
              - buy: gems.60
                expect: {state: finished, receipt: {productId: com.example.dragonmarket.gems.60}}
              - fault: verify 503 every
              - buy: gems.330
                expect: {of: gems.330, stage: received}
              - buy: potion
                expect: {of: potion, stage: received}
              - crash
              - launch
              - clear-faults
              - expect: {open: 0, charges: 3, wallet: {gems: 390, potions: 5}}
                within: 2h
              - expect: {of: gems.330, receipt: {productId: com.example.dragonmarket.gems.330}}
            """),
        Entry(
            "failure/40",
            """
            scenario: all notifications for a team's server can be triggered on demand
            steps:
              - buy: gems.60
                expect: {notifications: [ONE_TIME_CHARGE]}
              - ask-refund: gems.60
              - decline-refund: gems.60
              - refund: gems.60
                expect: {notifications: [CONSUMPTION_REQUEST, REFUND_DECLINED, REFUND]}
              - buy: club.monthly
                expect: {notifications: [SUBSCRIBED/INITIAL_BUY]}
              - cancel-renewal: club.monthly
                expect: {notifications: [DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED]}
              - resume-renewal: club.monthly
                expect: {notifications: [DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED]}
              - clock: jump P1M
                expect: {notifications: [DID_RENEW]}
              - fail-renewals: club.monthly
              - clock: jump P1M
                expect: {notifications: [DID_FAIL_TO_RENEW]}
              - pay-renewals: club.monthly
              - clock: jump P7D
                expect: {notifications: [DID_RENEW/BILLING_RECOVERY]}
              - refund: club.monthly
              - server: POST /inApps/v1/notifications/test
                expect: {status: 200}
              - expect: {notifications: [REFUND, DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED, TEST]}
            """),
        Entry(
            "failure/stuck",
            """
            scenario: the store reports “already purchased” and lists the transaction only later
            steps:
              - buy: gems.60
                outcome: stuck
                expect: {stage: retrying, charged: unknown, charges: 1, wallet: {gems: 0}}
              - crash
              - launch
              - wait: 1h
              - unstick: gems.60
              - expect: {state: finished, charges: 1, wallet: {gems: 60}}
                within: 2h
            """),
    ]
}
