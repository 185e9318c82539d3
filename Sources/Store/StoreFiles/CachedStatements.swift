package import GRDB

/// Statements that are asked for again and again are compiled once a connection: compiling costs more than running them.
extension Row {
    /// The first row of a statement; nil without one.
    package static func fetchOne(
        _ database: Database, cached sql: String,
        arguments: StatementArguments = StatementArguments()
    ) throws -> Row? {
        try fetchOne(try database.cachedStatement(sql: sql), arguments: arguments)
    }

    /// What the first row of a statement says; nil without one.
    ///
    /// It is read in passing: in a copy of a row, each column is looked for among all of them.
    package static func first<Value>(
        _ database: Database, cached sql: String,
        arguments: StatementArguments = StatementArguments(), _ read: (Row) throws -> Value
    ) throws -> Value? {
        let statement = try database.cachedStatement(sql: sql)
        let cursor = try fetchCursor(statement, arguments: arguments)
        // A row is read from where the cursor stands, and a cursor that nobody has stands nowhere.
        return try withExtendedLifetime(cursor) { try cursor.next().map(read) }
    }

    /// The text in the first column of the first row of a statement; nil where there is none.
    package static func text(
        _ database: Database, cached sql: String, arguments: StatementArguments
    ) throws -> String? {
        let statement = try database.cachedStatement(sql: sql)
        switch try DatabaseValue.fetchOne(statement, arguments: arguments)?.storage {
        case nil, .null: return nil
        case .string(let text): return text
        default: throw DamagedRow(column: statement.columnNames.first ?? "")
        }
    }

    /// All rows of a statement.
    package static func fetchAll(
        _ database: Database, cached sql: String,
        arguments: StatementArguments = StatementArguments()
    ) throws -> [Row] {
        try fetchAll(try database.cachedStatement(sql: sql), arguments: arguments)
    }
}

extension Database {
    /// Runs a statement that answers nothing.
    package func execute(cached sql: String, arguments: StatementArguments) throws {
        try cachedStatement(sql: sql).execute(arguments: arguments)
    }
}
