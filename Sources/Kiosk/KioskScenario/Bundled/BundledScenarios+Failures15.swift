extension BundledScenarios {
    /// The known ways to lose a purchase, numbers 15 to 27 of the article “Reported failures”.
    static let failures15 = [
        Entry(
            "failure/15",
            """
            scenario: a restore without purchases ends, and so does a second one
            steps:
              - restore
              - restore
              - expect: {owned: [], transactions: 0, open: 0}
            """),
        Entry(
            "failure/16",
            """
            scenario: a purchase of one customer is never credited to another
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
            scenario: every transaction has its app account token, also renewals and restored ones
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
            scenario: transactions signed with another root are not delivered, and the paid one is not lost
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
            scenario: a genuine transaction of another customer is not accepted in place of a new one
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
            scenario: a customer's earlier transaction is not accepted in place of a new one
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
            scenario: a tampered signature is refused, and the paid transaction is not lost
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
            scenario: production redirects a sandbox receipt, and the sandbox returns its contents
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
            scenario: an answer without a verdict is neither accepted nor rejected, and is requested again
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
            scenario: a charged order survives an hour without the merchant and two crashes of the app
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
            scenario: a notification that arrives twice and before the device's verification counts once
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
            scenario: a refund keeps the transaction id, takes back the goods, and spent goods become a debt
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
            scenario: a quantity of three is credited three times, also after a crash
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
            scenario: prices have the currency and decimals of the customer's country, titles the device's language
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
