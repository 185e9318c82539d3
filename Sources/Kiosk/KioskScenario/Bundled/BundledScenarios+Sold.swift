extension BundledScenarios {
    /// Changes of the catalog during a purchase.
    static let sold = [
        Entry(
            "sold/price",
            """
            scenario: a purchase is refused without a charge if its price changes meanwhile
            steps:
              - fault: purchase latency=40s
              - buy: gems.60
                expect: {state: purchasing}
              - edit: gems.60
                price: 1.99
              - expect: {state: failed, charged: no, charges: 0, open: 0}
                within: 2h
              - buy: gems.60
                expect: {state: finished, charges: 1, receipt: {price: 1990}}
            """),
        Entry(
            "sold/dialog",
            """
            scenario: a price that changes while its dialog is open is displayed before the charge
            steps:
              - press: b
                see: $0.99
              - edit: gems.60
                price: 1.99
                see: [The catalog changed while this dialog was open, Buy $1.99]
              - press: tab enter
                expect: {charges: 1, receipt: {price: 1990}}
            """),
        Entry(
            "sold/sale",
            """
            scenario: a sale ends by the store's clock, and earlier purchases keep their price
            steps:
              - edit: gems.60
                sale: 0.49
                until: +PT1H
                expect: {price: {gems.60: 0.49}}
              - buy: gems.60
                expect: {state: finished, receipt: {price: 490}}
              - clock: jump PT2H
                expect: {price: {gems.60: 0.99}}
              - buy: gems.60
                expect: {state: finished, charges: 2, receipt: {price: 990}}
              - refund: gems.60
              - refund: gems.60
              - expect: {refunds: 2, wallet: {gems: 0}}
            """),
        Entry(
            "sold/removed",
            """
            scenario: a product taken off sale cannot be bought, and its owners keep it
            steps:
              - buy: removeads
                expect: {owned: [removeads]}
              - edit: removeads
                availability: removed
                expect: {availability: {removeads: removed}, owned: [removeads]}
              - buy: removeads
                on: phone-1
                expect: {transactions: 1, charges: 1}
              - restore
              - expect: {owned: [removeads], charges: 1}
              - undo-edits: removeads
                expect: {availability: {removeads: cleared}}
            """),
        Entry(
            "sold/subscription",
            """
            scenario: a higher price needs the customer's consent, or the subscription ends
            devices: {phone-1: ann, phone-2: bob}
            steps:
              - buy: club.monthly
              - buy: club.monthly
                on: phone-2
              - announce-price: club.monthly
                price: 29.99
                expect: {notifications: [SUBSCRIBED/INITIAL_BUY, SUBSCRIBED/INITIAL_BUY, PRICE_INCREASE/PENDING]}
              - announce-price: club.monthly
                price: 29.99
                on: phone-2
              - agree-price: club.monthly
              - clock: jump P2M
              - expect: {subscription: {state: subscribed, price: 29.99}, receipt: {price: 29990}}
              - expect: {subscription: {state: expired}, owned: [], charges: 0}
                on: phone-2
            """),
    ]
}
