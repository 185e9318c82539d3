extension BundledScenarios {
    /// The known ways to lose a purchase, numbers 15 to 27 of the article “Reported failures”.
    static let failures15 = [
        Entry(
            "failure/15",
            """
            scenario: a restore with nothing to restore ends, and so does a second one
            steps:
              - restore
              - restore
              - expect: {owned: [], transactions: 0, open: 0}
            """),
        Entry(
            "failure/16",
            """
            scenario: what one customer bought is never credited to another
            devices: {phone-1: ann, phone-2: bob}
            steps:
              - fault: verify 503 every account=ann
              - buy: gems.60
                expect: {stage: received}
              - crash
              - buy: gems.60
                on: phone-2
                expect: {state: finished, wallet: {gems: 60}, charges: 1}
              - clear-faults
              - launch
              - expect: {state: finished, wallet: {gems: 60}, charges: 1}
              - expect: {wallet: {gems: 60}, transactions: 1}
                on: phone-2
            """),
        Entry(
            "failure/17",
            """
            scenario: every transaction names its player, renewed and restored ones too
            devices: {phone-1: ann, phone-2: ann}
            steps:
              - buy: removeads
                expect: {receipt: {appAccountToken: present}}
              - buy: club.monthly
                expect: {receipt: {appAccountToken: present}}
              - clock: jump P2M
              - expect: {receipt: {appAccountToken: present, transactionReason: RENEWAL}}
              - restore:
                on: phone-2
                expect: {of: removeads, state: finished, receipt: {appAccountToken: present}}
            """),
        Entry(
            "failure/18",
            """
            scenario: what a store with a root of its own signs is delivered by nobody, and what was paid is not lost
            steps:
              - fault: purchase foreign-root every
              - fault: order foreign-root every
              - fault: updates foreign-root every
              - buy: gems.60
                expect: {stage: retrying, charged: unknown, wallet: {gems: 0}}
              - clear-faults
              - fault: verify foreign-root every
              - expect: {stage: received, charged: yes, wallet: {gems: 0}}
                within: 2h
              - wait: 1h
              - expect: {stage: received, open: 1, wallet: {gems: 0}}
              - clear-faults
              - expect: {state: finished, charges: 1, wallet: {gems: 60}}
                within: 2h
            """),
        Entry(
            "failure/19",
            """
            scenario: a genuine transaction of another customer, or one that is used up, is worth nothing a second time
            devices: {phone-1: ann, phone-2: bob}
            steps:
              - buy: gems.60
                on: phone-2
                expect: {state: finished, wallet: {gems: 60}}
              - fault: purchase replayed account=ann
              - fault: verify replayed every account=ann
              - buy: gems.330
                expect: {stage: received, charged: yes, transactions: 1, wallet: {gems: 0}}
              - wait: 1h
              - expect: {stage: received, wallet: {gems: 0}}
              - expect: {transactions: 1, wallet: {gems: 60}}
                on: phone-2
              - clear-faults
              - expect: {state: finished, charges: 1, wallet: {gems: 330}}
                within: 2h
              - expect: {transactions: 1, charges: 1, wallet: {gems: 60}}
                on: phone-2
            """),
        Entry(
            "failure/19-own",
            """
            scenario: a customer's own transaction that is used up is not taken for a new one
            steps:
              - buy: gems.60
                expect: {state: finished, wallet: {gems: 60}}
              - spend: {gems: 60}
              - fault: purchase replayed
              - fault: verify replayed every
              - buy: gems.330
                expect: {of: gems.330, stage: received, charged: yes, wallet: {gems: 0}}
              - wait: 1h
              - expect: {of: gems.330, stage: received, open: 1, wallet: {gems: 0}}
              - clear-faults
              - expect: {of: gems.330, state: finished, charges: 2, wallet: {gems: 330}}
                within: 2h
            """),
        Entry(
            "failure/20",
            """
            scenario: a tampered signature is not believed, and what was paid is not lost
            steps:
              - fault: purchase tampered-signature
              - fault: updates tampered-signature nth=1
              - fault: verify wrong-nonce
              - buy: gems.60
                expect: {state: finished, charges: 1, wallet: {gems: 60}}
                within: 2h
            """),
        Entry(
            "failure/21",
            """
            scenario: a receipt of the sandbox that comes to production is sent on once, and the sandbox says what it holds
            steps:
              - buy: removeads
              - server: POST /buy/verifyReceipt
                send: {receipt-data: "{receipt of removeads}"}
                expect: {status: 200, body: {status: 21007, receipt: absent}}
              - server: POST /verifyReceipt
                send: {receipt-data: "{receipt of removeads}"}
                expect:
                  status: 200
                  body:
                    status: 0
                    environment: Sandbox
                    receipt: {in_app: [{product_id: com.example.dragonmarket.removeads}]}
              - server: POST /verifyReceipt
                send: {receipt-data: AAAA}
                expect: {status: 200, body: {status: 21002}}
            """),
        Entry(
            "failure/22",
            """
            scenario: an answer that says nothing is neither bought nor fraud, and is asked for again
            steps:
              - fault: verify html every
              - buy: gems.60
                expect: {stage: received, charged: yes, wallet: {gems: 0}}
              - wait: 1h
              - expect: {stage: received, open: 1}
              - clear-faults
              - expect: {state: finished, wallet: {gems: 60}, charges: 1}
                within: 2h
            """),
        Entry(
            "failure/23",
            """
            scenario: charged, and then the merchant is down for an hour and the app is killed twice
            steps:
              - fault: verify 503 every
              - buy: gems.60
                expect: {stage: received, charged: yes}
              - crash
              - launch
              - wait: 1h
              - clear-faults
              - crash: before finish
              - wait: 2h
              - launch
              - expect: {state: finished, open: 0, wallet: {gems: 60}, charges: 1}
            """),
        Entry(
            "failure/24",
            """
            scenario: a notification comes twice, and before the device has asked, and counts once
            steps:
              - fault: notifications duplicate every
              - fault: verify 503 every
              - buy: gems.60
                expect: {notifications: [ONE_TIME_CHARGE, ONE_TIME_CHARGE], stage: received}
              - clear-faults
              - expect: {state: finished, charges: 1, wallet: {gems: 60}}
                within: 2h
              - fault: notifications duplicate every
              - refund: gems.60
                expect: {notifications: [REFUND, REFUND], refunds: 1, wallet: {gems: 0}, owes: {gems: 0}}
            """),
        Entry(
            "failure/25",
            """
            scenario: a refund comes with the same id, gets through, and what was spent is owed
            steps:
              - buy: gems.60
                expect: {receipt: {revocationDate: absent}}
              - spend: {gems: 50}
              - crash
              - refund: gems.60
              - launch
              - expect: {stage: refunded, transactions: 1, receipt: {revocationDate: present}}
              - expect: {wallet: {gems: 0}, owes: {gems: 50}, refunds: 1}
            """),
        Entry(
            "failure/26",
            """
            scenario: three at a time are credited three times, also after a crash
            steps:
              - buy: gems.60
                quantity: 3
                crash: after purchase
              - launch
              - expect: {state: finished, wallet: {gems: 180}, charges: 1, receipt: {price: 2970}}
            """),
        Entry(
            "failure/27",
            """
            scenario: a price is in the currency of the customer's country, with its decimals, and a title in the device's language
            devices:
              phone-1: {account: ann, storefront: JPN, locale: ja_JP}
              phone-2: {account: bob, storefront: KWT, locale: en_US}
              phone-3: {account: cem, storefront: DEU, locale: de_DE}
            steps:
              - buy: removeads
                expect: {title: 広告を削除, receipt: {currency: JPY, price: 480000, storefront: JPN}}
              - buy: removeads
                on: phone-2
                expect: {title: Remove Ads, receipt: {currency: KWD, price: 920, storefront: KWT}}
              - buy: removeads
                on: phone-3
                expect: {title: Werbung entfernen, receipt: {currency: EUR, price: 2990, storefront: DEU}}
            """),
    ]
}
