import ShopTestSupport
import Testing
import TextParsing

@testable import KioskScenario

@Suite("Names in a scenario")
struct ScenarioNamesTests {
    private func fault(_ steps: String, head: String = "") throws -> SourceError? {
        try ScenarioReader.read("scenario: x\n\(head)steps:\n\(steps)")
            .firstNameError(in: try TestCatalog.catalog())
    }

    @Test(
        "an unknown product name is reported with its position in every kind of step",
        arguments: [
            ("  - buy: rubies", 3, 10), ("  - approve: rubies", 3, 14),
            ("  - refund: rubies\n    nth: 2", 3, 13), ("  - expire: rubies", 3, 13),
            ("  - undo-edits: [noads, rubies]", 3, 25), ("  - edit: rubies\n    price: 1", 3, 11),
            ("  - restore\n  - spend: {rubies: 1}", 4, 13),
            ("  - expect: {of: rubies, state: finished}", 3, 18),
            ("  - expect: {owned: [noads, rubies]}", 3, 29),
            ("  - expect: {wallet: {gem: 1, rubies: 1}}", 3, 31),
            ("  - expect: {owes: {rubies: 1}}", 3, 21),
            ("  - expect: {price: {rubies: 1}}", 3, 22),
            ("  - expect: {availability: {rubies: cleared}}", 3, 29),
            ("  - expect: {subscription: {next: rubies}}", 3, 35),
            ("  - fault: purchase 500 product=rubies", 3, 5),
            ("  - server: GET /inApps/v1/history/{transaction of rubies}", 3, 5),
            (
                "  - server: POST /verifyReceipt\n    send: {receipt-data: \"{receipt of rubies}\"}",
                3, 5
            ),
            ("  - repeat: 2\n    steps:\n      - buy: rubies", 5, 14),
        ])
    func unknown(_ steps: String, line: Int, column: Int) throws {
        let fault = try #require(try fault(steps))
        #expect(fault.position == SourcePosition(line: line, column: column), "\(fault)")
        #expect(fault.message.contains("“rubies”"), "\(fault)")
    }

    @Test("product names in the faults of the header are checked")
    func head() throws {
        let fault = try fault(
            "  - restore", head: "faults: [verify 503 every, purchase 500 product=rubies]\n")
        #expect(
            fault?.position == SourcePosition(line: 2, column: 28), "\(fault.map { "\($0)" } ?? "")"
        )
    }

    @Test(
        "a misspelled name gets a suggestion, and an ambiguous one a list",
        arguments: [
            ("buy: GEMS", "Did you mean “gems.60”?"), ("buy: gems.6O", "Did you mean “gems.60”?"),
            ("buy: clubs", "Did you mean “club”?"), ("spend: {gme: 1}", "Did you mean “gem”?"),
            ("spend: {xyz: 1}", "Use gem."),
            ("buy: e", "“e” matches 6 products: gems.60"),
        ])
    func meant(_ step: String, _ part: String) throws {
        let fault = try #require(try fault("  - \(step)"))
        #expect(fault.message.contains(part), "\(fault.message)")
    }

    @Test("a name that a step expects to be unknown is allowed, and all other names resolve")
    func known() throws {
        let steps = """
              - expect: {availability: {rubies: unknown}}
              - buy: gems
                expect: {of: gems.60, state: finished, wallet: {gem: 60}, owned: []}
              - fault: purchase 500 product=noads
            """
        #expect(try fault(steps) == nil)
    }
}
