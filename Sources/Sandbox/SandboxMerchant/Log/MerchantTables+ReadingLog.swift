import FoundationEssentials
import GRDB
import SandboxTables
import StoreAPI
import StoreFiles
import StoreModel

/// Reads the device logs: events as they were first received, chains and findings.
extension MerchantTables {
    /// The sequence number of the last event of a chain; 0 for an empty chain.
    func lastEvent(of chain: LogChainID) throws -> Int64 {
        try ResultRow.fetchOne(
            database, cached: "SELECT max(sequence) AS last FROM log_events WHERE chain = ?",
            arguments: [chain.rawValue])?.optionalInteger("last") ?? 0
    }

    /// Returns the events of a chain that have the sequence number or the ID of one of the given events, and the one
    /// before them.
    func logEvents(around events: [LogEvent], of chain: LogChainID) throws -> [LogEvent] {
        guard let first = events.first, let last = events.last else { return [] }
        let inRange = try ResultRow.fetchAll(
            database,
            cached: "SELECT * FROM log_events WHERE chain = ? AND sequence BETWEEN ? AND ?",
            arguments: [chain.rawValue, first.sequence - 1, last.sequence])
        // CROSS JOIN makes SQLite start from the IDs. Otherwise its planner scans the whole chain, which it expects to
        // be shorter.
        let ids = String(
            decoding: try JSONEncoder().encode(events.map(\.id.rawValue)), as: UTF8.self)
        let sameID = try ResultRow.fetchAll(
            database,
            cached: """
                SELECT log_events.* FROM json_each(?) AS ids
                CROSS JOIN log_events ON chain = ? AND log_events.id = ids.value
                """, arguments: [ids, chain.rawValue])
        return try (inRange + sameID).map(LogRow.event)
    }

    /// Returns the events of a chain in order of their sequence numbers.
    func logEvents(of chain: LogChainID) throws -> [LogEvent] {
        try ResultRow.fetchAll(
            database, cached: "SELECT * FROM log_events WHERE chain = ? ORDER BY sequence",
            arguments: [chain.rawValue]
        ).map(LogRow.event)
    }

    /// Returns the newest events of an account's devices in order of arrival. With a reference, returns only those of
    /// its order, whether they name the intent or its transaction.
    func log(
        of account: AccountName, about reference: OrderReference? = nil, limit: Int
    ) throws -> [ReceivedLogEvent] {
        guard let reference else {
            return try received(Self.newest, [account.rawValue, limit]).reversed()
        }
        let (own, other, id, names) = Self.statements(about: reference)
        var events = try received(own, [account.rawValue, id, limit])
        // Events that name only the transaction belong to the intent that another event names together with it.
        for name in Set(events.compactMap { names($0.event.entry) }) {
            events += try received(other, [account.rawValue, name, limit])
        }
        let known = Dictionary(events.map { ($0.event.link, $0) }) { first, _ in first }
        return Array(known.values.sorted(by: Self.isEarlier).suffix(limit))
    }

    private func received(
        _ sql: String, _ arguments: StatementArguments
    ) throws -> [ReceivedLogEvent] {
        try ResultRow.fetchAll(database, cached: sql, arguments: arguments).map { row in
            ReceivedLogEvent(
                event: try LogRow.event(row), device: DeviceName(try row.text("device")),
                receivedAt: try row.moment("received_at"))
        }
    }

    private static func isEarlier(_ left: ReceivedLogEvent, _ right: ReceivedLogEvent) -> Bool {
        let (first, second) = (left.event.link, right.event.link)
        return (left.receivedAt, first.chain.rawValue, first.sequence)
            < (right.receivedAt, second.chain.rawValue, second.sequence)
    }

    private static let eventsAndDevices = """
        SELECT e.*, c.device AS device FROM log_events AS e JOIN log_chains AS c USING (chain)
        """
    private static let newestFirst =
        "ORDER BY e.received_at DESC, e.chain DESC, e.sequence DESC LIMIT ?"
    private static let newest = "\(eventsAndDevices) WHERE e.account = ? \(newestFirst)"
    private static let ofIntent =
        "\(eventsAndDevices) WHERE e.account = ? AND e.intent_id = ? \(newestFirst)"
    private static let ofTransaction =
        "\(eventsAndDevices) WHERE e.account = ? AND e.transaction_id = ? \(newestFirst)"

    /// Returns the statement that finds an order's events by the reference, the statement for its other ID, the
    /// reference's ID, and how to read the other ID from an event.
    private static func statements(
        about reference: OrderReference
    ) -> (own: String, other: String, id: String, names: (LogEntry) -> String?) {
        switch reference {
        case .intent(let id):
            (ofIntent, ofTransaction, id.rawValue, { $0.transactionID?.rawValue })
        case .transaction(let id):
            (ofTransaction, ofIntent, id.rawValue, { $0.intentID?.rawValue })
        }
    }

    /// Returns the chains of one account, or of all accounts, in the order in which they began.
    func logChains(of account: AccountName? = nil) throws -> [LogChainSummary] {
        let rows =
            try account.map {
                try ResultRow.fetchAll(
                    database,
                    cached: "SELECT * FROM log_chains WHERE account = ? ORDER BY at, chain",
                    arguments: [$0.rawValue])
            } ?? ResultRow.fetchAll(database, cached: "SELECT * FROM log_chains ORDER BY at, chain")
        return try rows.map { row in
            let chain = LogChainID(try row.text("chain"))
            return LogChainSummary(
                id: chain, account: AccountName(try row.text("account")),
                device: DeviceName(try row.text("device")),
                since: try row.moment("at"),
                eventCount: try row.integer("events"), findings: try findings(of: chain))
        }
    }

    private func findings(of chain: LogChainID) throws -> [LogFinding] {
        try ResultRow.fetchAll(
            database, cached: "SELECT * FROM log_findings WHERE chain = ? ORDER BY seq",
            arguments: [chain.rawValue]
        ).map { row in
            let event = try row.optionalText("event").map { body in
                try JSONDecoder().decode(LogEvent.self, from: Data(body.utf8))
            }
            return LogFinding(
                try row.enumCase("kind"), chain: chain, sequence: try row.integer("sequence"),
                at: try row.moment("at"), event: event)
        }
    }
}
