/// The bundled scenarios for the built-in shop, which `kiosk scenario list` lists.
package enum BundledScenarios {
    /// A bundled scenario in the format of a scenario file.
    package struct Entry: Hashable, Sendable {
        /// The scenario's name, such as `failure/1`.
        package let name: String
        /// The text of the scenario file.
        package let text: String

        init(_ name: String, _ text: String) {
            self.name = name
            self.text = text
        }
    }

    /// All bundled scenarios, by theme and number.
    package static let all =
        failures1 + failures15 + failures28 + sold + crashes + refunds + types + cells

    /// Returns the scenario with a name; nil if it does not exist.
    package static func entry(_ name: String) -> Entry? { all.first { $0.name == name } }
}

// MARK: Refunds

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

// MARK: Product types

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
