import GRDB
import SandboxBackend
import ShopTestSupport
import StoreFiles
import StoreAPI
import StoreModel
import Testing

@testable import SandboxStore

@Suite("The store's file")
struct StoreDatabaseTests {
    @Test("the orders that a transaction answered are found by an index")
    func handed() throws {
        let backend = try TestBackend()
        let plan = try StoreDatabase.open(folder: backend.folder).database.read { database in
            try Row.fetchAll(
                database, sql: "EXPLAIN QUERY PLAN " + StoreTables.answeredOrdersSQL,
                arguments: [1, "ann", "phone"]
            ).map { $0["detail"] as String? ?? "" }
        }
        #expect(plan.count == 1 && plan[0].contains("USING INDEX orders_by_transaction"), "\(plan)")
    }

    @Test("an older store file is migrated, and its purchases can be finished")
    func older() async throws {
        let backend = try TestBackend()
        let bought = try await backend.rawClient().buy(try await backend.rawClient().gemsRequest())
        let charges = try #require(
            StoreSchema.schema.steps.compactMap { RefundFileTests.table("charges", in: $0) }.first)
        try await StoreDatabase.open(folder: backend.folder).database.write {
            try $0.execute(
                sql: Self.withoutLongHistories + AccountTokenFileTests.stepBack
                    + RefundFileTests.store(charges) + Self.stepBack)
        }
        let phone = try await backend.rawClient(on: try await backend.reopen())
        try await phone.store.finish(.transaction(bought.transaction.id), phone.context)
        #expect(try await phone.unfinished().isEmpty)
        let indexes = try await StoreDatabase.open(folder: backend.folder).database.read {
            try Int.fetchOne(
                $0,
                sql: "SELECT count(*) FROM sqlite_schema WHERE name = 'orders_by_transaction'")
        }
        #expect(indexes == 1)
    }

    @Test("an older store file gets its app transaction IDs when it is opened")
    func apps() async throws {
        let backend = try TestBackend()
        let bought = try await backend.rawClient().purchaseAndFinish(
            try await backend.rawClient().gemsRequest())
        let version = try #require(
            StoreSchema.schema.steps.firstIndex(of: StoreSchema.longHistories))
        try await StoreDatabase.open(folder: backend.folder).database.write {
            try $0.execute(sql: Self.withoutLongHistories + "PRAGMA user_version = \(version);")
        }
        let store = try #require(try await backend.reopen().store as? EmbeddedBackend)
        let known = try #require(try await store.transaction(bought.transaction.id))
        let app = try #require(known.appTransactionID)
        #expect(try await store.customer(ofAny: TransactionID(app)) == "ann")
    }

    @Test("an older store file can be read page by page once it is open")
    func pages() async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        _ = try await phone.buy(try await phone.gemsRequest())
        _ = try await phone.store.purchase(
            try await phone.request("theme", .nonConsumable, price: 1_990, outcome: .decline),
            phone.context)
        let orders = try await backend.services.control.orders(limit: 10)
        let version = try #require(StoreSchema.schema.steps.firstIndex(of: StoreSchema.pages))
        try await StoreDatabase.open(folder: backend.folder).database.write {
            try $0.execute(sql: Self.withoutPages + "PRAGMA user_version = \(version);")
        }
        let services = try await backend.reopen()
        let page = try await services.store.unfinished(PageRequest(limit: 1), phone.context)
        #expect(page.transactions.count == 1 && page.orders.isEmpty)
        let rest = try await services.store.unfinished(
            PageRequest(after: page.next), phone.context)
        #expect(rest.transactions.isEmpty && rest.orders.count == 1 && rest.next == nil)
        #expect(orders.count == 2)
        #expect(try await services.control.orders(limit: 10) == orders)
    }

    /// Converts the file back to the version before orders had an index by transaction and subscriptions were sold.
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

    private static let settledTables = [
        "transactions", "subscriptions", "order_plans", "mass_extensions", "outbox",
    ]

    /// Converts the file back to the version before rows were set aside.
    static let withoutDueWork =
        settledTables.map { "DROP INDEX \($0)_faulty;" }.joined()
            + """
            DROP INDEX subscriptions_of_account;
            DROP INDEX notifications_faulty;
            DROP TABLE extended_ahead;
            DROP INDEX transactions_due;
            DROP INDEX transactions_due_of;
            CREATE INDEX transactions_due ON transactions (purchase_date)
                WHERE finished_at IS NULL AND revocation_date IS NULL AND price > 0
                    AND type != 'Auto-Renewable Subscription';
            DROP INDEX subscriptions_due;
            DROP INDEX subscriptions_due_of;
            CREATE INDEX subscriptions_due ON subscriptions (due, original_id) WHERE due IS NOT NULL;
            DROP INDEX order_plans_due;
            DROP INDEX order_plans_due_of;
            CREATE INDEX order_plans_due ON order_plans (due) WHERE due IS NOT NULL;
            DROP INDEX mass_extensions_open;
            CREATE INDEX mass_extensions_open ON mass_extensions (at) WHERE completed_at IS NULL;
            ALTER TABLE order_plans DROP COLUMN account;
            ALTER TABLE mass_extensions DROP COLUMN end_id;

            """
        + settledTables.map { "ALTER TABLE \($0) DROP COLUMN fault;" }.joined()

    /// Converts the file back to the version before the lists of the sandbox controls had pages.
    static let withoutControlPages =
        withoutDueWork + """
            DROP INDEX orders_newest;
            CREATE INDEX orders_newest ON orders (at, transaction_id);

            """

    /// Converts the file back to the version before lists had pages.
    static let withoutPages =
        withoutControlPages + """
            DROP INDEX transactions_waiting;
            CREATE INDEX transactions_waiting ON transactions (account, id, device)
                WHERE finished_at IS NULL AND stuck_at IS NULL;
            DROP INDEX orders_waiting;
            CREATE INDEX orders_waiting ON orders (account, device, at)
                WHERE acknowledged_at IS NULL AND state IN ('cancelled', 'declined');

            """

    /// Converts the file back to the version before the outbox had a time for each attempt.
    static let withoutOutboxRetries =
        withoutPages + """
            DROP TABLE account_keys;
            DROP INDEX outbox_due;
            DROP INDEX outbox_by_account;
            ALTER TABLE outbox DROP COLUMN account;
            ALTER TABLE outbox DROP COLUMN attempts;
            ALTER TABLE outbox DROP COLUMN not_before;

            """

    /// Converts the file back to the version before each list was read in the order of an index.
    static let withoutLongHistories =
        withoutOutboxRetries + """
            DROP INDEX transactions_open;
            DROP INDEX transactions_open_here;
            CREATE INDEX transactions_unfinished ON transactions (account, product_id)
                WHERE finished_at IS NULL;
            DROP INDEX transactions_waiting;
            DROP INDEX transactions_first;
            DROP INDEX transactions_receipts;
            DROP INDEX transactions_unordered;
            DROP INDEX transactions_shared_until;
            DROP INDEX transactions_shared;
            CREATE INDEX transactions_shared ON transactions (account, group_id, product_id, id)
                WHERE shared_from IS NOT NULL;
            DROP INDEX orders_newest;
            CREATE INDEX orders_by_time ON orders (at);
            DROP INDEX orders_by_number;
            DROP INDEX orders_waiting;
            CREATE INDEX orders_waiting ON orders (account, device)
                WHERE acknowledged_at IS NULL AND state IN ('cancelled', 'declined');
            DROP INDEX orders_by_transaction;
            CREATE INDEX orders_by_transaction ON orders (transaction_id)
                WHERE transaction_id IS NOT NULL;
            DROP INDEX offer_codes_newest;
            DROP INDEX subscriptions_by_product;
            DROP INDEX accounts_by_app;
            ALTER TABLE accounts DROP COLUMN app_transaction_id;
            DROP INDEX notifications_tried;
            DROP INDEX notifications_tried_of_type;
            DROP INDEX notifications_tried_of_subtype;
            DROP INDEX notifications_tried_of_account;
            ALTER TABLE notifications DROP COLUMN account;
            ALTER TABLE notifications DROP COLUMN outcome;

            """

    /// Converts the file back to the version before notifications of one subscription were sent in sequence.
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
