extension BundledScenarios {
    /// The known ways to lose a purchase, numbers 1 to 14; the numbers are those of the article “Failures that others
    /// had”.
    static let failures1 = [
        Entry(
            "failure/1",
            """
            scenario: a repeated purchase of an unfinished product is free and credited once; a later one is charged
            steps:
              - fault: finish drop-before every
              - buy: gems.60
                expect: {stage: delivered, charges: 1, wallet: {gems: 60}}
              - crash
              - buy-outside: potion
              - launch
              - buy: gems.60
                expect: {charges: 2, wallet: {gems: 60, potions: 5}}
              - clear-faults
              - expect: {open: 0, wallet: {gems: 60}}
                within: 2h
              - buy: gems.60
                expect: {state: finished, charges: 3, wallet: {gems: 120}}
            """),
        Entry(
            "failure/2",
            """
            scenario: the same success arrives twice and is credited once
            steps:
              - fault: purchase duplicate
              - fault: verify duplicate
              - fault: finish duplicate
              - fault: updates duplicate every
              - buy: gems.60
                expect: {state: finished, charges: 1, wallet: {gems: 60}}
            """),
        Entry(
            "failure/3",
            """
            scenario: two devices receive the same purchase, and its goods are credited once
            devices: {phone-1: ann, phone-2: ann}
            steps:
              - fault: updates duplicate every
              - buy: starterpack
                expect: {state: finished, charges: 1, wallet: {gems: 500}}
              - restore
              - restore:
                on: phone-2
              - expect: {owned: [starterpack], open: 0, charges: 1, wallet: {gems: 500}}
                on: phone-2
              - buy: starterpack
                on: phone-2
                expect: {charges: 1, wallet: {gems: 500}}
            """),
        Entry(
            "failure/4",
            """
            scenario: the store lists a transaction before it answers the purchase, and it remains one order
            steps:
              - fault: purchase latency=20s
              - fault: updates duplicate every
              - buy: gems.60
                expect: {state: finished, transactions: 1, charges: 1, wallet: {gems: 60}}
                within: 10m
            """),
        Entry(
            "failure/5",
            """
            scenario: a transaction is not finished before its delivery
            steps:
              - fault: verify 503 every
              - buy: gems.60
                expect: {stage: received, charged: yes, wallet: {gems: 0}}
              - crash
              - launch
              - expect: {open: 1, wallet: {gems: 0}}
              - clear-faults
              - expect: {state: finished, wallet: {gems: 60}, charges: 1}
                within: 2h
            """),
        Entry(
            "failure/6",
            """
            scenario: transactions that arrive while the app is closed are processed at the next start
            steps:
              - buy: gems.60
                outcome: ask-to-buy
                expect: deferred
              - quit
              - approve: gems.60
              - buy-outside: potion
              - launch
              - expect: {transactions: 2, open: 0, charges: 2, wallet: {gems: 60, potions: 5}}
            """),
        Entry(
            "failure/7",
            """
            scenario: a transaction that arrives while the merchant is down is kept and credited later
            steps:
              - quit
              - buy-outside: gems.60
              - fault: verify 503 every
              - launch
              - expect: {stage: received, open: 1, wallet: {gems: 0}}
              - crash
              - launch
              - clear-faults
              - expect: {state: finished, open: 0, wallet: {gems: 60}, charges: 1}
                within: 2h
            """),
        Entry(
            "failure/8",
            """
            scenario: a pending order does not block other purchases, not even of the same product
            steps:
              - buy: gems.60
                outcome: ask-to-buy
                expect: {state: deferred, open: 1}
              - buy: gems.60
                expect: {state: finished, charges: 1, wallet: {gems: 60}}
              - buy: potion
                expect: {state: finished, charges: 2}
              - approve: gems.60
              - expect: {open: 0, charges: 3, wallet: {gems: 120}}
            """),
        Entry(
            "failure/9",
            """
            scenario: finishing an order manually before its delivery is refused and changes nothing
            steps:
              - fault: purchase drop-before every
              - buy: gems.60
                expect: {state: purchasing, charged: unknown}
              - finish: gems.60
                refused: unknown
                expect: {state: purchasing, transactions: 1, open: 1}
              - clear-faults
              - fault: verify 503 every
              - expect: {stage: received, charges: 1}
                within: 2h
              - finish: gems.60
                refused: not-delivered
                expect: {stage: received, open: 1, wallet: {gems: 0}}
              - clear-faults
              - expect: {state: finished, wallet: {gems: 60}, charges: 1}
                within: 2h
            """),
        Entry(
            "failure/10",
            """
            scenario: a finish without effect is retried
            steps:
              - fault: finish drop-before nth=1
              - fault: finish drop-after nth=2
              - fault: finish 503 nth=3
              - buy: gems.60
                expect: {state: finished, open: 0, wallet: {gems: 60}, charges: 1}
                within: 10m
            """),
        Entry(
            "failure/11",
            """
            scenario: a failed order returns until the store knows that the customer saw it
            steps:
              - fault: finish drop-before every
              - buy: gems.60
                outcome: decline
                expect: {state: failed, charged: no}
              - crash
              - launch
              - clear-faults
              - expect: {state: failed, open: 0, charges: 0, transactions: 1}
                within: 2h
              - crash
              - launch
              - expect: {state: failed, open: 0, transactions: 1}
            """),
        Entry(
            "failure/12",
            """
            scenario: an interrupted purchase fails, and its later transaction is credited
            steps:
              - buy: gems.60
                outcome: interrupted
                expect: {state: failed, charged: no, charges: 0}
              - quit
              - resolve: gems.60
              - launch
              - expect: {state: finished, charges: 1, wallet: {gems: 60}, transactions: 2}
            """),
        Entry(
            "failure/13",
            """
            scenario: cancelled, declined and unanswered purchases have different results
            steps:
              - buy: gems.60
                outcome: cancel
                expect: {stage: cancelled, charged: no}
              - buy: gems.60
                outcome: decline
                expect: {stage: declined, charged: no}
              - fault: purchase drop-after every
              - fault: updates drop-before every
              - buy: gems.60
                expect: {stage: retrying, charged: unknown, charges: 1}
            """),
        Entry(
            "failure/14-approved",
            """
            scenario: an order approved hours later, after a restart, is credited once
            steps:
              - buy: gems.60
                outcome: ask-to-buy
                expect: {state: deferred, charges: 0}
              - crash
              - wait: 9h
              - approve: gems.60
              - launch
              - expect: {state: finished, charges: 1, wallet: {gems: 60}}
            """),
        Entry(
            "failure/14-never",
            """
            scenario: an order without an approval expires after a day without a charge
            steps:
              - buy: gems.60
                outcome: ask-to-buy
                expect: deferred
              - quit
              - wait: 23h
              - launch
              - expect: {state: deferred, open: 1}
              - wait: 2h
              - expect: {stage: declined, charged: no, charges: 0, open: 0, wallet: {gems: 0}}
                within: 2h
            """),
    ]
}
