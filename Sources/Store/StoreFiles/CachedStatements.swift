package import GRDB

/// Frequent statements are compiled once for each connection, because compiling them takes longer than running them.
extension Row {
    /// Returns the first row of a statement; nil without a row.
    package static func fetchOne(
        _ database: Database, cached sql: String,
        arguments: StatementArguments = StatementArguments()
    ) throws -> Row? {
        try fetchOne(try database.cachedStatement(sql: sql), arguments: arguments)
    }

    /// Returns the value that the closure reads from the first row of a statement; nil without a row.
    ///
    /// The row is read through a cursor, because a copied row searches all its columns for each access.
    package static func readFirst<Value>(
        _ database: Database, cached sql: String,
        arguments: StatementArguments = StatementArguments(), _ read: (Row) throws -> Value
    ) throws -> Value? {
        let statement = try database.cachedStatement(sql: sql)
        let cursor = try fetchCursor(statement, arguments: arguments)
        // The row is only valid as long as its cursor is alive.
        return try withExtendedLifetime(cursor) { try cursor.next().map(read) }
    }

    /// Returns the values that the closure reads from the rows of a statement, in their order.
    ///
    /// The rows are read through a cursor, because a copied row searches all its columns for each access.
    package static func readAll<Value>(
        _ database: Database, cached sql: String,
        arguments: StatementArguments = StatementArguments(), _ read: (Row) throws -> Value
    ) throws -> [Value] {
        let statement = try database.cachedStatement(sql: sql)
        let rows = try fetchCursor(statement, arguments: arguments)
        var values: [Value] = []
        while let row = try rows.next() { values.append(try read(row)) }
        return values
    }

    /// Returns the text in the first column of a statement's first row; nil without a row or for NULL.
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

    package static func fetchAll(
        _ database: Database, cached sql: String,
        arguments: StatementArguments = StatementArguments()
    ) throws -> [Row] {
        try fetchAll(try database.cachedStatement(sql: sql), arguments: arguments)
    }
}

extension Database {
    /// Runs a statement without a result.
    package func execute(cached sql: String, arguments: StatementArguments) throws {
        try cachedStatement(sql: sql).execute(arguments: arguments)
    }

    /// Runs the body in a savepoint of the current transaction, and undoes what it wrote if it throws.
    package func savepoint<Value>(_ body: () throws -> Value) throws -> Value {
        try cachedStatement(sql: "SAVEPOINT body").execute()
        do {
            let value = try body()
            try cachedStatement(sql: "RELEASE body").execute()
            return value
        } catch {
            // Some failures of the disk have ended the transaction already.
            guard isInsideTransaction else { throw error }
            try? cachedStatement(sql: "ROLLBACK TO body").execute()
            try? cachedStatement(sql: "RELEASE body").execute()
            throw error
        }
    }
}
