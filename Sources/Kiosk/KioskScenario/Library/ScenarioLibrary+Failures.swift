extension ScenarioLibrary {
    /// What others have lost purchases by; the numbers are those of the article “Failures that others had”.
    static let failures = [
        Entry(
            "failure/1",
            """
            scenario: bought again while unfinished it is free, credited once, and a later one is charged
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
            "failure/5",
            """
            scenario: nothing is finished before it is delivered
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
            "failure/10",
            """
            scenario: a finish that does not take effect is tried again
            steps:
              - fault: finish drop-before nth=1
              - fault: finish drop-after nth=2
              - fault: finish 503 nth=3
              - buy: gems.60
                expect: {state: finished, open: 0, wallet: {gems: 60}, charges: 1}
                within: 10m
            """),
        Entry(
            "failure/12",
            """
            scenario: an interrupted purchase fails, and the new one that nobody waits for is credited
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
            scenario: cancelled, declined and not answered are three different ends
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
            scenario: asked for, restarted, approved hours later, credited once
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
            scenario: asked for and never answered, it lapses after a day without a trace
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
            "failure/26",
            """
            scenario: three at a time are credited three times, also after a crash
            steps:
              - buy: gems.60
                quantity: 3
                crash: after purchase
              - launch
              - expect: {state: finished, wallet: {gems: 180}, charges: 1}
            """),
        Entry(
            "failure/30",
            """
            scenario: it dies after the finish was sent, and the goods are there
            steps:
              - buy: gems.60
                crash: after finish
              - expect: {charges: 1}
              - launch
              - expect: {state: finished, open: 0, wallet: {gems: 60}}
            """),
        Entry(
            "failure/33",
            """
            scenario: a start at which nobody answers is not held up, and what is owned stays owned
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
            "failure/37",
            """
            scenario: the connection breaks between charge and answer, and the outcome is found by asking
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
            "failure/stuck",
            """
            scenario: the store says “already purchased” and lists nothing, until it does
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
