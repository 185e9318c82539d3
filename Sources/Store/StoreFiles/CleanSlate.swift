package import GRDB

/// What a database holds when it is new, so that it can be made new again without being opened again.
///
/// Opening a file, checking it and compiling the statements that are asked of it costs more than a short story that is
/// written into it. It is for a file that nobody else has open, and of whose past nobody is to know.
package struct CleanSlate: Sendable {
    private let database: DatabaseQueue
    private let tables: [Table]

    private struct Table: Hashable {
        let name: String
        let rows: [[DatabaseValue]]

        /// The names are those of the program's own schema, never from outside. Without a condition, SQLite writes the
        /// pages of an empty table anew.
        var deletion: String { "DELETE FROM \(name) WHERE true" }

        func insertion(of row: [DatabaseValue]) -> String {
            "INSERT INTO \(name) VALUES (\(databaseQuestionMarks(count: row.count)))"
        }
    }

    /// Remembers the rows of a file that was just made.
    ///
    /// - Throws: ``FileFailure`` where it cannot be read.
    package init(of database: DatabaseQueue) throws(FileFailure) {
        self.database = database
        tables = try DatabaseFile.translating(database.path) {
            try database.looking { database in
                try Self.names(database).map { name in
                    let rows = try Row.fetchAll(database, sql: "SELECT * FROM \(name)")
                    return Table(name: name, rows: rows.map { Array($0.databaseValues) })
                }
            }
        }
    }

    /// The tables, each before those to which its rows refer; the last is SQLite's own memory of the numbers that it has
    /// given.
    private static func names(_ database: Database) throws -> [String] {
        var left = try String.fetchAll(
            database,
            sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*'")
        let references = try left.map { name in
            try String.fetchAll(
                database, sql: "SELECT DISTINCT \"table\" FROM pragma_foreign_key_list(?)",
                arguments: [name]
            ).filter { $0 != name }
        }
        let targets = Dictionary(uniqueKeysWithValues: zip(left, references))
        var names: [String] = []
        while !left.isEmpty {
            let isTarget = Set(left.flatMap { targets[$0] ?? [] })
            let next = left.filter { !isTarget.contains($0) }
            // Tables that refer to each other go together.
            names += next.isEmpty ? left : next
            left = next.isEmpty ? [] : left.filter(isTarget.contains)
        }
        let numbers = try database.tableExists("sqlite_sequence") ? ["sqlite_sequence"] : []
        return names + numbers
    }

    /// The same for another file of its kind.
    package func of(_ other: DatabaseQueue) -> CleanSlate {
        CleanSlate(database: other, tables: tables)
    }

    private init(database: DatabaseQueue, tables: [Table]) {
        (self.database, self.tables) = (database, tables)
    }

    /// Takes back whatever was written since.
    ///
    /// - Throws: ``FileFailure``; the file is as it was before, and is not to be used for new.
    package func wipe() throws(FileFailure) {
        try DatabaseFile.translating(database.path) {
            try database.inDatabase { database in
                try database.inTransaction(.immediate) {
                    for table in tables {
                        try database.cachedStatement(sql: table.deletion).execute()
                    }
                    for table in tables.reversed() {
                        for row in table.rows {
                            try database.cachedStatement(sql: table.insertion(of: row))
                                .execute(arguments: StatementArguments(row))
                        }
                    }
                    return .commit
                }
                // The log of one story would be read, and copied, in the next one.
                _ = try database.checkpoint(.truncate)
            }
        }
    }
}

extension CleanSlate: Equatable {
    /// Whether both hold the same rows, in whichever file.
    package static func == (one: CleanSlate, other: CleanSlate) -> Bool {
        one.tables == other.tables
    }
}
