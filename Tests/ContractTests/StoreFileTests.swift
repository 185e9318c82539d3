import GRDB
import ShopTestSupport
import StoreFiles
import StoreAPI
import StoreModel
import Testing

@testable import SandboxStore

@Suite("The store's file")
struct StoreFileTests {
    @Test("which orders a transaction answered is looked up, and not searched for")
    func handed() throws {
        let backend = try Backend()
        let plan = try StoreFile.open(folder: backend.folder).database.read { database in
            try Row.fetchAll(
                database, sql: "EXPLAIN QUERY PLAN " + StoreRows.answered,
                arguments: [1, "ann", "phone"]
            ).map { $0["detail"] as String? ?? "" }
        }
        #expect(plan.count == 1 && plan[0].contains("USING INDEX orders_by_transaction"), "\(plan)")
    }

    @Test("that an older kiosk made is led on, and what was bought with it can be finished")
    func older() async throws {
        let backend = try Backend()
        let bought = try await backend.phone().buy(try await backend.phone().gems())
        let charges = try #require(
            StoreSchema.schema.steps.compactMap { RefundFileTests.table("charges", in: $0) }.first)
        try await StoreFile.open(folder: backend.folder).database.write {
            try $0.execute(
                sql: AccountTokenFileTests.stepBack + RefundFileTests.store(charges)
                    + Self.stepBack)
        }
        let phone = try await backend.phone(on: try await backend.again())
        try await phone.store.finish(.transaction(bought.transaction.id), phone.context)
        #expect(try await phone.unfinished().isEmpty)
        let indexes = try await StoreFile.open(folder: backend.folder).database.read {
            try Int.fetchOne(
                $0,
                sql: "SELECT count(*) FROM sqlite_schema WHERE name = 'orders_by_transaction'")
        }
        #expect(indexes == 1)
    }

    /// Leads the file back to the version before orders were found by their transactions and subscriptions were sold.
    private static let stepBack =
        """
        DROP TABLE renewal_extensions;
        DROP TABLE catalog_edits;
        DROP INDEX transactions_shared;
        DROP INDEX transactions_shares;
        DROP TABLE family_members;
        DROP TABLE offer_redemptions;
        DROP TABLE offer_codes;
        DROP TABLE offer_nonces;
        DROP TABLE faults;
        DROP TABLE order_plans;
        DROP TABLE outside_purchases;
        DROP TABLE mass_extensions;
        DROP TABLE subscriptions;
        DROP INDEX transactions_introduced;
        DROP INDEX transactions_due;
        CREATE INDEX transactions_due ON transactions (purchase_date)
            WHERE finished_at IS NULL AND revocation_date IS NULL AND price > 0;
        DROP INDEX orders_by_transaction;
        """ + withoutNotificationQueues
        + added.map { "ALTER TABLE \($0.table) DROP COLUMN \($0.column);" }.joined()
        + "PRAGMA user_version = 5;"

    /// Leads the file back to the version before notifications of one subscription followed each other.
    static let withoutNotificationQueues =
        """
        DROP INDEX notifications_open;
        DROP INDEX notifications_signed;
        DROP INDEX notifications_held;
        DROP INDEX notifications_due;
        CREATE INDEX notifications_due ON notifications (due) WHERE due IS NOT NULL;

        """
        + ["original_id", "behind", "signed_at"].map {
            "ALTER TABLE notifications DROP COLUMN \($0);"
        }.joined()

    /// The columns of later versions.
    private static let added: [(table: String, column: String)] =
        [
            "expires_date", "is_renewal", "ownership", "group_id", "is_upgraded", "offer_type",
            "offer_id", "offer_period", "offer_discount", "revocation_type",
            "revocation_percentage", "shared_from", "stuck_at",
        ].map { ("transactions", $0) }
        + ["offer_type", "offer_id"].map { ("orders", $0) }
        + ["summary", "snapshot", "fault"].map { ("notifications", $0) }
}
