import GRDB
import StoreAudit

@testable import StoreFiles

/// Changes the columns of one side's tables one at a time.
struct AuditedTables {
    /// The side: store, merchant or journal.
    let side: String
    let path: String
    let database: DatabaseQueue
    /// The records of a sound profile.
    let sound: AuditRecords
    /// Reads the records of this side again.
    let read: (FileSnapshots.Snapshot, inout AuditRecords) throws -> Void

    /// A column of a table.
    struct Column: CustomStringConvertible {
        let side: String
        let table: String
        let name: String
        let type: String
        let keys: [String]

        var description: String { "\(side).\(table).\(name)" }
    }

    /// Returns every column, in the order of the tables.
    func columns() throws -> [Column] {
        try database.inDatabase { database in
            let rows = try Row.fetchAll(
                database,
                sql: """
                    SELECT t.name AS "table", c.name AS name, c.type AS type FROM sqlite_master AS t
                    JOIN pragma_table_info(t.name) AS c
                    WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' ORDER BY t.name, c.cid
                    """)
            return try rows.map { row in
                let table: String = row["table"]
                let keys = try String.fetchAll(
                    database,
                    sql: "SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk",
                    arguments: [table])
                return Column(
                    side: side, table: table, name: row["name"], type: row["type"],
                    keys: keys.isEmpty ? ["rowid"] : keys)
            }
        }
    }

    /// Adds rows that a scenario cannot create.
    func add(_ statements: [String]) throws {
        try database.inDatabase { database in
            for statement in statements { try database.execute(sql: statement) }
        }
    }

    /// Returns whether the unchanged rows violate nothing.
    func isSound() -> Bool { database.inDatabase { !isViolated($0) } }

    /// Returns whether a change of the column is noticed.
    ///
    /// - Parameter everywhere: Whether the change must be noticed in every row instead of in any one.
    func notices(_ column: Column, everywhere: Bool = false) throws -> Bool {
        try database.inDatabase { database in
            // A forger would also bypass the constraints of the tables.
            try database.execute(
                sql: "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON")
            let rows = try Row.fetchAll(
                database, sql: "SELECT \(column.keys.joined(separator: ", ")) FROM \(column.table)")
            // A number inside a sequence cannot become the next one, which exists.
            let sample =
                stride(from: 0, to: rows.count, by: max(1, rows.count / 16)).map { rows[$0] }
                + rows.suffix(1)
            let tries = everywhere ? rows : sample
            for row in tries {
                let isNoticed = try notices(column, in: row, database)
                if isNoticed != everywhere { return isNoticed }
            }
            return everywhere && !rows.isEmpty
        }
    }

    private func notices(
        _ column: Column, in row: Row, _ database: Database
    ) throws -> Bool {
        let condition = column.keys.map { "\($0) IS ?" }.joined(separator: " AND ")
        let key = StatementArguments(row.databaseValues)
        let before = try DatabaseValue.fetchOne(
            database, sql: "SELECT \(column.name) FROM \(column.table) WHERE \(condition)",
            arguments: key)
        let others = try DatabaseValue.fetchAll(
            database,
            sql: """
                SELECT DISTINCT \(column.name) FROM \(column.table)
                WHERE \(column.name) IS NOT NULL AND \(column.name) IS NOT ? LIMIT 1
                """, arguments: [before])
        for value in others + [Self.changed(before ?? .null, column)] {
            var isNoticed: Bool?
            try database.inTransaction {
                do {
                    try database.execute(
                        sql: "UPDATE \(column.table) SET \(column.name) = ? WHERE \(condition)",
                        arguments: [value] + key)
                } catch let error as DatabaseError
                    where error.resultCode == .SQLITE_CONSTRAINT
                {
                    return .rollback
                }
                isNoticed = isViolated(database)
                return .rollback
            }
            if let isNoticed { return isNoticed }
        }
        return false
    }

    /// Returns whether an invariant is violated or the file is rejected.
    private func isViolated(_ database: Database) -> Bool {
        var facts = sound
        do {
            try read(FileSnapshots.Snapshot(path: path, database: database), &facts)
        } catch {
            return true
        }
        return !Audit.violations(facts).isEmpty
    }

    /// Returns another plausible value: an inverted flag, a number plus one, or a longer text.
    private static func changed(_ value: DatabaseValue, _ column: Column) -> DatabaseValue {
        switch value.storage {
        case .int64(let number) where column.name.hasPrefix("is_") && number < 2:
            (1 - number).databaseValue
        case .int64(let number): (number &+ 1).databaseValue
        case .string(let text): (text + "x").databaseValue
        default: column.type == "INTEGER" ? 1.databaseValue : "x".databaseValue
        }
    }
}
