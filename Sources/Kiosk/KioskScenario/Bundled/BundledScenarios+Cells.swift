extension BundledScenarios {
    /// The differences between the product types, one rule per scenario: a second purchase before and after the finish,
    /// quantities, restores, ownership, the signed transaction, other devices, and families.
    static let cells = [
        Entry(
            "type/consumable/unfinished",
            """
            scenario: buying an unfinished consumable again returns the same transaction without a charge
            steps:
              - fault: finish drop-before every
              - buy: gems.60
                expect: {stage: delivered, charges: 1, wallet: {gems: 60}}
              - buy: gems.60
                expect: {charges: 1, wallet: {gems: 60}}
            """),
        Entry(
            "type/consumable/again",
            """
            scenario: buying a finished consumable again is charged again
            steps:
              - buy: gems.60
                expect: {state: finished, charges: 1}
              - buy: gems.60
                expect: {state: finished, charges: 2, transactions: 2, wallet: {gems: 120}}
            """),
        Entry(
            "type/consumable/quantity",
            """
            scenario: a consumable in a quantity of ten is charged once and grants its goods ten times
            steps:
              - buy: gems.60
                quantity: 10
                expect: {state: finished, charges: 1, wallet: {gems: 600}, receipt: {quantity: 10}}
            """),
        Entry(
            "type/consumable/restore",
            """
            scenario: a restore does not return consumables on any device; the wallet comes from the merchant
            devices: {phone-1: ann, phone-2: ann}
            steps:
              - buy: gems.60
              - restore
                
              - expect: {transactions: 1, wallet: {gems: 60}}
              - restore:
                on: phone-2
                expect: {transactions: 0, wallet: {gems: 60}, charges: 1}
            """),
        Entry(
            "type/consumable/owned",
            """
            scenario: a consumable is never owned
            steps:
              - buy: gems.60
                expect: {state: finished, owned: []}
            """),
        Entry(
            "type/consumable/receipt",
            """
            scenario: each purchase of a consumable is a separate transaction
            steps:
              - repeat: 3
                steps:
                  - buy: gems.60
                    expect: {state: finished, receipt: {type: Consumable, transactionReason: PURCHASE}}
              - server: GET /inApps/v2/history/{transaction of gems.60}
                expect: {body: {signedTransactions: 3}, charges: 3}
            """),
        Entry(
            "type/consumable/elsewhere",
            """
            scenario: a consumable appears only on its device; its goods appear on all, in the merchant's wallet
            devices: {phone-1: ann, phone-2: ann}
            steps:
              - buy: gems.60
              - quit:
                on: phone-2
              - launch:
                on: phone-2
                expect: {transactions: 0, owned: [], wallet: {gems: 60}}
            """),
        Entry(
            "type/consumable/family",
            """
            scenario: a family cannot share a consumable
            devices: {phone-1: ann, phone-2: bob}
            steps:
              - join-family: ann
                on: phone-2
              - buy: gems.60
              - expect: {wallet: {gems: 0}, transactions: 0, charges: 0}
                on: phone-2
              - restore:
                on: phone-2
                expect: {wallet: {gems: 0}, transactions: 0}
            """),
        Entry(
            "type/non-consumable/unfinished",
            """
            scenario: buying an unfinished non-consumable again returns the same transaction without a charge
            steps:
              - fault: finish drop-before every
              - buy: removeads
                expect: {stage: delivered, charges: 1, owned: [removeads]}
              - buy: removeads
                expect: {charges: 1, owned: [removeads]}
            """),
        Entry(
            "type/non-consumable/again",
            """
            scenario: buying a non-consumable again is free and refers to the first transaction
            steps:
              - buy: removeads
                expect: {state: finished, charges: 1}
              - buy: removeads
                expect: {state: finished, charges: 1, transactions: 2, owned: [removeads], receipt: {price: 0}}
            """),
        Entry(
            "type/non-consumable/quantity",
            """
            scenario: a non-consumable cannot be bought in a quantity of two, and nothing is charged
            steps:
              - buy: removeads
                quantity: 2
                expect: {charges: 0, owned: [], open: 0}
            """),
        Entry(
            "type/non-consumable/restore",
            """
            scenario: a non-consumable appears on another device only after a restore
            devices: {phone-1: ann, phone-2: ann}
            steps:
              - buy: removeads
              - wait: 1h
              - expect: {owned: [], transactions: 0}
                on: phone-2
              - restore:
                on: phone-2
                expect: {owned: [removeads], charges: 1, open: 0, receipt: {productId: com.example.dragonmarket.removeads}}
            """),
        Entry(
            "type/non-consumable/owned",
            """
            scenario: a non-consumable is owned until it is refunded
            steps:
              - buy: removeads
                expect: {owned: [removeads]}
              - quit
              - launch
              - expect: {owned: [removeads]}
              - refund: removeads
                expect: {owned: [], refunds: 1}
            """),
        Entry(
            "type/non-consumable/receipt",
            """
            scenario: repeated purchases and restores refer to the first transaction of a non-consumable
            devices: {phone-1: ann, phone-2: ann}
            steps:
              - buy: removeads
                expect: {receipt: {type: Non-Consumable}}
              - buy: removeads
                expect: {charges: 1, receipt: {price: 0}}
              - restore:
                on: phone-2
                expect: {transactions: 1, owned: [removeads]}
              - server: GET /inApps/v1/transactions/{transaction of removeads}
                expect: {status: 200, transaction: {originalTransactionId: present, type: Non-Consumable}}
            """),
        Entry(
            "type/non-consumable/elsewhere",
            """
            scenario: a non-consumable does not appear on another device without a restore
            devices: {phone-1: ann, phone-2: ann}
            steps:
              - buy: removeads
              - quit:
                on: phone-2
              - launch:
                on: phone-2
              - wait: 1d
              - expect: {transactions: 0, owned: []}
                on: phone-2
            """),
        Entry(
            "type/non-consumable/family",
            """
            scenario: a family shares a non-consumable while sharing is on
            devices: {phone-1: ann, phone-2: bob}
            steps:
              - join-family: ann
                on: phone-2
              - buy: removeads
              - expect: {owned: [removeads], charges: 0, receipt: {inAppOwnershipType: FAMILY_SHARED}}
                on: phone-2
              - share-family: no
              - expect: {owned: []}
                on: phone-2
              - expect: {owned: [removeads], charges: 1}
            """),
        Entry(
            "type/non-renewing/unfinished",
            """
            scenario: buying an unfinished season pass again returns the same transaction without a charge
            steps:
              - fault: finish drop-before every
              - buy: pass.week
                expect: {stage: delivered, charges: 1}
              - buy: pass.week
                expect: {charges: 1}
            """),
        Entry(
            "type/non-renewing/again",
            """
            scenario: buying a finished season pass again is charged again
            steps:
              - buy: pass.week
                expect: {state: finished, charges: 1}
              - buy: pass.week
                expect: {state: finished, charges: 2, transactions: 2, owned: [pass.week, pass.week]}
            """),
        Entry(
            "type/non-renewing/quantity",
            """
            scenario: two season passes in one purchase are charged once
            steps:
              - buy: pass.week
                quantity: 2
                expect: {state: finished, charges: 1, receipt: {quantity: 2}}
            """),
        Entry(
            "type/non-renewing/restore",
            """
            scenario: a restore does not return a season pass
            devices: {phone-1: ann, phone-2: ann}
            steps:
              - buy: pass.week
              - restore:
                on: phone-2
                expect: {owned: [], transactions: 0, charges: 1}
            """),
        Entry(
            "type/non-renewing/owned",
            """
            scenario: a season pass is owned, finished or not
            steps:
              - fault: finish drop-before nth=1
              - buy: pass.week
                expect: {owned: [pass.week]}
              - expect: {state: finished, owned: [pass.week]}
                within: 2h
            """),
        Entry(
            "type/non-renewing/receipt",
            """
            scenario: each purchase of a season pass is a separate transaction
            steps:
              - buy: pass.week
                expect: {receipt: {type: Non-Renewing Subscription}}
              - buy: pass.week
              - server: GET /inApps/v2/history/{transaction of pass.week}
                expect: {body: {signedTransactions: 2}, charges: 2}
            """),
        Entry(
            "type/non-renewing/elsewhere",
            """
            scenario: a season pass does not appear on another device
            devices: {phone-1: ann, phone-2: ann}
            steps:
              - buy: pass.week
              - quit:
                on: phone-2
              - launch:
                on: phone-2
              - wait: 1d
              - expect: {transactions: 0, owned: []}
                on: phone-2
            """),
        Entry(
            "type/non-renewing/family",
            """
            scenario: a family cannot share a season pass
            devices: {phone-1: ann, phone-2: bob}
            steps:
              - join-family: ann
                on: phone-2
              - buy: pass.week
              - restore:
                on: phone-2
                expect: {owned: [], transactions: 0, charges: 0}
            """),
        Entry(
            "type/auto-renewable/unfinished",
            """
            scenario: an unfinished subscription cannot be bought twice
            steps:
              - fault: finish drop-before every
              - buy: club.yearly
                expect: {stage: delivered, charges: 1, owned: [club.yearly]}
              - buy: club.yearly
                expect: {charges: 1, owned: [club.yearly]}
            """),
        Entry(
            "type/auto-renewable/again",
            """
            scenario: a subscriber is not charged again and can change to another plan
            steps:
              - buy: club.monthly
                expect: {state: finished, subscription: {product: club.monthly, state: subscribed, next: club.monthly}}
              - buy: club.monthly
                expect: {charges: 0, owned: [club.monthly]}
              - buy: club.yearly
                expect: {subscription: {next: club.yearly, price: 39.99}}
            """),
        Entry(
            "type/auto-renewable/quantity",
            """
            scenario: a subscription cannot be bought in a quantity of two, and nothing is charged
            steps:
              - buy: club.monthly
                quantity: 2
                expect: {charges: 0, owned: [], open: 0}
            """),
        Entry(
            "type/auto-renewable/restore",
            """
            scenario: a subscription appears on another device without a restore, and after one
            devices: {phone-1: ann, phone-2: ann}
            steps:
              - buy: club.monthly
              - expect: {owned: [club.monthly], subscription: {state: subscribed}}
                on: phone-2
                within: 2h
              - reset:
                on: phone-2
              - launch:
                on: phone-2
              - restore:
                on: phone-2
                expect: {owned: [club.monthly], charges: 0}
            """),
        Entry(
            "type/auto-renewable/owned",
            """
            scenario: a subscription is owned only while it is paid
            steps:
              - buy: club.monthly
                expect: {owned: [club.monthly]}
              - cancel-renewal: club.monthly
                expect: {owned: [club.monthly], subscription: {renews: no}}
              - clock: jump P2M
              - expect: {owned: [], subscription: {state: expired}}
            """),
        Entry(
            "type/auto-renewable/receipt",
            """
            scenario: each renewal is a separate transaction with the original id of the first
            steps:
              - buy: club.monthly
                expect: {receipt: {transactionReason: PURCHASE}}
              - clock: jump P3M
              - expect: {receipt: {transactionReason: RENEWAL, type: Auto-Renewable Subscription}, open: 0}
              - server: GET /inApps/v1/subscriptions/{original of club.monthly}
                expect: {status: 200, transaction: {transactionReason: RENEWAL}, renewal: {autoRenewStatus: 1}}
            """),
        Entry(
            "type/auto-renewable/elsewhere",
            """
            scenario: a subscription and its renewals appear on another device without a restore
            devices: {phone-1: ann, phone-2: ann}
            steps:
              - buy: club.monthly
              - expect: {owned: [club.monthly], transactions: 1}
                on: phone-2
                within: 2h
              - clock: jump P1M
              - expect: {owned: [club.monthly], transactions: 2, open: 0}
                on: phone-2
                within: 2h
            """),
        Entry(
            "type/auto-renewable/family",
            """
            scenario: a family shares a subscription, and a member who leaves loses it
            devices: {phone-1: ann, phone-2: bob}
            steps:
              - join-family: ann
                on: phone-2
              - buy: club.monthly
              - expect: {owned: [club.monthly], charges: 0}
                on: phone-2
              - leave-family:
                on: phone-2
              - expect: {owned: []}
                on: phone-2
              - expect: {owned: [club.monthly]}
            """),
    ]
}
