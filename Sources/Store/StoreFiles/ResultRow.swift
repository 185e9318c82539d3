package import GRDB
package import StoreModel

/// A row that a statement returned.
///
/// Its columns are read without trusting their contents: a value of another type makes the row damaged and is not
/// converted. GRDB's own rows trap on such values, and build a dictionary of the column names for each statement that
/// runs. Names are compared exactly; of equal names, the first is read.
package struct ResultRow: Sendable {
    private let columns: [String]
    private let values: [DatabaseValue.Storage]

    /// Reads the current row of a statement that is running, of which the first value is read already.
    private init(_ first: DatabaseValue, _ statement: Statement) {
        columns = statement.columnNames
        values = columns.indices.map { index in
            guard index > 0 else { return first.storage }
            return DatabaseValue(sqliteStatement: statement.sqliteStatement, index: CInt(index))
                .storage
        }
    }

    // MARK: Rows

    /// Returns a cursor over the rows of a statement, which is compiled only once for each connection.
    ///
    /// Frequent statements are kept, because compiling them takes longer than running them.
    package static func fetchCursor(
        _ database: Database, cached sql: String,
        arguments: StatementArguments = StatementArguments()
    ) throws -> some Cursor<ResultRow> {
        try rows(of: try database.cachedStatement(sql: sql), arguments)
    }

    /// Returns a cursor over the rows of a statement that is not kept.
    package static func fetchCursor(
        _ database: Database, sql: String, arguments: StatementArguments = StatementArguments()
    ) throws -> some Cursor<ResultRow> {
        try rows(of: try database.makeStatement(sql: sql), arguments)
    }

    private static func rows(
        of statement: Statement, _ arguments: StatementArguments
    ) throws -> some Cursor<ResultRow> {
        try DatabaseValue.fetchCursor(statement, arguments: arguments).map { first in
            ResultRow(first, statement)
        }
    }

    /// Returns the first row of a statement that is kept; nil without a row.
    package static func fetchOne(
        _ database: Database, cached sql: String,
        arguments: StatementArguments = StatementArguments()
    ) throws -> ResultRow? {
        try fetchCursor(database, cached: sql, arguments: arguments).next()
    }

    /// Returns the first row of a statement; nil without a row.
    package static func fetchOne(
        _ database: Database, sql: String, arguments: StatementArguments = StatementArguments()
    ) throws -> ResultRow? {
        try fetchCursor(database, sql: sql, arguments: arguments).next()
    }

    /// Returns the rows of a statement that is kept.
    package static func fetchAll(
        _ database: Database, cached sql: String,
        arguments: StatementArguments = StatementArguments()
    ) throws -> [ResultRow] {
        try Array(fetchCursor(database, cached: sql, arguments: arguments))
    }

    /// Returns the rows of a statement.
    package static func fetchAll(
        _ database: Database, sql: String, arguments: StatementArguments = StatementArguments()
    ) throws -> [ResultRow] {
        try Array(fetchCursor(database, sql: sql, arguments: arguments))
    }

    /// Returns the text in the first column of a statement's first row; nil without a row or for NULL.
    package static func text(
        _ database: Database, cached sql: String, arguments: StatementArguments
    ) throws -> String? {
        guard let row = try fetchOne(database, cached: sql, arguments: arguments) else {
            return nil
        }
        return try row.columns.first.flatMap(row.optionalText)
    }

    // MARK: Columns

    /// Returns a required integer.
    package func integer(_ column: String) throws(DamagedRow) -> Int64 {
        try required(try optionalInteger(column), column)
    }

    package func optionalInteger(_ column: String) throws(DamagedRow) -> Int64? {
        switch storage(column) {
        case .null: nil
        case .int64(let number): number
        default: throw DamagedRow(column: column)
        }
    }

    /// Returns a required text.
    package func text(_ column: String) throws(DamagedRow) -> String {
        try required(try optionalText(column), column)
    }

    package func optionalText(_ column: String) throws(DamagedRow) -> String? {
        switch storage(column) {
        case .null: nil
        case .string(let text): text
        default: throw DamagedRow(column: column)
        }
    }

    /// Returns a required case of an enumeration.
    package func enumCase<Word: RawRepresentable<String>>(_ column: String) throws(DamagedRow)
        -> Word
    {
        try required(Word(rawValue: try text(column)), column)
    }

    /// Returns an optional case of an enumeration.
    package func optionalEnumCase<Word: RawRepresentable<String>>(
        _ column: String
    ) throws(DamagedRow) -> Word? {
        guard try optionalText(column) != nil else { return nil }
        return try enumCase(column)
    }

    /// Returns a required timestamp.
    package func moment(_ column: String) throws(DamagedRow) -> Timestamp {
        Timestamp(milliseconds: try integer(column))
    }

    /// Returns a required timestamp from 1970 to 9999, at which an event can have happened.
    package func date(_ column: String) throws(DamagedRow) -> Timestamp {
        let moment = try moment(column)
        guard (0...253_402_300_799_999).contains(moment.milliseconds) else {
            throw DamagedRow(column: column)
        }
        return moment
    }

    package func optionalMoment(_ column: String) throws(DamagedRow) -> Timestamp? {
        try optionalInteger(column).map { Timestamp(milliseconds: $0) }
    }

    /// Returns the value of a column; NULL if the column is missing.
    package func storage(_ column: String) -> DatabaseValue.Storage {
        columns.firstIndex(of: column).map { values[$0] } ?? .null
    }

    private func required<Value>(_ value: Value?, _ column: String) throws(DamagedRow) -> Value {
        guard let value else { throw DamagedRow(column: column) }
        return value
    }
}
