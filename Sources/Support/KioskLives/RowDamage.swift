import KioskScenario
import SandboxStore
import StoreFiles
import StoreModel

/// Unreadable rows of one customer: an overdue charge and a subscription that is due.
///
/// They must not affect other customers. The steps of scenarios do not name these products.
enum RowDamage {
    private static let account = "unreadable"

    /// Inserts the rows, which are due from the third day on.
    static func insert(into files: WorldFiles, at start: Timestamp) throws {
        let transactions = [
            (id: 1, product: "other", type: "Consumable", currency: "dollars"),
            (id: 2, product: "other.monthly", type: "Auto-Renewable Subscription", currency: "USD"),
        ].map { row in
            """
            INSERT INTO transactions (id, original_id, account, device, merchant_order, bundle_id,
                product_id, type, quantity, purchase_date, original_purchase_date, storefront,
                storefront_id, currency, price)
            VALUES (\(row.id), \(row.id), '\(account)', 'phone', 'none', 'com.example.lives',
                '\(row.product)', '\(row.type)', 1, \(start.milliseconds),
                \(start.milliseconds), 'USA', '143441', '\(row.currency)', 990);
            """
        }
        let end = start.adding(milliseconds: 3 * 86_400_000).milliseconds
        try run(
            transactions.joined() + """
                INSERT INTO subscriptions (original_id, account, group_id, origin_date, storefront,
                    state, due, product_id, level, period, price, currency, transaction_id, paid,
                    began, expires, anchor, count, run_began, renewals, is_renewing,
                    next_product_id, fails, extensions)
                VALUES (2, '\(account)', 'other', \(start.milliseconds), 'USA', 1, \(end),
                    'other.monthly', 2, 'P1M', 4990, 'USD', 2, 4990, \(start.milliseconds), \(end),
                    \(start.milliseconds), 1, \(start.milliseconds), 0, 1, 'other.monthly', 0, '{');
                """, files)
    }

    /// Removes the rows before an audit, which cannot read them.
    static func remove(from files: WorldFiles) throws {
        try run(
            """
            DELETE FROM steps WHERE transaction_id IN (1, 2);
            DELETE FROM subscriptions WHERE account = '\(account)';
            DELETE FROM transactions WHERE account = '\(account)';
            """, files)
    }

    private static func run(_ sql: String, _ files: WorldFiles) throws {
        let path = StoreFile.path(in: "\(files.folder)/embedded")
        try files.databases.execute(sql, in: path)
    }
}
