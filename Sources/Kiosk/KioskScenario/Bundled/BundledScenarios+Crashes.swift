extension BundledScenarios {
    /// The points of a purchase at which the app can crash; the letters are those of the article “Failures that others
    /// had”.
    static let crashes = [
        Entry(
            "crash/a",
            """
            scenario: it dies before the charge is sent
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
            scenario: the charge was accepted, and its answer is lost with the app
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
            scenario: the answer was there and was not written, and neither was the next one
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
            scenario: the transaction is written, and it dies before anybody was asked about it
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
            scenario: the merchant has granted, and the device dies before the goods are on its disk
            steps:
              - buy: gems.60
                crash: after verify
              - launch
              - expect: {state: finished, charges: 1, wallet: {gems: 60}, open: 0}
            """),
        Entry(
            "crash/f",
            """
            scenario: the goods are on the disk, and it dies before the finish
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
            scenario: the finish was sent, its answer is lost, and then it dies
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
            scenario: the finish was answered, and it dies before that is written
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
            scenario: it dies in the middle of a restore, which is simply done again
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
            scenario: it waits for approval, dies, and is approved before the next start
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
            scenario: a refund has arrived, and it dies before the goods are taken back
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
            scenario: it dies while it writes to its journal, where half a line is left, and goes on with what is whole
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
