import Testing

@testable import KioskScenario

@Suite("Orders answered with another purchase")
struct SamePurchaseTests {
    @Test("an unsolicited transaction keeps its own row and charge, also after a restart")
    func keepsItsLine() throws {
        try ScenarioAssertions.expect(
            """
              - buy: gems.60
                outcome: interrupted
                expect: {stage: declined, charges: 0}
              - fault: verify 503 every
              - resolve: gems.60
                expect: {transactions: 2, stage: received, charged: yes, charges: 1}
              - buy: gems.60
                expect: {transactions: 3, charged: no, charges: 1}
              - crash
              - launch
              - expect: {transactions: 3, charges: 1}
              - clear-faults
              - expect: {transactions: 3, open: 0, wallet: {gem: 60}, charges: 1}
                within: 3h
              - quit
              - launch
              - expect: {transactions: 3, open: 0, wallet: {gem: 60}}
            """)
    }

    @Test("an order stays one row when another order is answered with its purchase")
    func ownLine() throws {
        try ScenarioAssertions.expect(
            """
              - fault: verify 503 every
              - buy: gems.60
                expect: {transactions: 1, charged: yes}
              - buy: gems.60
                expect: {transactions: 2, charged: no, charges: 1}
              - clear-faults
              - expect: {transactions: 2, open: 0, wallet: {gem: 60}, charges: 1}
                within: 3h
              - quit
              - launch
              - expect: {transactions: 2, wallet: {gem: 60}}
            """)
    }
}
