import KioskScenario
import ShopTestSupport
import Testing

@Suite("Plan changes that are approved later")
struct LateApprovalTests {
    @Test(
        "an approved change of plan without a charge leaves no open order on the device",
        arguments: [
            // A downgrade at the next renewal.
            """
              - {buy: bronze, outcome: ask-to-buy}
              - expect: {open: 1}
              - approve: bronze
              - wait: 1d
            """,
            // A scheduled change that is reverted.
            """
              - buy: bronze
              - {buy: gold, outcome: slow-approve}
              - expect: {open: 1}
              - wait: 1d
            """,
            // The store's clock is ahead of the device's when the transaction is signed.
            """
              - {buy: bronze, outcome: ask-to-buy}
              - clock: jump PT20H
              - approve: bronze
              - wait: 1h
            """,
        ])
    func noneOpen(steps: String) throws {
        let text = """
            scenario: late approval
            steps:
              - buy: gold
            \(steps)
              - expect: {open: 0, charges: 1}
            """
        let result = try ScenarioPlayer(
            ScenarioReader.read(text), catalog: try ClubCatalog.catalog()
        ).play { _ in [] }
        #expect(result.failure == nil, "\(result.failure.map { "\($0)" } ?? "")")
    }
}
