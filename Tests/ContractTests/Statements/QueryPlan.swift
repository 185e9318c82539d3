import GRDB
import GRDBSQLite

/// The steps with which SQLite executes a statement, from `EXPLAIN QUERY PLAN`.
struct QueryPlan {
    /// The steps of the plan.
    let steps: [String]
    private let statement: String
    private let tables: [String: String]

    /// Tables that stay small, regardless of the number of purchases.
    private static let small: Set = [
        "api_keys", "catalog_edits", "faults", "meta", "settings", "sqlite_master",
        "sqlite_schema",
    ]

    /// Tables in which one account can have any number of rows.
    private static let long: Set = [
        "changes", "deliveries", "ledger", "log_events", "numbers", "orders", "payments",
        "records", "transactions",
    ]

    /// Asks SQLite for the plan of a statement.
    ///
    /// - Throws: `DatabaseError` if the statement cannot be compiled.
    init(_ statement: String, in database: Database) throws {
        self.statement = statement
        var (prepared, steps) = (OpaquePointer?.none, [String]())
        defer { sqlite3_finalize(prepared) }
        let code = sqlite3_prepare_v2(
            database.sqliteConnection, "EXPLAIN QUERY PLAN " + statement, -1, &prepared, nil)
        guard code == SQLITE_OK else {
            throw DatabaseError(
                message: String(cString: sqlite3_errmsg(database.sqliteConnection)))
        }
        while sqlite3_step(prepared) == SQLITE_ROW {
            steps.append(sqlite3_column_text(prepared, 3).map { String(cString: $0) } ?? "")
        }
        self.steps = steps
        let indexes = try Row.fetchAll(
            database, sql: "SELECT name, tbl_name FROM sqlite_schema WHERE type = 'index'")
        tables = Dictionary(uniqueKeysWithValues: indexes.map { ($0["name"], $0["tbl_name"]) })
    }

    /// The steps whose cost grows with the number of purchases.
    var problems: [String] {
        let subqueries = steps.compactMap { step in
            step.firstMatch(of: #/^(?:CO-ROUTINE|MATERIALIZE) (.+)$/#).map { String($0.1) }
        }
        // The first rows of a table or an index, in its order.
        let isHead = statement.contains(" LIMIT ") && !statement.contains(" WHERE ")
        let isSmall = steps.allSatisfy { step in
            Self.scanned(by: step).map(Self.small.contains) ?? !step.hasPrefix("SEARCH")
        }
        return steps.filter { step in
            if step.contains("USE TEMP B-TREE") { return !isSmall }
            guard let name = Self.scanned(by: step) else { return isWholeHistory(step) }
            return !isHead && !step.contains("CONSTANT ROW") && !step.contains("VIRTUAL TABLE")
                && !Self.small.contains(name) && !subqueries.contains(name)
        }
    }

    private static func scanned(by step: String) -> String? {
        step.firstMatch(of: #/^SCAN (\(?[\w-]+\)?)/#).map { String($0.1) }
    }

    /// Whether a step reads all rows of an account.
    private func isWholeHistory(_ step: String) -> Bool {
        guard
            let search = step.firstMatch(
                of: #/^SEARCH (\w+) USING .*?(\w+) \(account=\?(?: AND \w+[<>]\?)*\)/#),
            !statement.contains(" LIMIT "), !statement.hasPrefix("SELECT max("),
            !statement.hasPrefix("SELECT min(")
        else { return false }
        return Self.long.contains(tables[String(search.2)] ?? String(search.1))
    }
}
