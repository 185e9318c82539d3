import GRDB

/// Fills the files of a store and a merchant with the transactions of many customers, in bulk.
///
/// One customer, ``account``, has every fifth transaction. Half of all are consumables with an order, the others are
/// subscription periods without an order; all are finished except the newest few of that customer. Each has its charge,
/// its change, its steps and a sent notification; every hundredth notification failed. The merchant has a grant for
/// each.
package struct LongHistory {
    /// The customer with the long history.
    package static let account = "big"
    /// The device of that customer.
    package static let device = "phone"

    private let transactions: Int
    private let bundleID: String
    private let product: String
    private let end: Int64

    /// Describes the data.
    ///
    /// - Parameters:
    ///   - transactions: The total number of transactions.
    ///   - bundleID: The app of the store.
    ///   - product: The consumable.
    ///   - end: The date of the newest transaction in milliseconds since 1970; they are a second apart.
    package init(transactions: Int, bundleID: String, product: String, end: Int64) {
        self.transactions = transactions
        self.bundleID = bundleID
        self.product = product
        self.end = end
    }

    /// The id of the first transaction.
    private static let first: Int64 = 2_000_000_000_000_000

    /// Returns the id of the transaction with a number, from 0.
    package static func transaction(_ number: Int) -> String { String(first + Int64(number)) }

    /// Returns the merchant's order number of the transaction with an odd number.
    package static func order(_ number: Int) -> String {
        let digits = String(number + 1)
        return "M-2026-" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    }

    /// Writes the rows to files that the product created and that are empty.
    ///
    /// - Throws: `DatabaseError`.
    package func fill(folder: String) throws {
        try fill(folder + "/store.sqlite", Self.store)
        try fill(folder + "/merchant.sqlite", Self.merchant)
    }

    /// Indexes are recreated after the rows are written, which is several times as fast since they are written in
    /// order.
    private func fill(_ path: String, _ statements: [String]) throws {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        try queue.writeWithoutTransaction { database in
            try database.execute(
                sql: "PRAGMA synchronous = OFF; PRAGMA cache_size = -300000; PRAGMA temp_store = 2")
            let indexes = try Row.fetchAll(
                database,
                sql: "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL")
            try database.inTransaction {
                for index in indexes {
                    try database.execute(sql: "DROP INDEX \(index["name"] as String)")
                }
                for statement in statements {
                    try database.execute(sql: Self.numbers + statement, arguments: arguments)
                }
                for index in indexes { try database.execute(sql: index["sql"] as String) }
                return .commit
            }
            _ = try Row.fetchAll(database, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
        }
    }

    private var arguments: StatementArguments {
        [
            "count": transactions, "first": Self.first, "bundle": bundleID, "product": product,
            "start": end - Int64(transactions) * 1_000, "account": Self.account,
            "device": Self.device,
        ]
    }

    /// Every statement uses all arguments, so that they can be bound to each.
    private static let numbers = """
        WITH RECURSIVE
            given(first, bundle, product, start, account, device) AS (
                VALUES (:first, :bundle, :product, :start, :account, :device)),
            n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < :count),
            sale(i, id, at, buyer, version, intent, number) AS (
                SELECT i, first + i, start + i * 1000,
                    iif(i % 5 = 0, account, 'a' || (i % 20000)),
                    iif(i % 5 = 0, i / 5, i / 20000) + 1,
                    iif(i % 2, printf('01900000-0000-7000-8000-%012x', i), NULL),
                    printf('M-2026-%06d', i + 1)
                FROM n, given)

        """

    private static let store = [
        """
        INSERT INTO transactions (
            id, original_id, account, device, intent_id, merchant_order, order_id, bundle_id,
            product_id, type, quantity, purchase_date, original_purchase_date, storefront,
            storefront_id, currency, price, finished_at, expires_date, is_renewal, group_id)
        SELECT id, id, buyer, device, intent, number, printf('MT%010d', i), bundle,
            iif(i % 2, product, 'gold'),
            iif(i % 2, 'Consumable', 'Auto-Renewable Subscription'), 1, at, at, 'USA', '143441',
            'USD', 990, iif(i % 2 = 0 AND buyer = account AND i > :count - 100, NULL, at + 1),
            iif(i % 2, NULL, at + 1000), iif(i % 2, 0, 1), iif(i % 2, NULL, 'club')
        FROM sale, given
        """,
        """
        INSERT INTO orders (
            intent_id, content, account, device, merchant_order, app_account_token, bundle_id,
            product_id, type, quantity, unit_price, currency, storefront, storefront_id, state,
            transaction_id, at)
        SELECT intent, '{}', buyer, device, number, '7e3fb20b-4cdb-47cc-936d-99d65f608138', bundle,
            product, 'Consumable', 1, 990, 'USD', 'USA', '143441', 'purchased', id, at
        FROM sale, given WHERE intent IS NOT NULL
        """,
        """
        INSERT INTO charges (transaction_id, number, kind, account, amount, currency, at)
        SELECT id, 0, 'charge', buyer, 990, 'USD', at FROM sale
        """,
        """
        INSERT INTO changes (account, device, kind, ref)
        SELECT buyer, device, 'transaction', CAST(id AS TEXT) FROM sale, given
        """,
        """
        INSERT INTO steps (intent_id, transaction_id, kind, detail, at)
        SELECT intent, id, 'charged', '', at FROM sale
        """,
        """
        INSERT INTO notifications (
            uuid, type, subtype, transaction_id, at, original_id, signed_at, account, outcome)
        SELECT printf('01900000-0000-7000-9000-%012x', i), iif(i % 3, 'ONE_TIME_CHARGE', 'REFUND'),
            NULL, id, at, id, at, buyer, i % 100 != 0
        FROM sale
        """,
        """
        INSERT INTO notification_attempts (notification, number, result, at)
        SELECT i + 1, 1, iif(i % 100, 'SUCCESS', 'TIMED_OUT'), at FROM sale
        """,
        """
        INSERT INTO accounts (account, storefront, created_at)
        SELECT buyer, 'USA', start FROM sale, given WHERE i < 20000 GROUP BY buyer
        """,
        """
        INSERT INTO balances (account, currency, paid)
        SELECT buyer, 'USD', count(*) * 990 FROM sale GROUP BY buyer
        """,
    ]

    private static let merchant = [
        """
        INSERT INTO players (account, token, created_at)
        SELECT buyer, printf('01900000-0000-7000-a000-%012x', i), start
        FROM sale, given WHERE i < 20000 GROUP BY buyer
        """,
        """
        INSERT INTO numbers (serial, number, intent_id, account, product_id, quantity, at)
        SELECT i + 1, number, intent, buyer, product, 1, at FROM sale, given
        WHERE intent IS NOT NULL
        """,
        """
        INSERT INTO grants (
            environment, transaction_id, original_id, account, product_id, type, intent_id,
            is_credited, at)
        SELECT 'Sandbox', CAST(id AS TEXT), CAST(id AS TEXT), buyer, product, 'Consumable', intent,
            1, at
        FROM sale, given
        """,
        """
        INSERT INTO ledger (
            account, version, at, kind, good, change, balance, environment, transaction_id,
            merchant_order, note)
        SELECT buyer, row_number() OVER (PARTITION BY buyer ORDER BY i), at, 'grant', 'gem', 1,
            row_number() OVER (PARTITION BY buyer ORDER BY i), 'Sandbox', CAST(id AS TEXT), number,
            ''
        FROM sale
        """,
        """
        INSERT INTO balances (account, good, amount, debt)
        SELECT buyer, 'gem', count(*), 0 FROM sale GROUP BY buyer
        """,
        """
        INSERT INTO steps (intent_id, transaction_id, kind, detail, at)
        SELECT intent, CAST(id AS TEXT), 'granted', '', at FROM sale
        """,
    ]
}
