import Foundation
import KioskFaults
import KioskTestSupport
import Testing

/// Prepared databases; the ids are those of the article “Attacks”.
@Suite("Attacks on databases", .timeLimit(.minutes(5)))
struct DatabaseAttacks {
    /// SQL that changes the behavior of a database without damaging it, and the file it is for.
    private static let plants: [(file: String, sql: String)] = [
        (
            "merchant.sqlite",
            """
            CREATE TRIGGER gift AFTER INSERT ON ledger BEGIN
                UPDATE balances SET amount = amount + 1000000;
            END
            """
        ),
        (
            "store.sqlite",
            """
            CREATE TRIGGER free AFTER INSERT ON charges BEGIN
                UPDATE balances SET paid = 0;
            END
            """
        ),
        (
            "devices/phone-1/journal.sqlite",
            """
            CREATE TRIGGER forget AFTER INSERT ON records BEGIN
                DELETE FROM payments;
            END
            """
        ),
        (
            "merchant.sqlite",
            """
            ALTER TABLE balances RENAME TO real;
            CREATE VIEW balances AS SELECT account, good, 1000000 AS amount, 0 AS debt FROM real
            """
        ),
        ("store.sqlite", "CREATE TABLE more (text TEXT)"),
        ("store.sqlite", "CREATE INDEX more ON orders (upper(account))"),
        ("merchant.sqlite", "ALTER TABLE grants ADD COLUMN more TEXT AS (hex(account))"),
        ("merchant.sqlite", "DROP INDEX grants_once"),
        ("store.sqlite", "DROP TABLE steps"),
    ]

    @Test(
        "E11: a database with foreign triggers, views, columns or tables is refused and left unchanged",
        arguments: plants)
    func planted(_ plant: (file: String, sql: String)) async throws {
        let profile = try await Profile.bought(1)
        let file = profile.backend + "/" + plant.file
        try profile.execute(file, plant.sql)
        let before = try Data(contentsOf: URL(filePath: file))
        let run = try await profile.run(["buy", "gems.60", "--json"])
        #expect(run.status == 65, "\(run.status) \(run.output) \(run.errors)")
        #expect(run.output.contains("othing was changed"), "\(run.output)")
        #expect(try Data(contentsOf: URL(filePath: file)) == before)
    }
}
