import GRDB
import StoreAudit
import StoreFiles
import StoreModel
import StoreSigning

/// Reads the event log of a journal from its file without trusting the contents.
enum UntrustedLogReader {
    /// Returns the log chains with their stored events; empty for a journal that is older than the log.
    static func chains(_ database: Database) throws -> [LogChainAuditRecord] {
        guard try database.tableExists("log_chains") else { return [] }
        return try ResultRow.fetchAll(
            database, cached: "SELECT chain, account, acknowledged FROM log_chains ORDER BY chain"
        ).map { row in
            let chain = try row.text("chain")
            let acknowledged = try row.integer("acknowledged")
            let events = try events(database, of: chain)
            let first = events.first
            return LogChainAuditRecord(
                id: chain, account: AccountName(try row.text("account")),
                events: events.map {
                    LogEventAuditRecord($0, isAcknowledged: $0.sequence <= acknowledged)
                },
                pruned: max(0, (first?.sequence ?? 1) - 1),
                // Pruned events were acknowledged, so the merchant has the beginning of the chain.
                start: first.map { $0.sequence > 1 ? $0.link.previousHash : HashChain.genesis }
                    ?? HashChain.genesis)
        }
    }

    /// Returns the detail texts of the log.
    static func texts(_ database: Database, of device: DeviceName) throws -> [LoggedText] {
        guard try database.tableExists("log_events") else { return [] }
        return try ResultRow.fetchAll(
            database,
            cached: "SELECT sequence, detail FROM log_events WHERE detail != '' ORDER BY sequence"
        ).map { row in
            let sequence = try row.integer("sequence")
            return LoggedText(location: "\(device) log \(sequence)", text: try row.text("detail"))
        }
    }

    /// Returns records that are missing in the log, log events without a record, and chains with wrong bounds.
    static func differences(_ database: Database) throws -> [StateDifference] {
        guard try database.tableExists("log_chains") else { return [] }
        let unloggedRecords = try ResultRow.fetchAll(
            database,
            cached: """
                SELECT r.sequence FROM records AS r JOIN log_chains AS c USING (account)
                LEFT JOIN log_events AS e ON e.record = r.sequence AND e.chain = c.chain
                WHERE r.sequence > c.told_after AND e.record IS NULL ORDER BY 1
                """
        ).map { row in
            let sequence = try row.integer("sequence")
            return StateDifference(
                subject: "record \(sequence)", sentence: "The event log has no event for it.")
        }
        let eventsWithoutRecord = try ResultRow.fetchAll(
            database,
            cached: """
                SELECT e.sequence, e.chain FROM log_events AS e
                LEFT JOIN records AS r ON r.sequence = e.record
                WHERE e.family = 'state' AND r.sequence IS NULL
                """
        ).map { row in
            let sequence = try row.integer("sequence")
            return StateDifference(
                subject: "log event \(sequence)",
                sentence: "Its record is missing.")
        }
        let outside = try ResultRow.fetchAll(
            database,
            cached: """
                SELECT c.chain FROM log_chains AS c WHERE EXISTS (
                    SELECT 1 FROM log_events AS e WHERE e.chain = c.chain
                        AND e.record <= c.told_after)
                OR (SELECT max(sequence) FROM log_events AS e WHERE e.chain = c.chain)
                    < c.acknowledged
                """
        ).map { row in
            StateDifference(
                subject: try row.text("chain"),
                sentence: "The log has an event from before its start, or ends before the "
                    + "merchant's copy.")
        }
        return unloggedRecords + eventsWithoutRecord + outside
    }

    private static func events(_ database: Database, of chain: String) throws -> [LogEvent] {
        try ResultRow.fetchAll(
            database, cached: "SELECT * FROM log_events WHERE chain = ? ORDER BY sequence",
            arguments: [chain]
        ).map(LogRow.event)
    }
}

extension LogEventAuditRecord {
    /// Creates the audit record of a device's log event.
    fileprivate init(_ event: LogEvent, isAcknowledged: Bool) {
        self.init(
            id: event.id.rawValue, sequence: event.sequence,
            previousHash: event.link.previousHash, hash: event.hash,
            hasValidHash: LogHashChain.hash(of: event) == event.hash, isAcknowledged: isAcknowledged
        )
    }
}
