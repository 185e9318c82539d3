extension BundledScenarios {
    /// The points of a purchase at which the app can crash; the letters are those of the article “Failures that others
    /// had”.
    static let crashes = [
        Entry(
            "crash/a",
            """
            scenario: the app crashes before it sends the charge
            steps:
              - buy: gems.60
                crash: before purchase
              - expect: {charges: 0}
              - launch
              - expect: {state: finished, charges: 1, wallet: {gems: 60}, transactions: 1, open: 0}
            """),
        Entry(
            "crash/b",
            """
            scenario: the charge is accepted, and the app crashes before the answer arrives
            steps:
              - buy: gems.60
                crash: after purchase
              - expect: {charges: 1}
              - launch
              - expect: {state: finished, charges: 1, wallet: {gems: 60}, transactions: 1, open: 0}
            """),
        Entry(
            "crash/c",
            """
            scenario: the app crashes twice before it writes an answer
            steps:
              - buy: gems.60
                crash: after purchase
              - crash: after unfinished
              - launch
              - expect: {charges: 1, wallet: {gems: 0}}
              - launch
              - expect: {state: finished, charges: 1, wallet: {gems: 60}, transactions: 1, open: 0}
            """),
        Entry(
            "crash/d",
            """
            scenario: the app crashes after it writes the transaction, before the verification
            steps:
              - buy: gems.60
                crash: before verify
              - expect: {charges: 1}
              - launch
              - expect: {state: finished, charges: 1, wallet: {gems: 60}, open: 0}
            """),
        Entry(
            "crash/e",
            """
            scenario: the merchant grants the goods, and the app crashes before it writes them
            steps:
              - buy: gems.60
                crash: after verify
              - launch
              - expect: {state: finished, charges: 1, wallet: {gems: 60}, open: 0}
            """),
        Entry(
            "crash/f",
            """
            scenario: the app crashes after it writes the goods, before the finish
            steps:
              - buy: gems.60
                crash: before finish
              - expect: {charges: 1}
              - launch
              - expect: {state: finished, charges: 1, wallet: {gems: 60}, open: 0}
            """),
        Entry(
            "crash/g",
            """
            scenario: the app crashes after the answer to the finish is lost
            steps:
              - fault: finish drop-after every
              - buy: gems.60
                expect: {stage: delivered}
              - crash
              - clear-faults
              - launch
              - expect: {state: finished, charges: 1, wallet: {gems: 60}, open: 0}
            """),
        Entry(
            "crash/h",
            """
            scenario: the finish is answered, and the app crashes before it writes that
            steps:
              - buy: gems.60
                crash: after finish
              - expect: {charges: 1}
              - launch
              - expect: {state: finished, charges: 1, wallet: {gems: 60}, open: 0}
            """),
        Entry(
            "crash/i",
            """
            scenario: the app crashes during a restore, and a second restore completes it
            devices: {phone-1: ann, phone-2: ann}
            steps:
              - buy: removeads
              - buy: theme.midnight
              - crash: after verify
                on: phone-2
              - restore:
                on: phone-2
              - launch:
                on: phone-2
              - restore:
                on: phone-2
                expect: {owned: [removeads, theme.midnight], open: 0, charges: 2}
            """),
        Entry(
            "crash/j",
            """
            scenario: an order is approved after a crash, before the next start
            steps:
              - buy: gems.60
                outcome: ask-to-buy
                expect: {state: deferred, charges: 0}
              - crash
              - approve: gems.60
              - expect: {charges: 1}
              - launch
              - expect: {state: finished, charges: 1, wallet: {gems: 60}, open: 0}
            """),
        Entry(
            "crash/k",
            """
            scenario: the app crashes after a refund arrives, before it takes back the goods
            steps:
              - buy: removeads
                expect: {owned: [removeads]}
              - buy: gems.60
              - crash: after updates
              - refund: removeads
              - refund: gems.60
              - wait: 1m
              - launch
              - expect: {owned: [], wallet: {gems: 0}, refunds: 2, open: 0}
            """),
        Entry(
            "crash/l",
            """
            scenario: the app crashes during a write to its journal and continues with the complete records
            steps:
              - buy: gems.60
                crash: after purchase
              - tear
              - expect: {charges: 1}
              - launch
              - expect: {state: finished, charges: 1, wallet: {gems: 60}, open: 0}
              - buy: gems.60
                crash: after verify
              - tear
              - tear
              - launch
              - expect: {state: finished, charges: 2, wallet: {gems: 120}, open: 0}
            """),
    ]
}
