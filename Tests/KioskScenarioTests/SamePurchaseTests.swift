import Testing

@testable import KioskScenario

@Suite("An order that is answered with another purchase")
struct SamePurchaseTests {
    @Test("what came by itself keeps its line and its charge, also after a start")
    func keepsItsLine() throws {
        try Played.expect(
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

    @Test("an order with a purchase of its own is one line, whoever else is answered with it")
    func ownLine() throws {
        try Played.expect(
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
