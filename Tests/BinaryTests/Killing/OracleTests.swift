import KioskFaults
import KioskTestSupport
import Testing

/// Tests that the independent check of the ledgers detects every falsification of the files.
@Suite("The oracle")
struct OracleTests {
    /// A falsification: the changed file, the change, and the expected finding.
    struct Falsification: Sendable, CustomTestStringConvertible {
        let file: @Sendable (Profile) -> String
        let sql: String
        let expectedFinding: String

        var testDescription: String { expectedFinding }
    }

    private static let store: @Sendable (Profile) -> String = { $0.store }
    private static let merchant: @Sendable (Profile) -> String = { $0.merchant }
    private static let device: @Sendable (Profile) -> String = { $0.journal() }

    private static let lies = [
        Falsification(
            file: store, sql: "DELETE FROM charges",
            expectedFinding: "was sold at a price but not charged"),
        Falsification(
            file: store, sql: "UPDATE charges SET amount = 1",
            expectedFinding: "is not the price times"),
        Falsification(
            file: store, sql: "UPDATE balances SET paid = 0",
            expectedFinding: "the account's balance is not"),
        Falsification(
            file: store, sql: "DELETE FROM orders",
            expectedFinding: "money was charged without an order"),
        Falsification(
            file: store, sql: "UPDATE transactions SET finished_at = NULL",
            expectedFinding: "is not finished at the store"),
        Falsification(
            file: store, sql: "UPDATE transactions SET revocation_date = 1",
            expectedFinding: "the money was not refunded exactly once"),
        Falsification(
            file: merchant, sql: "DELETE FROM grants", expectedFinding: "was sold but never granted"
        ),
        Falsification(
            file: merchant, sql: "UPDATE grants SET transaction_id = '7'",
            expectedFinding: "was granted, but the store never sold it"),
        Falsification(
            file: merchant, sql: "UPDATE grants SET revoked_at = 1",
            expectedFinding: "the store and the merchant disagree"),
        Falsification(
            file: merchant, sql: "UPDATE ledger SET change = change * 2",
            expectedFinding: "they are not in the ledger exactly once"),
        Falsification(
            file: merchant, sql: "UPDATE balances SET amount = 7",
            expectedFinding: "is not the sum of the ledger"),
        Falsification(
            file: merchant, sql: "UPDATE ledger SET version = 9",
            expectedFinding: "the ledger has a gap"),
        Falsification(
            file: device,
            sql: "DELETE FROM records WHERE event LIKE '{\"delivered\":%'",
            expectedFinding: "was bought here but never delivered"),
        Falsification(
            file: device,
            sql: "UPDATE records SET event = '{\"intentRecorded\":7}' WHERE sequence > 1",
            expectedFinding: "was bought here but never delivered"),
        Falsification(
            file: device,
            sql: """
                INSERT INTO records (sequence, previous_hash, hash, wall_ms, monotonic_ms, account,
                        transaction_id, event)
                    SELECT 99, '', '', 0, 0, account, transaction_id, event
                    FROM records WHERE event LIKE '{"delivered":%'
                """, expectedFinding: "was delivered twice"),
        Falsification(
            file: device, sql: "UPDATE payments SET is_open = 1", expectedFinding: "is open at rest"
        ),
        Falsification(
            file: device, sql: "UPDATE deliveries SET is_open = 1",
            expectedFinding: "is still in progress"),
        Falsification(
            file: device, sql: "DELETE FROM records WHERE sequence = 1",
            expectedFinding: "reached the store without an intent"),
        Falsification(
            file: device, sql: "UPDATE payments SET transaction_id = '7'",
            expectedFinding: "the device has another transaction"),
    ]

    @Test("the oracle reports each falsified ledger, and nothing for sound ledgers")
    func lies() async throws {
        let good = try Profile()
        try #require(try await good.run(["buy", "gems.60"]).status == 0)
        #expect(try Oracle.violations(in: good) == [])
        for lie in Self.lies {
            let bad = try good.copy()
            try bad.execute(lie.file(bad), lie.sql)
            let told = try Oracle.violations(in: bad)
            #expect(told.contains { $0.contains(lie.expectedFinding) }, "\(lie.sql): \(told)")
        }
    }

    @Test("counts the reversal of a refund as money that was taken again")
    func reversal() async throws {
        let profile = try Profile()
        try #require(try await profile.run(["buy", "gems.60"]).status == 0)
        for (number, kind, sign) in [(1, "refund", -1), (2, "reversal", 1)] {
            try profile.execute(
                profile.store,
                """
                INSERT INTO charges (transaction_id, number, kind, account, amount, currency, at)
                    SELECT transaction_id, \(number), '\(kind)', account, \(sign) * amount, currency, at
                    FROM charges WHERE kind = 'charge'
                """)
        }
        #expect(try Oracle.violations(in: profile) == [])
    }
}
