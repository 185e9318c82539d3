extension BundledScenarios {
    /// The differences between the product types, in one scenario for each type.
    static let types = [
        Entry(
            "type/consumable",
            """
            scenario: a consumable is charged each time, has a quantity, and is never restored
            devices: {phone-1: ann, phone-2: ann}
            steps:
              - buy: gems.60
                quantity: 2
                expect: {state: finished, charges: 1, wallet: {gems: 120}, owned: []}
              - buy: gems.60
                expect: {state: finished, charges: 2, wallet: {gems: 180}}
              - restore
              - expect: {transactions: 2, wallet: {gems: 180}}
              - quit:
                on: phone-2
              - launch:
                on: phone-2
                expect: {wallet: {gems: 180}, transactions: 0}
            """),
        Entry(
            "type/non-consumable",
            """
            scenario: a non-consumable is charged once, is then free, and is restored on another device
            devices: {phone-1: ann, phone-2: ann}
            steps:
              - buy: removeads
                expect: {state: finished, charges: 1, owned: [removeads]}
              - buy: removeads
                expect: {state: finished, charges: 1, transactions: 2}
              - expect: {owned: []}
                on: phone-2
              - reset
              - launch
              - expect: {owned: [], transactions: 0}
              - restore
              - expect: {owned: [removeads], charges: 1}
            """),
        Entry(
            "type/non-renewing",
            """
            scenario: a season pass is charged each time, is owned, and is never restored
            steps:
              - buy: pass.week
                expect: {state: finished, charges: 1, owned: [pass.week]}
              - buy: pass.week
                expect: {state: finished, charges: 2}
              - reset
              - launch
              - restore
              - expect: {owned: [], charges: 2}
            """),
        Entry(
            "type/auto-renewable",
            """
            scenario: a subscription starts free, renews on every device, and ends with a refund
            devices: {phone-1: ann, phone-2: ann}
            steps:
              - buy: club.monthly
                expect: {state: finished, owned: [club.monthly], charges: 0}
              - clock: jump P2M
              - expect: {owned: [club.monthly], charges: 2, open: 0}
              - expect: {owned: [club.monthly], open: 0}
                on: phone-2
              - refund: club.monthly
              - expect: {owned: [], refunds: 1}
              - expect: {owned: []}
                on: phone-2
            """),
    ]
}
