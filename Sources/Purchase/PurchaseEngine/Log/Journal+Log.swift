import GRDB
import StoreAPI
import StoreFiles
public import StoreModel

/// The log on the device: read by people and by shipping, kept until the merchant has it.
extension Journal {
    /// The events of an account's log on this device, oldest first.
    ///
    /// - Parameters:
    ///   - sequence: Only those after this one.
    ///   - since: Only those that happened at or after this moment, by the device's wall clock.
    ///   - newest: At most so many, the newest ones.
    /// - Throws: ``JournalError``; a journal that is older than the log has none.
    public func log(
        of account: AccountName, after sequence: Int64 = 0, since: Timestamp? = nil,
        newest: Int = .max
    ) throws(JournalError) -> [LoggedEvent] {
        try reading { database in
            try Self.log(
                of: account, after: sequence, since: since, newest: newest, in: database)
        }
    }

    /// As ``log(of:after:since:newest:)``, inside a transaction.
    static func log(
        of account: AccountName, after sequence: Int64 = 0, since: Timestamp? = nil,
        newest: Int = .max, in database: Database
    ) throws -> [LoggedEvent] {
        guard let state = try logState(database, account) else { return [] }
        return try Row.fetchAll(
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

    /// Where an account's log stands; nil where it has not begun.
    public func logState(of account: AccountName) throws(JournalError) -> LogState? {
        try reading { try Self.logState($0, account) }
    }

    /// The next events to ship after a number; nil when there are none.
    func logBatch(
        of account: AccountName, after sequence: Int64?
    ) throws(JournalError) -> LogBatch? {
        try reading { database in
            guard let state = try Self.logState(database, account) else { return nil }
            // Read in passing: in a copy of a row each column is looked for among all of them.
            let events = try Array(
                Row.fetchCursor(
                    database.cachedStatement(
                        sql: """
                            SELECT * FROM log_events WHERE chain = ? AND sequence > ?
                            ORDER BY sequence LIMIT ?
                            """),
                    arguments: [
                        state.chain.rawValue, sequence ?? state.acknowledged, LogBatch.limit,
                    ]
                ).map(LogRow.event))
            guard !events.isEmpty else { return nil }
            return LogBatch(events: events, earliest: state.earliest)
        }
    }

    /// Records how far the merchant has the log, and drops old events that it has, inside a transaction.
    static func acknowledgeLog(
        _ news: LogAcknowledgement, of account: AccountName, in database: Database
    ) throws {
        try database.execute(
            cached: """
                UPDATE log_chains SET acknowledged = ?, finding = coalesce(?, finding)
                WHERE account = ?
                """, arguments: [news.sequence, news.finding?.rawValue, account.rawValue])
        guard let state = try logState(database, account) else { return }
        let end = min(state.acknowledged, state.last - news.kept)
        // Many at a time, so that it costs nothing each time.
        guard end - state.earliest >= news.kept / 10 else { return }
        try dropLog(of: state.chain, upTo: end, in: database)
    }

    private static func dropLog(
        of chain: LogChainID, upTo end: Int64, in database: Database
    ) throws {
        let condition = "chain = :chain AND sequence <= :end"
        let arguments: StatementArguments = ["chain": chain.rawValue, "end": end]
        // The records of dropped events have none any more, which is no fault of the log.
        try database.execute(
            sql: """
                UPDATE log_chains SET told_after = max(told_after,
                    coalesce((SELECT max(record) FROM log_events WHERE \(condition)), 0))
                WHERE chain = :chain
                """, arguments: arguments)
        try database.execute(
            sql: "DELETE FROM log_events WHERE \(condition)", arguments: arguments)
    }

    /// As ``logState(of:)``, inside a transaction.
    static func logState(_ database: Database, _ account: AccountName) throws -> LogState? {
        // A reader never migrates, and an older kiosk made no log.
        guard try database.tableExists("log_chains") else { return nil }
        let row = try Row.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT chain, acknowledged, finding,
                        (SELECT min(sequence) FROM log_events AS e WHERE e.chain = c.chain)
                            AS earliest,
                        (SELECT max(sequence) FROM log_events AS e WHERE e.chain = c.chain) AS last
                    FROM log_chains AS c WHERE account = ?
                    """), arguments: [account.rawValue])
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
