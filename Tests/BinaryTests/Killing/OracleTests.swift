import KioskFaults
import KioskTestSupport
import Testing

/// Tests that the independent check of the ledgers detects every falsification of the files.
@Suite("The oracle")
struct OracleTests {
    /// A falsification: the changed file, the change, and the expected finding.
    struct Lie: Sendable, CustomTestStringConvertible {
        let file: @Sendable (Profile) -> String
        let sql: String
        let told: String

        var testDescription: String { told }
    }

    private static let store: @Sendable (Profile) -> String = { $0.store }
    private static let merchant: @Sendable (Profile) -> String = { $0.merchant }
    private static let device: @Sendable (Profile) -> String = { $0.journal() }

    private static let lies = [
        Lie(file: store, sql: "DELETE FROM charges", told: "was sold at a price but not charged"),
        Lie(file: store, sql: "UPDATE charges SET amount = 1", told: "is not the price times"),
        Lie(file: store, sql: "UPDATE balances SET paid = 0", told: "the account's balance is not"),
        Lie(file: store, sql: "DELETE FROM orders", told: "money was charged without an order"),
        Lie(
            file: store, sql: "UPDATE transactions SET finished_at = NULL",
            told: "is not finished at the store"),
        Lie(
            file: store, sql: "UPDATE transactions SET revocation_date = 1",
            told: "the money was not refunded exactly once"),
        Lie(file: merchant, sql: "DELETE FROM grants", told: "was sold but never granted"),
        Lie(
            file: merchant, sql: "UPDATE grants SET transaction_id = '7'",
            told: "was granted, but the store never sold it"),
        Lie(
            file: merchant, sql: "UPDATE grants SET revoked_at = 1",
            told: "the store and the merchant disagree"),
        Lie(
            file: merchant, sql: "UPDATE ledger SET change = change * 2",
            told: "they are not in the ledger exactly once"),
        Lie(
            file: merchant, sql: "UPDATE balances SET amount = 7",
            told: "is not the sum of the ledger"),
        Lie(file: merchant, sql: "UPDATE ledger SET version = 9", told: "the ledger has a gap"),
        Lie(
            file: device,
            sql: "DELETE FROM records WHERE event LIKE '{\"delivered\":%'",
            told: "was bought here but never delivered"),
        Lie(
            file: device,
            sql: "UPDATE records SET event = '{\"intentRecorded\":7}' WHERE sequence > 1",
            told: "was bought here but never delivered"),
        Lie(
            file: device,
            sql: """
                INSERT INTO records (sequence, previous_hash, hash, wall_ms, monotonic_ms, account,
                        transaction_id, event)
                    SELECT 99, '', '', 0, 0, account, transaction_id, event
                    FROM records WHERE event LIKE '{"delivered":%'
                """, told: "was delivered twice"),
        Lie(file: device, sql: "UPDATE payments SET is_open = 1", told: "is open at rest"),
        Lie(file: device, sql: "UPDATE deliveries SET is_open = 1", told: "is still in progress"),
        Lie(
            file: device, sql: "DELETE FROM records WHERE sequence = 1",
            told: "reached the store without an intent"),
        Lie(
            file: device, sql: "UPDATE payments SET transaction_id = '7'",
            told: "the device has another transaction"),
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
            #expect(told.contains { $0.contains(lie.told) }, "\(lie.sql): \(told)")
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
