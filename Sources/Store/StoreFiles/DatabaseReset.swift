import GRDB

/// The initial rows of databases, which restore the databases to their initial state without opening them again.
///
/// Opening and checking a file and compiling its statements takes longer than a short simulated run in it. Use this
/// only for files that are not open elsewhere, and whose previous contents must not matter.
package struct DatabaseReset: Equatable, Sendable {
    /// The tables of each database.
    private let databases: [[Table]]

    private struct Table: Equatable {
        let name: String
        let rows: [[DatabaseValue]]

        /// The names come from the program's own schema, never from outside. The condition is necessary because without
        /// one, SQLite rewrites the pages of an empty table.
        var deletion: String { "DELETE FROM \(name) WHERE true" }

        func insertion(of row: [DatabaseValue]) -> String {
            "INSERT INTO \(name) VALUES (\(databaseQuestionMarks(count: row.count)))"
        }
    }

    /// Stores the rows of files that were just created.
    ///
    /// - Throws: ``FileFailure`` if a file cannot be read.
    package init(of open: OpenDatabases) throws(FileFailure) {
        databases = try open.queues.map { (queue) throws(FileFailure) in
            try DatabaseFile.translating(queue.path) { try queue.readConsistently(Self.tables) }
        }
    }

    private static func tables(_ database: Database) throws -> [Table] {
        try names(database).map { name in
            let rows = try Row.fetchAll(database, sql: "SELECT * FROM \(name)")
            return Table(name: name, rows: rows.map { Array($0.databaseValues) })
        }
    }

    /// Returns the tables, each before those that its rows refer to. The last one is SQLite's own table of assigned row
    /// IDs.
    ///
    /// In this order, each statement satisfies the foreign keys. `PRAGMA defer_foreign_keys` would make SQLite compile
    /// all statements of the connection again.
    private static func names(_ database: Database) throws -> [String] {
        var left = try String.fetchAll(
            database,
            sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*'")
        var targets: [String: [String]] = [:]
        for name in left {
            targets[name] = try String.fetchAll(
                database, sql: "SELECT DISTINCT \"table\" FROM pragma_foreign_key_list(?)",
                arguments: [name]
            ).filter { $0 != name }
        }
        var names: [String] = []
        while !left.isEmpty {
            let awaited = Set(left.flatMap { targets[$0] ?? [] })
            let free = left.filter { !awaited.contains($0) }
            // Tables that refer to each other cannot be ordered, and cannot be cleared while they contain such rows.
            names += free.isEmpty ? left : free
            left = free.isEmpty ? [] : left.filter(awaited.contains)
        }
        return names + (try database.tableExists("sqlite_sequence") ? ["sqlite_sequence"] : [])
    }

    /// Restores the initial rows of files with the same initial contents.
    ///
    /// - Parameter open: Files with the same tables, in the same order.
    /// - Throws: ``FileFailure`` if a file cannot be written or has grown too large; that file and the following ones
    ///   are not changed.
    package func wipe(_ open: OpenDatabases) throws(FileFailure) {
        for (tables, queue) in zip(databases, open.queues) {
            // The file does not shrink, and every later user would check it like any large file.
            guard !DatabaseFile.isLarge(queue.path) else {
                throw .io(path: queue.path, detail: "it is too large to be reset")
            }
            try DatabaseFile.translating(queue.path) {
                try queue.inDatabase { database in
                    try Self.wipe(tables, in: database)
                    // A copy of the files includes the log.
                    if FileStatus.size(of: queue.path + "-wal") ?? 0 > Self.longLog {
                        _ = try? database.checkpoint(.truncate)
                    }
                }
            }
        }
    }

    private static func wipe(_ tables: [Table], in database: Database) throws {
        try database.inTransaction(.immediate) {
            for table in tables { try database.cachedStatement(sql: table.deletion).execute() }
            for table in tables.reversed() {
                for row in table.rows {
                    try database.cachedStatement(sql: table.insertion(of: row))
                        .execute(arguments: StatementArguments(row))
                }
            }
            return .commit
        }
    }

    /// The size of a log in bytes above which it is checkpointed.
    private static let longLog: Int64 = 1 << 20
}
