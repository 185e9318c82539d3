import KioskScenario
import SandboxStore
import StoreFiles
import StoreModel

/// Damage to a row of another customer: an overdue charge, or a subscription that is due.
///
/// It must not affect any customer of the scenario, whose steps do not name the products. The row is set aside with the
/// reason, and the audit names it.
struct RowDamage: Hashable, Sendable {
    private enum Table: String {
        case transactions, subscriptions
    }

    private let table: Table
    /// The column that becomes unreadable.
    let column: String
    /// The value in SQL.
    private let value: String

    /// Damages that the seeds select from.
    static let all: [RowDamage] =
        [
            ("currency", "'dollars'"), ("type", "'Toy'"), ("original_purchase_date", "-9e18"),
            ("withdrawal", "'LOST'"),
        ].map { RowDamage(table: .transactions, column: $0, value: $1) }
        + [
            ("extensions", "'{'"), ("state", "99"), ("period", "'P0'"), ("began", "-9e18"),
            ("count", "-1"),
        ].map { RowDamage(table: .subscriptions, column: $0, value: $1) }

    private static let account = "unreadable"

    /// The key of the row.
    private var id: Int { table == .transactions ? 1 : 2 }
    private var key: String { table == .transactions ? "id" : "original_id" }

    /// The damage in words.
    var sentence: String { "\(column) = \(value) in a row of \(table.rawValue)" }

    /// Inserts the damaged row, which is due at once.
    ///
    /// - Parameter start: The beginning of the scenario.
    func insert(into files: WorldFiles, at start: Timestamp) throws {
        let bought = start.adding(milliseconds: -4 * 86_400_000).milliseconds
        let (product, type) =
            table == .transactions
            ? ("other", "Consumable") : ("other.monthly", "Auto-Renewable Subscription")
        let transaction = """
            INSERT INTO transactions (id, original_id, account, device, merchant_order, bundle_id,
                product_id, type, quantity, purchase_date, original_purchase_date, storefront,
                storefront_id, currency, price)
            VALUES (\(id), \(id), '\(Self.account)', 'phone', 'none', 'com.example.lives',
                '\(product)', '\(type)', 1, \(bought), \(bought), 'USA', '143441', 'USD', 990);
            """
        let subscription = """
            INSERT INTO subscriptions (original_id, account, group_id, origin_date, storefront,
                state, due, product_id, level, period, price, currency, transaction_id, paid,
                began, expires, anchor, count, run_began, renewals, is_renewing,
                next_product_id, fails)
            VALUES (\(id), '\(Self.account)', 'other', \(bought), 'USA', 1,
                \(start.milliseconds), 'other.monthly', 2, 'P1M', 4990, 'USD', \(id), 4990,
                \(bought), \(start.milliseconds), \(bought), 1, \(bought), 0, 1,
                'other.monthly', 0);
            """
        try Self.run(
            transaction + (table == .subscriptions ? subscription : "")
                + "UPDATE \(table.rawValue) SET \(column) = \(value) WHERE \(key) = \(id);", files)
    }

    /// Returns a sentence if the audit does not name the row with its reason.
    func violations(in files: WorldFiles) throws -> [String] {
        let source = StoreAuditReader.source(folder: "\(files.folder)/embedded")
        let rows = try FileSnapshots.read([source], open: files.databases) {
            (snapshots, _) throws(FileFailure) in
            try StoreAuditReader.setAside(snapshots[0])
        }
        let isNamed = rows.contains { row in
            row.table == table.rawValue && row.key == "\(id)"
                && row.reason.hasPrefix("The column “\(column)”")
        }
        return isNamed ? [] : ["The audit does not name the damage (\(sentence)): \(rows)."]
    }

    /// Removes the row before the audit of the invariants, which cannot read it.
    static func remove(from files: WorldFiles) throws {
        try run(
            """
            DELETE FROM steps WHERE transaction_id IN (1, 2);
            DELETE FROM subscriptions WHERE account = '\(account)';
            DELETE FROM transactions WHERE account = '\(account)';
            """, files)
    }

    private static func run(_ sql: String, _ files: WorldFiles) throws {
        let path = StoreDatabase.path(in: "\(files.folder)/embedded")
        try files.databases.execute(sql, in: path)
    }
}
