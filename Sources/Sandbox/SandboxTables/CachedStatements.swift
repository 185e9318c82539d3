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
