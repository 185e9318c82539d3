import GRDB
import StoreAPI
import StoreFiles
public import StoreModel

/// The device's event log, which is displayed and uploaded, and kept until the merchant has acknowledged it.
extension Journal {
    /// Returns the events of an account's log on this device, oldest first; none for a journal that is older than the
    /// log.
    ///
    /// - Parameters:
    ///   - sequence: Only events after this number.
    ///   - since: Only events at or after this moment, by the device's wall clock.
    ///   - newest: The maximum number of events, of which the newest are returned.
    /// - Throws: ``JournalError`` if the journal cannot be read.
    public func log(
        of account: AccountName, after sequence: Int64 = 0, since: Timestamp? = nil,
        newest: Int = .max
    ) throws(JournalError) -> [LoggedEvent] {
        try read { database in
            try Self.log(
                of: account, after: sequence, since: since, newest: newest, in: database)
        }
    }

    /// Returns events as ``log(of:after:since:newest:)`` does, inside a transaction.
    static func log(
        of account: AccountName, after sequence: Int64 = 0, since: Timestamp? = nil,
        newest: Int = .max, in database: Database
    ) throws -> [LoggedEvent] {
        guard let state = try logState(database, account) else { return [] }
        return try ResultRow.fetchAll(
            database,
            cached: """
                SELECT * FROM log_events
                WHERE chain = ? AND sequence > ? AND wall_ms >= ?
                ORDER BY sequence DESC LIMIT ?
                """,
            arguments: [
                state.chain.rawValue, sequence, since?.milliseconds ?? .min, newest,
            ]
        ).reversed().map { row in
            let event = try LogRow.event(row)
            return LoggedEvent(event: event, isAcknowledged: event.sequence <= state.acknowledged)
        }
    }

    /// Returns the state of an account's log; nil if the log does not exist yet.
    public func logState(of account: AccountName) throws(JournalError) -> LogState? {
        try read { try Self.logState($0, account) }
    }

    /// Returns the next events to upload after a number; nil at the end of the log.
    func logBatch(
        of account: AccountName, after sequence: Int64?
    ) throws(JournalError) -> LogBatch? {
        try read { database in
            guard let state = try Self.logState(database, account) else { return nil }
            let events = try ResultRow.fetchAll(
                database,
                cached: """
                    SELECT * FROM log_events WHERE chain = ? AND sequence > ?
                    ORDER BY sequence LIMIT ?
                    """,
                arguments: [
                    state.chain.rawValue, sequence ?? state.acknowledged, LogBatch.limit,
                ]
            ).map(LogRow.event)
            guard !events.isEmpty else { return nil }
            return LogBatch(events: events, earliest: state.earliest)
        }
    }

    /// Records the merchant's acknowledgement and deletes old acknowledged events, inside a transaction.
    static func acknowledgeLog(
        _ acknowledgement: LogAcknowledgement, of account: AccountName, in database: Database
    ) throws {
        try database.execute(
            cached: """
                UPDATE log_chains SET acknowledged = ?, finding = coalesce(?, finding)
                WHERE account = ?
                """,
            arguments: [
                acknowledgement.sequence, acknowledgement.finding?.rawValue, account.rawValue,
            ])
        guard let state = try logState(database, account) else { return }
        let end = min(state.acknowledged, state.last - acknowledgement.kept)
        // Events are deleted in large groups, so that most acknowledgements do not pay for it.
        guard end - state.earliest >= acknowledgement.kept / 10 else { return }
        try deleteEvents(of: state.chain, upTo: end, in: database)
    }

    private static func deleteEvents(
        of chain: LogChainID, upTo end: Int64, in database: Database
    ) throws {
        let condition = "chain = :chain AND sequence <= :end"
        let arguments: StatementArguments = ["chain": chain.rawValue, "end": end]
        // The records of deleted events are excluded from the check for missing events.
        try database.execute(
            sql: """
                UPDATE log_chains SET told_after = max(told_after,
                    coalesce((SELECT max(record) FROM log_events WHERE \(condition)), 0))
                WHERE chain = :chain
                """, arguments: arguments)
        try database.execute(
            sql: "DELETE FROM log_events WHERE \(condition)", arguments: arguments)
    }

    /// Returns the state as ``logState(of:)`` does, inside a transaction.
    static func logState(_ database: Database, _ account: AccountName) throws -> LogState? {
        // A reader never migrates the file, and older versions of kiosk did not have the table.
        guard try database.tableExists("log_chains") else { return nil }
        let row = try ResultRow.fetchOne(
            database,
            cached: """
                SELECT chain, acknowledged, finding,
                    (SELECT min(sequence) FROM log_events AS e WHERE e.chain = c.chain)
                        AS earliest,
                    (SELECT max(sequence) FROM log_events AS e WHERE e.chain = c.chain) AS last
                FROM log_chains AS c WHERE account = ?
                """, arguments: [account.rawValue])
        return try row.map { row in
            LogState(
                chain: LogChainID(try row.text("chain")),
                earliest: try row.optionalInteger("earliest") ?? 1,
                last: try row.optionalInteger("last") ?? 0,
                acknowledged: try row.integer("acknowledged"),
                finding: try row.optionalText("finding").flatMap { LogFinding.Kind(rawValue: $0) })
        }
    }
}
