package import GRDB
package import StoreModel

/// A log event as a row of a table `log_events`.
///
/// The device's and the merchant's tables have these columns in common, and additional ones of their own.
package enum LogRow {
    private static let columns = [
        "chain", "sequence", "id", "previous_hash", "hash", "wall_ms", "monotonic_ms", "family",
        "name", "intent_id", "transaction_id", "merchant_order", "detail",
    ]

    private static func values(of event: LogEvent) -> [(any DatabaseValueConvertible)?] {
        let (link, entry) = (event.link, event.entry)
        return [
            link.chain.rawValue, link.sequence, event.id.rawValue, link.previousHash, event.hash,
            event.at.milliseconds, event.monotonic, entry.family.rawValue, entry.name,
            entry.intentID?.rawValue, entry.transactionID?.rawValue,
            entry.merchantOrder?.rawValue, entry.detail,
        ]
    }

    /// Inserts the row of an event.
    ///
    /// - Parameters:
    ///   - own: The additional columns of this table with their values. Column names come from the program, never from
    ///     outside.
    package static func insert(
        _ event: LogEvent,
        _ additionalColumns: KeyValuePairs<String, (any DatabaseValueConvertible)?>,
        into database: Database
    ) throws {
        let names = columns + additionalColumns.map(\.key)
        let places = databaseQuestionMarks(count: names.count)
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO log_events (\(names.joined(separator: ", "))) VALUES (\(places))
                """)
        try statement.execute(
            arguments: StatementArguments(values(of: event) + additionalColumns.map(\.value)))
    }

    /// Returns the recorded event of a row; the caller verifies its hash.
    package static func event(_ row: ResultRow) throws(DamagedRow) -> LogEvent {
        LogEvent(
            id: LogEventID(try row.text("id")),
            link: LogLink(
                chain: LogChainID(try row.text("chain")), sequence: try row.integer("sequence"),
                previousHash: try row.text("previous_hash")),
            at: try row.moment("wall_ms"), monotonic: try row.integer("monotonic_ms"),
            entry: try entry(row), hash: try row.text("hash"))
    }

    private static func entry(_ row: ResultRow) throws(DamagedRow) -> LogEntry {
        LogEntry(
            recorded: try row.enumCase("family"), name: try row.text("name"),
            intentID: try row.optionalText("intent_id").map { IntentID($0) },
            transactionID: try row.optionalText("transaction_id").map { TransactionID($0) },
            merchantOrder: try row.optionalText("merchant_order").map { MerchantOrder($0) },
            detail: try row.text("detail"))
    }
}
