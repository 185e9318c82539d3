import FoundationEssentials
import GRDB
import SandboxTables
import StoreAPI
import StoreFiles
import StoreModel

/// Reading: the device's word as it first came, chains, and what did not fit.
extension MerchantRows {
    /// The number of the last event of a chain; 0 for none.
    func lastEvent(of chain: LogChainID) throws -> Int64 {
        try Row.fetchOne(
            database, cached: "SELECT max(sequence) AS last FROM log_events WHERE chain = ?",
            arguments: [chain.rawValue])?.optionalInteger("last") ?? 0
    }

    /// The events of a chain that have the number or the id of one of these, or come just before them.
    func logEvents(around events: [LogEvent], of chain: LogChainID) throws -> [LogEvent] {
        guard let first = events.first, let last = events.last else { return [] }
        let inRange = try Row.fetchAll(
            database,
            cached: "SELECT * FROM log_events WHERE chain = ? AND sequence BETWEEN ? AND ?",
            arguments: [chain.rawValue, first.sequence - 1, last.sequence])
        // A join from the ids, since SQLite would look for them in the whole chain: it takes that for shorter.
        let ids = String(
            decoding: try JSONEncoder().encode(events.map(\.id.rawValue)), as: UTF8.self)
        let sameID = try Row.fetchAll(
            database,
            cached: """
                SELECT log_events.* FROM json_each(?) AS ids
                CROSS JOIN log_events ON chain = ? AND log_events.id = ids.value
                """, arguments: [ids, chain.rawValue])
        return try (inRange + sameID).map(LogRow.event)
    }

    /// The events of a chain, in its order.
    func logEvents(of chain: LogChainID) throws -> [LogEvent] {
        try Row.fetchAll(
            database, cached: "SELECT * FROM log_events WHERE chain = ? ORDER BY sequence",
            arguments: [chain.rawValue]
        ).map(LogRow.event)
    }

    /// The newest events of an account's devices in the order in which they came; with a reference, those of its order
    /// only, whether they name the intent or its transaction.
    func log(
        of account: AccountName, about reference: OrderReference? = nil, limit: Int
    ) throws -> [ReceivedLogEvent] {
        var sql = """
            SELECT e.*, c.device AS device FROM log_chains AS c JOIN log_events AS e USING (chain)
            WHERE c.account = :account
            """
        var arguments: StatementArguments = ["account": account.rawValue, "limit": limit]
        if let reference {
            let (column, other, id) = Self.columns(of: reference)
            // What names only the transaction belongs to the intent that another event names with it.
            sql += """
                 AND (e.\(column) = :id OR e.\(other) IN (
                    SELECT p.\(other) FROM log_events AS p
                    JOIN log_chains AS d ON d.chain = p.chain AND d.account = :account
                    WHERE p.\(column) = :id AND p.\(other) IS NOT NULL))
                """
            arguments += ["id": id]
        }
        sql += " ORDER BY e.received_at DESC, e.chain DESC, e.sequence DESC LIMIT :limit"
        return try Row.fetchAll(database, sql: sql, arguments: arguments).reversed().map { row in
            ReceivedLogEvent(
                event: try LogRow.event(row), device: DeviceName(try row.text("device")),
                receivedAt: try row.moment("received_at"))
        }
    }

    /// The chains of an account, or of all, in the order in which they began.
    func logChains(of account: AccountName? = nil) throws -> [LogChainReport] {
        try Row.fetchAll(
            database,
            cached: """
                SELECT * FROM log_chains WHERE account = coalesce(:account, account)
                ORDER BY at, chain
                """, arguments: ["account": account?.rawValue]
        ).map { row in
            let chain = LogChainID(try row.text("chain"))
            return LogChainReport(
                id: chain, account: AccountName(try row.text("account")),
                device: DeviceName(try row.text("device")),
                since: try row.moment("at"),
                eventCount: try row.integer("events"), findings: try findings(of: chain))
        }
    }

    private func findings(of chain: LogChainID) throws -> [LogFinding] {
        try Row.fetchAll(
            database, cached: "SELECT * FROM log_findings WHERE chain = ? ORDER BY seq",
            arguments: [chain.rawValue]
        ).map { row in
            let event = try row.optionalText("event").map { body in
                try JSONDecoder().decode(LogEvent.self, from: Data(body.utf8))
            }
            return LogFinding(
                try row.word("kind"), chain: chain, sequence: try row.integer("sequence"),
                at: try row.moment("at"), event: event)
        }
    }

    private static func columns(of reference: OrderReference) -> (String, String, String) {
        switch reference {
        case .intent(let id): ("intent_id", "transaction_id", id.rawValue)
        case .transaction(let id): ("transaction_id", "intent_id", id.rawValue)
        }
    }
}
