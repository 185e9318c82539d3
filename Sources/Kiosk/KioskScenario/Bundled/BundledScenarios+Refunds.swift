extension BundledScenarios {
    /// Refunds and their reversals.
    static let refunds = [
        Entry(
            "refund/spent",
            """
            scenario: goods spent before a refund are owed, and the next purchase pays the debt first
            steps:
              - buy: gems.60
                expect: {state: finished, wallet: {gems: 60}}
              - spend: {gems: 45}
              - expect: {wallet: {gems: 15}}
              - refund: gems.60
              - expect: {wallet: {gems: 0}, owes: {gems: 45}, refunds: 1}
              - buy: gems.60
                expect: {state: finished, wallet: {gems: 15}, owes: {gems: 0}, charges: 2}
            """),
        Entry(
            "refund/owned",
            """
            scenario: a refund ends the ownership on every device, also on one that was off
            devices: {phone-1: ann, phone-2: ann}
            steps:
              - buy: removeads
                expect: {owned: [removeads]}
              - restore
              - expect: {owned: [removeads]}
              - quit
              - refund: removeads
              - launch
              - expect: {owned: [], refunds: 1}
            """),
        Entry(
            "refund/late",
            """
            scenario: an order that is not finished within three days is refunded, and its goods are taken back
            steps:
              - fault: finish drop-before every
              - buy: gems.60
                expect: {stage: delivered, wallet: {gems: 60}}
              - quit
              - clear-faults
              - wait: 73h
              - launch
              - expect: {stage: refunded, refunds: 1, wallet: {gems: 0}}
                within: 2h
            """),
        Entry(
            "refund/reversed",
            """
            scenario: a reversed refund returns what it took, after the merchant's verification
            steps:
              - buy: removeads
                expect: {owned: [removeads]}
              - refund: removeads
                expect: {owned: [], refunds: 1}
              - fault: verify 503 every
              - reverse-refund: removeads
                expect: {refunds: 0}
              - wait: 1h
              - clear-faults
              - expect: {owned: [removeads], refunds: 0, charges: 1, open: 0}
                within: 2h
            """),
        Entry(
            "refund/reversed-waiting",
            """
            scenario: while the merchant is down after a reversal, no side reports a false state
            steps:
              - buy: removeads
                expect: {owned: [removeads]}
              - refund: removeads
                expect: {owned: [], refunds: 1}
              - fault: verify 503 every
              - reverse-refund: removeads
              - wait: 1h
              - expect: {refunds: 0, charges: 1, open: 1}
            """),
    ]
}
