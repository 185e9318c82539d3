import GRDB

/// The rows that databases hold when they are new, so that they can be made new again without being opened again.
///
/// Opening a file, checking it and compiling the statements that are asked of it costs more than a short story that is
/// written into it. It is for files that nobody else has open, and of whose past nobody is to know.
package struct DatabaseReset: Equatable, Sendable {
    /// The tables of each.
    private let databases: [[Table]]

    private struct Table: Equatable {
        let name: String
        let rows: [[DatabaseValue]]

        /// The names are those of the program's own schema, never from outside. Without a condition, SQLite writes the
        /// pages of an empty table anew.
        var deletion: String { "DELETE FROM \(name) WHERE true" }

        func insertion(of row: [DatabaseValue]) -> String {
            "INSERT INTO \(name) VALUES (\(databaseQuestionMarks(count: row.count)))"
        }
    }

    /// Remembers the rows of files that were just made.
    ///
    /// - Throws: ``FileFailure`` where one cannot be read.
    package init(of open: OpenDatabases) throws(FileFailure) {
        databases = try open.queues.map { (queue) throws(FileFailure) in
            try DatabaseFile.translating(queue.path) { try queue.looking(Self.tables) }
        }
    }

    private static func tables(_ database: Database) throws -> [Table] {
        try names(database).map { name in
            let rows = try Row.fetchAll(database, sql: "SELECT * FROM \(name)")
            return Table(name: name, rows: rows.map { Array($0.databaseValues) })
        }
    }

    /// The tables, each before those to which its rows refer; the last is SQLite's own memory of the numbers that it has
    /// given.
    ///
    /// In this order each statement leaves references whole: `PRAGMA defer_foreign_keys` would have SQLite compile every
    /// statement of the connection anew.
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
            // Tables that refer to each other have no order, and cannot be wiped while there are such rows.
            names += free.isEmpty ? left : free
            left = free.isEmpty ? [] : left.filter(awaited.contains)
        }
        return names + (try database.tableExists("sqlite_sequence") ? ["sqlite_sequence"] : [])
    }

    /// Takes back whatever was written since into files that held this when they were new.
    ///
    /// - Parameter open: Files with the same tables, in the same order.
    /// - Throws: ``FileFailure`` where one cannot be written, or has grown too large to pass for a new one; then it is as
    ///   it was, and those after it are.
    package func wipe(_ open: OpenDatabases) throws(FileFailure) {
        for (tables, queue) in zip(databases, open.queues) {
            // The room of a long story would be checked, as that of a large file is, in all that come after it.
            guard !DatabaseFile.isLarge(queue.path) else {
                throw .io(path: queue.path, detail: "it has grown too large to be made new")
            }
            try DatabaseFile.translating(queue.path) {
                try queue.inDatabase { database in
                    try Self.wipe(tables, in: database)
                    // Whoever copies the files copies the log with them.
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

    /// How long the log of a file may grow, in bytes, before it is taken in.
    private static let longLog: Int64 = 1 << 20
}
